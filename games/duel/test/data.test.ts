/** Chapter 2 of the rules: the components, checked against what is written here by hand. */
import assert from 'node:assert/strict';
import { CARDS, type Card, CHAINS, COLORS, RACES, REGIONS, SKILLS, TILES, TOKENS } from '@pony/duel';
import { rule } from '@pony/testkit';
import { EVERYWHERE, movesFrom, newGame, playing, taking, withCard } from './helpers.ts';

/**
 * Every card: id, cost, chain symbol asked for, what it gives, chain symbol it carries. Coins are numbers, skills letters:
 * Ruse, Strength, Courage, Knowledge, Leadership.
 */
const PRINTED = `
ch1-grey-01 - R
ch1-grey-02 - R
ch1-grey-03 - S
ch1-grey-04 - S
ch1-grey-05 - C
ch1-grey-06 - C
ch1-grey-07 - K
ch1-grey-08 - L
ch1-yellow-01 - 2 coins
ch1-yellow-02 - 2 coins
ch1-yellow-03 - 2 coins
ch1-yellow-04 - 2 coins
ch1-blue-01 - 1 ring
ch1-blue-02 1 1 ring >fish
ch1-blue-03 S 1 ring >horse
ch1-blue-04 C 1 ring >backpack
ch1-green-01 L dwarves >anvil
ch1-green-02 K elves >harp
ch1-green-03 K humans >horseshoe
ch1-green-04 L hobbits >pot
ch1-red-01 R 1 unit rohan/gondor >bow
ch1-red-02 - 1 unit rhovanion/enedwaith >helmet
ch1-red-03 - 1 unit lindon/arnor >sword
ch2-grey-01 - K
ch2-grey-02 - L
ch2-grey-03 1 RR
ch2-grey-04 1 SS
ch2-grey-05 1 CC
ch2-grey-06 1R K/L
ch2-grey-07 1KL R/S/C
ch2-yellow-01 - 3 coins >chest
ch2-yellow-02 - 4 coins
ch2-blue-01 SC <horse 1 ring
ch2-blue-02 1 <backpack 1 ring
ch2-blue-03 RS 1 ring
ch2-blue-04 SCC 2 rings >campfire
ch2-blue-05 SSK 2 rings >bedroll
ch2-green-01 SSL <anvil dwarves
ch2-green-02 CKL <harp elves
ch2-green-03 CCK <horseshoe humans >scroll
ch2-green-04 RRL <pot hobbits >acorn
ch2-red-01 RRR <bow 2 units gondor/mordor
ch2-red-02 SSC <helmet 2 units lindon/enedwaith >armor
ch2-red-03 RRK <sword 2 units rohan/mordor >axe
ch2-red-04 CCL 2 units arnor/rhovanion
ch2-red-05 RSC 2 units lindon/rohan
ch3-yellow-01 RRC <chest 5 coins
ch3-yellow-02 RKL 5 coins
ch3-blue-01 RRCC <fish 2 rings
ch3-blue-02 RSSS <campfire 2 rings
ch3-blue-03 RRRC <bedroll 2 rings
ch3-blue-04 SSL 2 rings
ch3-blue-05 3 3 rings
ch3-green-01 SSKL wizards
ch3-green-02 RRLL <scroll wizards
ch3-green-03 SSKK <acorn ents
ch3-green-04 CCKL ents
ch3-red-01 SSCC <armor 3 units enedwaith/rohan
ch3-red-02 RSKLL <axe 3 units arnor/gondor
ch3-red-03 RRCC 3 units arnor/enedwaith
ch3-red-04 RRRLL 3 units rhovanion/gondor
ch3-red-05 RRCKK 3 units lindon/mordor
ch3-red-06 RSSCC 3 units rhovanion/mordor
ch3-purple-01 SSL 1 move, 1 coin lost, 1 removal
ch3-purple-02 RSCK 2 moves, 1 coin lost
ch3-purple-03 SCKK 1 coin lost, 2 removals
ch3-purple-04 CCCL 2 coins lost, 1 removal
ch3-purple-05 SSSK 2 moves, 1 removal
ch3-purple-06 CCKL 3 moves
`;

