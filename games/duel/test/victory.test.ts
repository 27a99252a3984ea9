/** Chapter 17 of the rules, with 1.3 to 1.5: the three roads to an immediate victory. */
import assert from 'node:assert/strict';
import { rule } from '@pony/testkit';
import { duel, EVERYWHERE, type Position, playing, type Side, taking } from './helpers.ts';

const FIVE_RACES = ['ch1-green-01', 'ch1-green-02', 'ch1-green-03', 'ch1-green-04', 'ch3-green-03'];
const one = (...regions: string[]): Record<string, number> => Object.fromEntries(regions.map((name) => [name, 1]));
const of = <T>(side: Side, value: T): Partial<Record<Side, T>> => ({ [side]: value });
const BOTH: readonly Side[] = ['fellowship', 'sauron'];

rule('DU-1.3 DU-1.5 each road wins at the very moment, and is the same for both sides', () => {
  for (const side of BOTH) {
    playing('ch3-blue-05', { turn: side, quest: [13, 13] })
      .does('step')
      .wins(side, 'quest');
    playing('ch3-green-01', { turn: side, area: of(side, FIVE_RACES) }).wins(side, 'races');
    playing('ch3-purple-06', { turn: side, units: of(side, { ...one(...EVERYWHERE.slice(1)), arnor: 2 }) })
      .does('move arnor lindon')
      .wins(side, 'conquest');
  }
});

rule('DU-1.4 after a victory nothing else happens: no icon, bonus, token, extra turn or reveal', () => {
  const t = duel({
    chapter: 3,
    layout: { 15: 'ch3-yellow-01', 18: 'ch3-blue-05' },
    quest: [13, 0],
    tokens: { fellowship: ['hobbits-2'] },
    extraTurns: 1,
    coins: [9, 9],
  }).does('play slot-18', 'step');
  t.wins('fellowship', 'quest').shows({ quest: [14, 0], faceDown: [15], extraTurns: 1, supply: [13, 13] });
  assert.deepEqual(t.told(), ['steps', 'wins']);
  t.scenario.asked();
  t.scenario.refuses('fellowship', 'step', null, 'game-over');
  const tile = taking('erebor', {
    units: {},
    fortresses: { fellowship: EVERYWHERE.filter((name) => name !== 'rhovanion') },
    coins: [12, 0],
    tokens: { fellowship: ['dwarves-2'] },
  });
  tile.wins('fellowship', 'conquest').shows({ coins: [0, 0] });
  assert.deepEqual(tile.told(), ['takes', 'fortifies', 'wins']);
});

rule('DU-17.1 the Fellowship wins when Frodo and Sam reach step 14', () => {
  playing('ch1-blue-01', { quest: [13, 4] })
    .does('step')
    .tells('steps', 'wins')
    .wins('fellowship', 'quest');
  playing('ch1-blue-01', { quest: [12, 4] })
    .does('step')
    .shows({ quest: [13, 4], turn: 'sauron' });
});

rule('DU-17.2 Sauron wins with fourteen own steps', () => {
  for (const frodo of [0, 4, 13])
    playing('ch1-blue-01', { quest: [frodo, 13], turn: 'sauron' })
      .does('step')
      .tells('steps', 'wins')
      .wins('sauron', 'quest');
  playing('ch1-blue-01', { quest: [13, 12], turn: 'sauron' })
    .does('step')
    .shows({ quest: [13, 13], turn: 'fellowship' });
});

rule('DU-17.3 six different race symbols win', () => {
  for (const side of BOTH) {
    playing('ch3-green-02', { turn: side, area: of(side, FIVE_RACES) })
      .tells('plays', 'wins')
      .wins(side, 'races');
    playing('ch3-green-02', { turn: side, area: of(side, FIVE_RACES.slice(1)) }).shows({ tokens: {} });
  }
});

rule('DU-17.4 five different races and the eagle win too', () => {
  playing('ch3-green-03', { area: { fellowship: FIVE_RACES.slice(0, 4) }, tokens: { fellowship: ['hobbits-1'] } }).wins(
    'fellowship',
    'races',
  );
  playing('ch2-green-04', {
    chapter: 3,
    layout: { 18: 'ch2-green-04', 19: 'ch3-yellow-01' },
    area: { fellowship: FIVE_RACES },
    stacks: { hobbits: ['hobbits-2', 'hobbits-1'] },
  })
    .does('keep hobbits-1')
    .tells('keeps', 'wins')
    .wins('fellowship', 'races');
  playing('ch3-green-03', { area: { fellowship: FIVE_RACES.slice(0, 4) }, tokens: { sauron: ['hobbits-1'] } }).shows({
    turn: 'sauron',
  });
});

