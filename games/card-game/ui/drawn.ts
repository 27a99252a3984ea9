/**
 * What the table draws, and where. Its parts take their cards from here, so that an option is lit only on what can be pressed:
 * a fight gives way to all lanes while something is asked that lies on none of its cards.
 */
import type { Offered } from '@pony/protocol';
import { type AimOf, isLegal } from '@pony/ui/point';
import { keyOf, type Things } from '@pony/ui/reach';
import type { CardGameView, CardView, LocationView, PlayerView } from '../src/view.ts';

export interface Drawn {
  /** Asked for and lying nowhere on the table: cards of a search, locations to bring out. */
  readonly choices: { readonly cards: readonly number[]; readonly locations: readonly number[] };
  /** The fight that takes the place of the lanes; null: the lanes lie there. */
  readonly fight: LocationView | null;
  readonly lanes: readonly LocationView[];
  /** Seats whose reserves are seen. */
  readonly reserves: readonly PlayerView[];
  /** Seats whose hands are. */
  readonly hands: readonly PlayerView[];
  readonly things: Things;
}

interface Given {
  readonly view: CardGameView;
  /** Seats whose hands lie open to the reader. */
  readonly mine: readonly number[];
  readonly size: 'wide' | 'tablet' | 'phone';
  readonly offers: readonly Offered[];
  readonly aim: AimOf<Offered>;
  /** The reader has put the fight aside. */
  readonly aside?: boolean;
}

const carried = ({ card, items }: CardView): number[] => [card, ...items];

export function drawn({ view, mine, size, offers, aim, aside = false }: Given): Drawn {
  const named = (verb: string): number[] =>
    offers.flatMap(({ option }) => (option[0] === verb ? [Number(option[1])] : []));
  const choices = { cards: named('take'), locations: named('bring') };
  const wanted = offers.filter(isLegal).flatMap((offer) => aim(offer).path.map(keyOf));
  const hands = mine.map((seat) => view.players[seat]);
  const fought = view.locations.find((place) => place.location === view.fight?.location) ?? null;
  const isWanted = ({ seat, reserve }: PlayerView): boolean =>
    [`reserve ${seat}`, `deck ${seat}`, ...reserve.flatMap(carried).map((card) => `card ${card}`)].some((key) =>
      wanted.includes(key),
    );
  const before = new Set<string>();
  const cards = (all: readonly number[] | number): void => {
    if (typeof all !== 'number') for (const card of all) before.add(`card ${card}`);
  };
  cards(choices.cards);
  for (const location of choices.locations) before.add(`location ${location}`);
  for (const { hand, apart } of hands) {
    cards(hand);
    cards(apart);
  }
  const thingsOf = (reserves: readonly PlayerView[], lanes: readonly LocationView[]): Set<string> => {
    const out = new Set(before);
    for (const { seat, reserve } of reserves) {
      for (const card of reserve.flatMap(carried)) out.add(`card ${card}`);
      if (mine.includes(seat)) for (const kind of ['reserve', 'deck']) out.add(`${kind} ${seat}`);
    }
    for (const place of lanes) {
      out.add(`location ${place.location}`);
      for (const card of place.cards.flatMap(carried)) out.add(`card ${card}`);
    }
    return out;
  };
  const phone = size === 'phone';
  const own = (player: PlayerView): boolean => mine.includes(player.seat);
  if (fought && !aside) {
    // On a phone a fight leaves room for reserves only where something is asked of them.
    const reserves = phone ? view.players.filter(isWanted) : view.players;
    const things = thingsOf(reserves, [fought]);
    if (wanted.every((key) => things.has(key)))
      return { choices, fight: fought, lanes: view.locations, reserves, hands, things };
  }
  const reserves = phone ? view.players.filter((player) => own(player) || isWanted(player)) : view.players;
  return { choices, fight: null, lanes: view.locations, reserves, hands, things: thingsOf(reserves, view.locations) };
}