const LETTERS = 'RSCKL';
const letters = (counts: readonly number[]): string => counts.map((n, i) => LETTERS[i].repeat(n)).join('');
const some = (n: number, word: string): string[] => (n === 0 ? [] : [`${n} ${word}${n > 1 ? 's' : ''}`]);

function line(card: Card): string {
  const { coins, rings, race, units, regions, moves, coinLoss, removals } = card.effect;
  const banners = REGIONS.filter((_, region) => regions & (1 << region)).join('/');
  const gives = [
    ...(card.gives.some((n) => n > 0) ? [letters(card.gives)] : []),
    ...(card.choice ? [[...LETTERS].filter((_, i) => card.choice & (1 << i)).join('/')] : []),
    ...some(coins, 'coin'),
    ...some(rings, 'ring'),
    ...(race >= 0 ? [RACES[race]] : []),
    ...some(units, 'unit').map((words) => `${words} ${banners}`),
    ...some(moves, 'move'),
    ...some(coinLoss, 'coin').map((words) => `${words} lost`),
    ...some(removals, 'removal'),
  ].join(', ');
  const cost = `${card.coins || ''}${letters(card.skills)}` || '-';
  const asks = card.chainIn >= 0 ? ` <${CHAINS[card.chainIn]}` : '';
  const carries = card.chainOut >= 0 ? ` >${CHAINS[card.chainOut]}` : '';
  return `${card.id} ${cost}${asks} ${gives}${carries}`;
}

const coloursOf = (chapter: number): Record<string, number> =>
  Object.fromEntries(
    COLORS.map((color) => [color, CARDS.filter((card) => card.chapter === chapter && card.color === color).length]),
  );

rule('DU-2.1 there are 69 chapter cards, 23 for each chapter', () => {
  assert.equal(CARDS.length, 69);
  for (const chapter of [1, 2, 3]) assert.equal(CARDS.filter((card) => card.chapter === chapter).length, 23);
});

rule('DU-2.2 every chapter has its colours', () => {
  assert.deepEqual(coloursOf(1), { grey: 8, yellow: 4, blue: 4, green: 4, red: 3, purple: 0 });
  assert.deepEqual(coloursOf(2), { grey: 7, yellow: 2, blue: 5, green: 4, red: 5, purple: 0 });
  assert.deepEqual(coloursOf(3), { grey: 0, yellow: 2, blue: 5, green: 4, red: 6, purple: 6 });
});

rule('DU-2.3 every card has the cost, effect and chain symbols printed on it', () => {
  assert.deepEqual(SKILLS, ['ruse', 'strength', 'courage', 'knowledge', 'leadership']);
  assert.deepEqual(CARDS.map(line), PRINTED.trim().split('\n'));
});

rule('DU-2.3 cards with one face are alike, and there are 61 faces', () => {
  const faces = new Map<string, Card>();
  for (const card of CARDS) {
    const first = faces.get(card.face) ?? card;
    faces.set(card.face, first);
    assert.equal(line(card).slice(card.id.length), line(first).slice(first.id.length), card.id);
  }
  assert.equal(faces.size, 61);
});

rule('DU-2.4 DU-2.5 seven regions, and one tile for each of them', () => {
  assert.deepEqual(REGIONS, ['lindon', 'arnor', 'rhovanion', 'enedwaith', 'rohan', 'gondor', 'mordor']);
  assert.deepEqual(TILES.map((tile) => `${tile.id} ${REGIONS[tile.region]} ${letters(tile.skills)}`).sort(), [
    'barad-dur mordor CCCKLL',
    'bree arnor SSSCCL',
    'erebor rhovanion RSSCKL',
    'grey-havens lindon SSSKLL',
    'helms-deep rohan RRRKLL',
    'isengard enedwaith RRCCCK',
    'minas-tirith gondor RRRSKK',
  ]);
});

