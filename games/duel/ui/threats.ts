/** What may soon decide a Duel, from what lies open to both. Pure. */
import type { Threat } from '@pony/ui/threat';
import type { DuelView } from '../src/view.ts';
import { CARDS, RACES_TO_WIN, REGIONS, TILES } from './facts.ts';

const SIDE = ['light', 'dark'] as const;
/** The most steps one card or one tile gives. */
const MOST_STEPS = Math.max(...CARDS.map(({ rings }) => rings), ...TILES.map(({ rings }) => rings));
/** Presence in so many regions more may come of one turn: a landmark with its fortress, units and marches. */
const MOST_REGIONS = 2;
const LAST_CHAPTER = 3;
/** Cards left when the count of regions is near enough to be named: one for each side. */
const LAST_CARDS = 2;

/** Open cards and tiles that this seat can pay for and that do what is asked. */
function openTo(
  view: DuelView,
  seat: number,
  card: (id: number) => boolean,
  tile: (id: number) => boolean = () => false,
): string[] {
  const { coins } = view.sides[seat];
  return [
    ...view.layout.flatMap((slot) =>
      slot.card !== null && slot.available && slot.costs[seat] <= coins && card(slot.card) ? [`card ${slot.card}`] : [],
    ),
    ...view.tilesUp.flatMap((one) => (one.costs[seat] <= coins && tile(one.tile) ? [`tile ${one.tile}`] : [])),
  ];
}

function threatsOf(view: DuelView, seat: number): Threat[] {
  const side = view.sides[seat];
  const foe = view.sides[1 - seat];
  const out: Threat[] = [];
  const add = (id: string, rule: string, icon: Threat['icon'], n: number, by: string[] = []): void => {
    const args = { seat, n };
    out.push({ id, args, rule, icon, side: SIDE[seat], against: [1 - seat], with: by });
  };
  const races = RACES_TO_WIN - side.races;
  if (races <= 1) {
    const fresh = (card: number): boolean => CARDS[card].race >= 0 && side.raceCounts[CARDS[card].race] === 0;
    add('races', 'DU-17.3', 'pp:k-alliance', races, openTo(view, seat, fresh));
  }
  const steps = view.goal - side.quest;
  if (steps <= MOST_STEPS) {
    const far = (rings: number): boolean => rings >= steps;
    const by = openTo(
      view,
      seat,
      (card) => far(CARDS[card].rings),
      (tile) => far(TILES[tile].rings),
    );
    add(seat === 0 ? 'doom' : 'nazgul', seat === 0 ? 'DU-17.1' : 'DU-17.2', 'gi:ring', steps, by);
  }
  const regions = REGIONS.length - side.regions;
  if (regions <= MOST_REGIONS) add('regions', 'DU-17.6', 'gi:flying-flag', regions);
  const cards = view.layout.length;
  if (view.chapter === LAST_CHAPTER && cards <= LAST_CARDS && side.regions > foe.regions)
    add('count', 'DU-18.1', 'gi:flying-flag', cards);
  return out;
}

/** The roads on which a side may win with one turn more (rule 17), and the count at the end of chapter 3 (rule 18). */
export const threats = (view: DuelView): readonly Threat[] => [...threatsOf(view, 1), ...threatsOf(view, 0)];