rule('DU-17.5 two symbols of one race count once', () => {
  const area = { fellowship: ['ch1-green-01', 'ch2-green-01', 'ch1-green-02', 'ch2-green-02', 'ch1-green-03'] };
  playing('ch3-green-03', { area }).shows({
    turn: 'sauron',
    races: { fellowship: { dwarves: 2, elves: 2, humans: 1, ents: 1 } },
  });
});

rule('DU-17.6 being present in all seven regions wins', () => {
  for (const side of BOTH) {
    const other: Side = side === 'fellowship' ? 'sauron' : 'fellowship';
    const words: Position = {
      turn: side,
      units: { ...of(side, one('arnor', 'rohan', 'mordor')), ...of(other, one('gondor')) },
      fortresses: { ...of(side, ['rhovanion', 'enedwaith', 'gondor']), ...of(other, ['arnor']) },
    };
    playing('ch2-red-02', words).does('place lindon').tells('places', 'wins').wins(side, 'conquest');
    playing('ch2-red-02', words).does('place enedwaith').shows({ turn: other });
  }
});

rule('DU-17.7 victory is checked after every single step, not at the end of an effect', () => {
  const six = one('arnor', 'rhovanion', 'enedwaith', 'rohan', 'gondor', 'mordor');
  playing('ch3-purple-06', { units: { fellowship: { ...six, arnor: 2 } } })
    .does('move arnor lindon')
    .wins('fellowship', 'conquest');
  const spread = playing('ch3-green-02', {
    area: { fellowship: ['ch3-green-01'] },
    stacks: { wizards: ['wizards-2', 'wizards-1'] },
    units: { fellowship: six },
  }).does('keep wizards-2', 'spread lindon arnor');
  spread.wins('fellowship', 'conquest').shows({ units: { fellowship: { ...six, lindon: 1 } } });
  assert.deepEqual(spread.told(), ['places', 'wins']);
  playing('ch1-blue-01', { quest: [5, 0], units: { fellowship: six } })
    .does('step', 'place lindon')
    .wins('fellowship', 'conquest');
  taking('grey-havens', { units: { fellowship: six } }).wins('fellowship', 'conquest');
  taking('minas-tirith', { quest: [12, 0] })
    .does('place gondor', 'step', 'step')
    .wins('fellowship', 'quest');
});

rule('DU-17.8 presence is judged after the conflict', () => {
  const six = one('lindon', 'arnor', 'rhovanion', 'enedwaith', 'rohan', 'gondor');
  playing('ch2-red-01', { units: { fellowship: six, sauron: { mordor: 2 } } })
    .does('place mordor')
    .shows({ units: { fellowship: six }, turn: 'sauron' });
  playing('ch2-red-01', { units: { fellowship: six, sauron: { mordor: 1 } } })
    .does('place mordor')
    .wins('fellowship', 'conquest');
  playing('ch3-purple-06', { units: { fellowship: { ...six, gondor: 2 }, sauron: { mordor: 1 } } })
    .does('move gondor mordor')
    .shows({ units: { fellowship: six } })
    .does('done')
    .shows({ turn: 'sauron' });
});

rule('DU-17.9 the Races victory comes when the symbol enters, before bonuses and alliances', () => {
  const t = playing('ch3-green-01', { area: { fellowship: FIVE_RACES }, tokens: { fellowship: ['dwarves-3'] } });
  t.wins('fellowship', 'races');
  assert.deepEqual(t.told(), ['plays', 'wins']);
});

rule('DU-17.10 if one step made both win, the active player would', () => {
  for (const [side, other] of [
    ['fellowship', 'sauron'],
    ['sauron', 'fellowship'],
  ] as const)
    playing('ch2-red-02', {
      turn: side,
      units: of(side, one('arnor', 'rhovanion', 'enedwaith', 'rohan', 'gondor', 'mordor')),
      fortresses: of(other, EVERYWHERE),
    })
      .does('place lindon')
      .wins(side, 'conquest');
});