rule('DU-2.6 regions are linked by ten links and no other', () => {
  const units = Object.fromEntries(EVERYWHERE.map((region) => [region, 1]));
  const t = playing('ch3-purple-06', { units: { fellowship: units } });
  const all = movesFrom(...EVERYWHERE);
  assert.equal(all.length, 20);
  t.mayWith('move', ...all);
  t.refuses('move rhovanion mordor', 'DU-2.6', 'not-linked', { from: 2, to: 6 });
  t.refuses('move lindon enedwaith', 'DU-2.6', 'not-linked', { from: 0, to: 3 });
  t.refuses('move rohan rohan', 'DU-2.6', 'not-linked');
});

rule('DU-2.7 eighteen alliance tokens, three for each of six races', () => {
  assert.deepEqual(RACES, ['elves', 'dwarves', 'hobbits', 'humans', 'ents', 'wizards']);
  assert.deepEqual(
    TOKENS.map((token) => `${token.id} ${RACES[token.race]}`),
    RACES.flatMap((race) => [1, 2, 3].map((n) => `${race}-${n} ${race}`)),
  );
});

rule('DU-2.8 no side ever has more than fifteen units on the board', () => {
  playing('ch3-red-05', { units: { fellowship: { arnor: 13 } } })
    .does('place lindon')
    .shows({ units: { fellowship: { arnor: 13, lindon: 2 } }, supply: [0, 15] });
  playing('ch3-red-05', { turn: 'sauron', units: { sauron: { mordor: 14 } } })
    .does('place lindon')
    .shows({ units: { sauron: { mordor: 14, lindon: 1 } }, supply: [15, 0] });
});

rule('DU-2.9 each side has a fortress for every tile: seven tiles, seven fortresses', () => {
  const six = EVERYWHERE.slice(0, 6);
  taking('barad-dur', { fortresses: { fellowship: six }, units: {}, coins: [12, 0] })
    .shows({ fortresses: { fellowship: EVERYWHERE } })
    .wins('fellowship', 'conquest');
  taking('barad-dur', { turn: 'sauron', fortresses: { sauron: six }, units: {}, coins: [0, 12] })
    .shows({ fortresses: { sauron: EVERYWHERE } })
    .wins('sauron', 'conquest');
});

rule('DU-2.10 the reserve never runs out, however many coins are held', () => {
  withCard('ch3-yellow-02', { coins: [200, 300], area: { fellowship: ['ch1-grey-01', 'ch1-grey-07', 'ch1-grey-08'] } })
    .does('play slot-18')
    .shows({ coins: [205, 300] })
    .does('discard slot-19')
    .shows({ coins: [205, 303] });
});

rule('DU-2.11 the Quest track has step 0 and fourteen further steps for each side', () => {
  newGame().shows({ quest: [0, 0] });
  for (const side of ['fellowship', 'sauron'] as const) {
    const t = playing('ch1-blue-01', { turn: side, quest: [12, 12] }).does('step');
    t.shows({
      quest: side === 'fellowship' ? [13, 12] : [12, 13],
      turn: side === 'fellowship' ? 'sauron' : 'fellowship',
    });
    playing('ch1-blue-01', { turn: side, quest: [13, 13] })
      .does('step')
      .wins(side, 'quest');
  }
});

rule('DU-2.12 each race stands on two green cards of the right chapters', () => {
  const chapters = RACES.map((_, race) =>
    CARDS.filter((card) => card.effect.race === race).map((card) => card.chapter),
  );
  assert.deepEqual(chapters, [
    [1, 2],
    [1, 2],
    [1, 2],
    [1, 2],
    [3, 3],
    [3, 3],
  ]);
  assert.ok(CARDS.every((card) => card.effect.race >= 0 === (card.color === 'green')));
});
