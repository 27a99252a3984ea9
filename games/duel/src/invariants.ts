/** What must hold in every state: pieces are conserved, and what is kept for speed agrees with the cards. */
import { CARDS, GOAL, RACES, REGION_COUNT, SIDE_DATA, SKILLS, SLASH, TILES, TOKENS } from './data.ts';
import { type Duel, fortressesOf, unitsInAll } from './state.ts';

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`impossible state: ${what}`);
}

export function invariants(s: Duel): void {
  const inLayout = s.layout.filter((card) => card >= 0);
  const everywhere = [...inLayout, ...s.decks.flat(), ...s.discard, ...s.leftovers, ...s.areas.flat()].sort(
    (a, b) => a - b,
  );
  // A card between the layout and a play area is on the stack
  const onTheWay = s.stack.filter((f) => f.p === 'play-card' && f.at === 'enter').length;
  must(everywhere.length + onTheWay === CARDS.length, 'cards are conserved');
  must(
    everywhere.every((card, i) => i === 0 || card !== everywhere[i - 1]),
    'no card lies in two places',
  );
  s.layout.forEach((card, slot) => {
    must(card >= 0 === ((s.present & (1 << slot)) !== 0), `slot ${slot} and its card`);
  });
  must((s.faceUp & ~s.present) === 0, 'only cards lie face up');
  for (const seat of [0, 1]) {
    must(unitsInAll(s, seat) === SIDE_DATA[seat].units, 'DU-2.8 fifteen units a side');
    must(s.supply[seat] >= 0 && s.coins[seat] >= 0, 'no debt');
    must(fortressesOf(s, seat) <= s.tileOwner.filter((owner) => owner === seat).length, 'a fortress comes from a tile');
    must(s.quest[seat] >= 0 && s.quest[seat] <= GOAL, 'the Quest track ends at its goal');
    areaAgrees(s, seat);
  }
  for (let region = 0; region < REGION_COUNT; region++) {
    must(s.units[region] >= 0 && s.units[REGION_COUNT + region] >= 0, 'units are not owed');
    must(
      s.units[region] === 0 || s.units[REGION_COUNT + region] === 0,
      'DU-16.4 units of both sides never stay together',
    );
  }
  const tiles = [...s.tilesUp, ...s.tileStack, ...s.tileOwner.flatMap((owner, tile) => (owner >= 0 ? [tile] : []))];
  must(tiles.length === TILES.length && new Set(tiles).size === TILES.length, 'tiles are conserved');
  tokensAgree(s);
}

function areaAgrees(s: Duel, seat: number): void {
  const cards = s.areas[seat].map((card) => CARDS[card]);
  SKILLS.forEach((_, skill) => {
    const shown = cards.reduce((sum, card) => sum + (card.color === 'grey' ? card.gives[skill] : 0), 0);
    must(s.skills[seat * SKILLS.length + skill] === shown, 'skills are those of the grey cards');
  });
  RACES.forEach((_, race) => {
    const shown = cards.filter((card) => card.effect.race === race).length;
    must(s.races[seat * RACES.length + race] === shown, 'race symbols are those of the green cards');
  });
  const slash = SLASH.reduce((mask, card, i) => (s.areas[seat].includes(card) ? mask | (1 << i) : mask), 0);
  must(s.slash[seat] === slash, 'slash cards are those in the area');
  const chains = cards.reduce((mask, card) => (card.chainOut >= 0 ? mask | (1 << card.chainOut) : mask), 0);
  must(s.chains[seat] === chains, 'chain symbols are those of the cards');
}

function tokensAgree(s: Duel): void {
  const stacked = s.stacks.filter((token) => token >= 0);
  const owned = TOKENS.flatMap((_, token) => ((s.tokens[0] | s.tokens[1]) & (1 << token) ? [token] : []));
  must((s.tokens[0] & s.tokens[1]) === 0, 'no token has two owners');
  must(
    new Set([...stacked, ...owned]).size === TOKENS.length && stacked.length + owned.length === TOKENS.length,
    'tokens are conserved',
  );
  s.stackSize.forEach((size, race) => {
    const stack = s.stacks.slice(race * 3, race * 3 + 3);
    must(
      stack.every((token, i) => token >= 0 === i < size),
      'a stack has no gap',
    );
  });
}
