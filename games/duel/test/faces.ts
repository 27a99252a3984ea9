/** What a face must cost and do, checked by playing it: for the tests of the single cards. */
import assert from 'node:assert/strict';
import { CARDS, CHAINS, rules, SKILLS } from '@pony/duel';
import { type Position, playing, type Table, withCard } from './helpers.ts';

/** Grey cards that show one, two and three symbols of each skill. */
const SKILL_CARDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  R: [['ch1-grey-01'], ['ch1-grey-01', 'ch1-grey-02'], ['ch1-grey-01', 'ch2-grey-03']],
  S: [['ch1-grey-03'], ['ch1-grey-03', 'ch1-grey-04'], ['ch1-grey-03', 'ch2-grey-04']],
  C: [['ch1-grey-05'], ['ch1-grey-05', 'ch1-grey-06'], ['ch1-grey-05', 'ch2-grey-05']],
  K: [['ch1-grey-07'], ['ch1-grey-07', 'ch2-grey-01']],
  L: [['ch1-grey-08'], ['ch1-grey-08', 'ch2-grey-02']],
};

/** Cards that show exactly these symbols, say `SCC`. */
const showing = (symbols: string): string[] =>
  [...'RSCKL'].flatMap((one) => {
    const count = symbols.split(one).length - 1;
    return count === 0 ? [] : [...SKILL_CARDS[one][count - 1]];
  });

function priceOf(card: string, symbols: string): number | undefined {
  const view = withCard(card, { area: { fellowship: showing(symbols) } }).view('fellowship');
  return view.layout.find(({ slot }) => slot === 18)?.price?.coins;
}

/** The cost is exactly this: coins, then symbols, say `1KL`; `-` is free. */
function costs(card: string, cost: string): void {
  const coins = Number.parseInt(cost, 10) || 0;
  const symbols = cost.replace(/^[-\d]*/, '');
  assert.equal(priceOf(card, symbols), coins, `${card} with the symbols of its cost`);
  assert.equal(priceOf(card, ''), coins + symbols.length, `${card} without any symbol`);
  for (const one of new Set(symbols))
    assert.equal(priceOf(card, symbols.replace(one, '')), coins + 1, `${card} with one ${one} too few`);
}

const carries = (t: Table, chain: string | null): void => {
  assert.equal(t.state.chains[0], chain === null ? 0 : 1 << CHAINS.indexOf(chain));
};

/** Every card of the face, freshly played by the Fellowship at the given cost. */
function played(face: string, cost: string, chain: string | null, words: Position = {}): Table[] {
  const copies = CARDS.filter((card) => card.face === face).map((card) => card.id);
  assert.ok(copies.length > 0, `no card has the face ${face}`);
  return copies.map((card) => {
    costs(card, cost);
    const t = playing(card, words);
    carries(t, chain);
    t.shows({ area: { fellowship: [card] } });
    return t;
  });
}

export function grey(face: string, cost: string, skills: string): void {
  for (const t of played(face, cost, null)) {
    const shown = [...'RSCKL'].map((one) => skills.split(one).length - 1);
    t.shows({
      turn: 'sauron',
      skills: { fellowship: Object.fromEntries(SKILLS.map((skill, i) => [skill, shown[i]])) },
    });
  }
}

/** Cards that cost one symbol. */
const ASKING = { R: 'ch1-red-01', S: 'ch1-blue-03', C: 'ch1-blue-04', K: 'ch1-green-02', L: 'ch1-green-01' };

/** A grey card with a slash: it pays for one symbol of each kind shown, and for no other. */
export function slash(face: string, cost: string, kinds: string): void {
  for (const t of played(face, cost, null)) {
    t.shows({ turn: 'sauron', skills: {} });
    for (const [symbol, card] of Object.entries(ASKING)) {
      const view = withCard(card, { chapter: 2, area: { fellowship: [face] } }).view('fellowship');
      const price = view.layout.find(({ slot }) => slot === 18)?.price?.coins;
      assert.equal(price, kinds.includes(symbol) ? 0 : 1, `${face} for ${symbol}`);
    }
  }
}

export function yellow(face: string, cost: string, coins: number, chain: string | null = null): void {
  const price = cost.replace(/^[-\d]*/, '').length;
  for (const t of played(face, cost, chain)) t.shows({ coins: [9 - price + coins, 9], turn: 'sauron' });
}

export function blue(face: string, cost: string, rings: number, chain: string | null = null): void {
  for (const t of played(face, cost, chain)) {
    for (let step = 1; step <= rings; step++)
      t.may('step', 'done')
        .does('step')
        .shows({ quest: [step, 0] });
    t.shows({ turn: 'sauron' });
  }
}

export function green(face: string, cost: string, race: string, chain: string | null = null): void {
  for (const t of played(face, cost, chain)) t.shows({ races: { fellowship: { [race]: 1 } }, turn: 'sauron' });
}

export function red(
  face: string,
  cost: string,
  units: number,
  regions: readonly [string, string],
  chain: string | null = null,
): void {
  for (const region of regions)
    for (const t of played(face, cost, chain, { units: { fellowship: { arnor: 2 } } })) {
      const ids = regions.map((one) => rules.find('region', one) as number).sort((a, b) => a - b);
      t.asks('place', { seat: 0, units, regions: ids })
        .may(`place ${regions[0]}`, `place ${regions[1]}`, 'done')
        .does(`place ${region}`);
      const arnor = region === 'arnor' ? 2 + units : 2;
      t.shows({ units: { fellowship: { [region]: units, arnor } }, turn: 'sauron' });
    }
}

/** A purple card played while two own units stand in Arnor, two enemy units in Rohan and one in Gondor. */
export function purple(face: string, cost: string): Table {
  const [t] = played(face, cost, null, { units: { fellowship: { arnor: 2 }, sauron: { rohan: 2, gondor: 1 } } });
  return t;
}
