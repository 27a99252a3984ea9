/** Chapter 14 of the rules: alliances. */
import assert from 'node:assert/strict';
import { rules } from '@pony/duel';
import { rule } from '@pony/testkit';
import { duel, movesFrom, playing, taking, withCard } from './helpers.ts';

const token = (id: string): number => rules.find('token', id) as number;
const ELVES = { area: { fellowship: ['ch1-green-02'] }, stacks: { elves: ['elves-2', 'elves-3', 'elves-1'] } };

rule('DU-14.1 the second symbol of a race brings its top two tokens, revealed to both', () => {
  const t = playing('ch2-green-02', ELVES);
  t.tells({ say: 'reveals', args: { seat: 0, tokens: [token('elves-2'), token('elves-3')] } });
  t.asks('keep', { seat: 0, tokens: [token('elves-2'), token('elves-3')] });
  t.may('keep elves-2', 'keep elves-3').does('keep elves-2');
  playing('ch2-green-02').shows({ turn: 'sauron', tokens: {} });
  playing('ch2-green-02', { area: { sauron: ['ch1-green-02'] } }).shows({ turn: 'sauron', tokens: {} });
});

rule('DU-14.1 only a green card makes an alliance, whatever symbols lie with either side', () => {
  const area = {
    fellowship: ['ch3-green-01', 'ch3-green-02'],
    sauron: ['ch1-green-01', 'ch2-green-01', 'ch1-green-02', 'ch2-green-02'],
  };
  const words = { chapter: 3, area, tokens: { fellowship: ['wizards-1'], sauron: ['elves-2', 'dwarves-1'] } };
  for (const card of ['ch1-grey-01', 'ch1-yellow-01'])
    for (const turn of ['fellowship', 'sauron'] as const)
      playing(card, { ...words, turn }).shows({
        tokens: words.tokens,
        turn: turn === 'sauron' ? 'fellowship' : 'sauron',
      });
});

rule('DU-14.2 one token is kept, face up in the play area, and works from then on', () => {
  playing('ch2-green-02', { ...ELVES, layout: { 0: 'ch2-green-03', 1: 'ch2-yellow-01', 18: 'ch2-green-02' } })
    .does('keep elves-3')
    .shows({ tokens: { fellowship: ['elves-3'] }, turn: 'sauron', coins: [9, 9] })
    .does('discard slot-1')
    .does('play slot-0')
    .shows({ coins: [7, 11] });
});

rule('DU-14.3 the other token goes back on top of its stack', () => {
  playing('ch2-green-02', ELVES)
    .does('keep elves-2')
    .shows({ stacks: { elves: ['elves-3', 'elves-1'] } });
  playing('ch2-green-02', ELVES)
    .does('keep elves-3')
    .shows({ stacks: { elves: ['elves-2', 'elves-1'] } });
});

const THREE = {
  area: { fellowship: ['ch1-green-01', 'ch1-green-02'] },
  stacks: { elves: ['elves-2'], dwarves: ['dwarves-1'], humans: ['humans-3'], hobbits: ['hobbits-1', 'hobbits-2'] },
};

rule('DU-14.4 DU-14.8 three different races bring the top token of exactly these, one is kept', () => {
  playing('ch2-green-03', THREE)
    .tells({ say: 'reveals', args: { seat: 0, tokens: [token('elves-2'), token('dwarves-1'), token('humans-3')] } })
    .may('keep elves-2', 'keep dwarves-1', 'keep humans-3')
    .does('keep humans-3')
    .shows({ tokens: { fellowship: ['humans-3'] }, turn: 'sauron' })
    .scenario.check((s) => {
      const tops = [0, 1].map((race) => s.stacks[race * 3 + s.stackSize[race] - 1]);
      assert.deepEqual(tops, [token('elves-2'), token('dwarves-1')]);
      assert.deepEqual(s.stackSize, [3, 3, 3, 2, 3, 3]);
    });
});

rule('DU-14.4 DU-14.8 three different races bring a token once a game, and a fourth race brings none', () => {
  const area = { fellowship: ['ch1-green-01', 'ch1-green-02', 'ch1-green-03'] };
  playing('ch2-green-04', { area }).shows({ turn: 'sauron', tokens: {} });
  playing('ch3-green-03', { area: { fellowship: [...area.fellowship, 'ch2-green-04'] } }).shows({ turn: 'sauron' });
});

rule('DU-14.5 once a game is counted for each player', () => {
  const area = {
    fellowship: ['ch1-green-01', 'ch1-green-02', 'ch1-green-03'],
    sauron: ['ch2-green-01', 'ch2-green-02'],
  };
  const stacks = { elves: ['elves-1'], dwarves: ['dwarves-2'], ents: ['ents-1'] };
  playing('ch3-green-03', { area, stacks, turn: 'sauron' })
    .may('keep elves-1', 'keep dwarves-2', 'keep ents-1')
    .does('keep dwarves-2')
    .shows({ tokens: { sauron: ['dwarves-2'] }, turn: 'fellowship' });
});

rule('DU-14.6 one symbol may serve both conditions', () => {
  const layout = { 0: 'ch2-green-04', 1: 'ch2-yellow-01', 2: 'ch2-green-02', 3: 'ch2-yellow-02' };
  duel({ chapter: 2, layout, coins: [9, 9], ...THREE, stacks: { ...THREE.stacks, elves: ['elves-2', 'elves-3'] } })
    .does('play slot-0', 'keep dwarves-1', 'discard slot-1', 'play slot-2')
    .may('keep elves-2', 'keep elves-3')
    .does('keep elves-2')
    .shows({ tokens: { fellowship: ['elves-2', 'dwarves-1'] } });
});

rule('DU-14.7 every pair brings a token, any number of them in a game', () => {
  const area = { fellowship: ['ch1-green-01', 'ch1-green-02', 'ch1-green-03', 'ch1-green-04', 'ch2-green-02'] };
  const layout = { 0: 'ch2-green-01', 1: 'ch2-yellow-01', 2: 'ch2-green-03', 3: 'ch2-yellow-02', 4: 'ch2-green-04' };
  const stacks = {
    dwarves: ['dwarves-1', 'dwarves-2'],
    humans: ['humans-1', 'humans-2'],
    hobbits: ['hobbits-2', 'hobbits-3'],
  };
  duel({ chapter: 2, layout, area, stacks, tokens: { fellowship: ['elves-1'] }, coins: [9, 9] })
    .does('play slot-0')
    .may('keep dwarves-1', 'keep dwarves-2')
    .does('keep dwarves-1', 'discard slot-1', 'play slot-2')
    .may('keep humans-1', 'keep humans-2')
    .does('keep humans-1', 'discard slot-3', 'play slot-4')
    .may('keep hobbits-2', 'keep hobbits-3')
    .does('keep hobbits-2')
    .shows({ tokens: { fellowship: ['elves-1', 'dwarves-1', 'hobbits-2', 'humans-1'] } });
});

rule('DU-14.9 no green card meets both conditions at once', () => {
  const area = { fellowship: ['ch1-green-01', 'ch1-green-02', 'ch1-green-03'] };
  playing('ch2-green-02', { area, stacks: { elves: ['elves-2', 'elves-3'] } })
    .may('keep elves-2', 'keep elves-3')
    .does('keep elves-2')
    .shows({ tokens: { fellowship: ['elves-2'] }, turn: 'sauron' });
  playing('ch3-green-03', { area: { fellowship: ['ch1-green-01', 'ch2-green-01'] } }).shows({
    turn: 'sauron',
    tokens: {},
  });
  playing('ch2-green-02', {
    area: { fellowship: ['ch1-green-02', 'ch1-green-03'] },
    stacks: { elves: ['elves-2', 'elves-3'] },
  })
    .does('keep elves-3')
    .shows({ tokens: { fellowship: ['elves-3'] }, turn: 'sauron' });
});

rule('DU-14.10 a token must be taken; which of those revealed is the choice of the player', () => {
  playing('ch2-green-02', ELVES)
    .may('keep elves-2', 'keep elves-3')
    .refuses('done', 'DU-14.10', 'must-keep')
    .refuses('discard slot-19', 'DU-14.10', 'must-keep')
    .refuses('keep elves-1', 'DU-14.2', 'not-shown', { token: token('elves-1') })
    .refuses('keep ents-1', 'DU-14.2', 'not-shown')
    .does('keep elves-3');
});

rule('DU-14.11 revealed tokens are open to both players', () => {
  const t = playing('ch2-green-02', ELVES);
  for (const viewer of ['fellowship', 'sauron', null] as const) {
    assert.deepEqual(t.view(viewer).revealed, [token('elves-2'), token('elves-3')]);
    assert.deepEqual(t.heard(viewer).find((event) => event.say === 'reveals')?.args?.tokens, [
      token('elves-2'),
      token('elves-3'),
    ]);
  }
  t.does('keep elves-2');
});

rule('DU-14.12 every race symbol counts: paid, chained or from the discard', () => {
  const stacks = { elves: ['elves-2', 'elves-3'] };
  playing('ch2-green-02', { ...ELVES, coins: [0, 0] })
    .may('keep elves-2', 'keep elves-3')
    .does('keep elves-2');
  taking('barad-dur', {
    chapter: 2,
    discard: ['ch1-green-02'],
    stacks,
    layout: { 0: 'ch2-green-02', 1: 'ch2-yellow-01' },
  })
    .does('search', 'pick ch1-green-02', 'discard slot-1')
    .does('play slot-0')
    .may('keep elves-2', 'keep elves-3')
    .does('keep elves-2');
  playing('ch1-green-02', {
    chapter: 2,
    area: { fellowship: ['ch2-green-02'] },
    stacks,
    layout: { 18: 'ch1-green-02' },
  })
    .may('keep elves-2', 'keep elves-3')
    .does('keep elves-3');
});

rule('DU-14.13 a single token left is simply taken, an empty stack gives nothing', () => {
  const area = ELVES.area;
  playing('ch2-green-02', { area, tokens: { sauron: ['elves-1', 'elves-2'] } })
    .tells('reveals', 'keeps')
    .shows({ tokens: { fellowship: ['elves-3'], sauron: ['elves-1', 'elves-2'] }, turn: 'sauron' });
  playing('ch2-green-02', { area, tokens: { sauron: ['elves-1', 'elves-2', 'elves-3'] } }).shows({
    tokens: { sauron: ['elves-1', 'elves-2', 'elves-3'] },
    turn: 'sauron',
  });
  const gone = { sauron: ['elves-1', 'elves-2', 'elves-3'], fellowship: ['dwarves-1', 'dwarves-2', 'dwarves-3'] };
  playing('ch2-green-03', { ...THREE, stacks: { humans: ['humans-1'] }, tokens: gone })
    .does('done')
    .shows({ tokens: { ...gone, fellowship: [...gone.fellowship, 'humans-1'] }, turn: 'sauron' });
  playing('ch2-green-03', {
    ...THREE,
    stacks: { dwarves: ['dwarves-1'], humans: ['humans-1'] },
    tokens: { sauron: gone.sauron },
  })
    .may('keep dwarves-1', 'keep humans-1')
    .does('keep dwarves-1');
});

rule('DU-14.13 an empty stack cannot be named for Grey Havens; with all empty nothing is asked', () => {
  taking('grey-havens', { tokens: { sauron: ['ents-1', 'ents-2', 'ents-3', 'elves-1', 'elves-2'] } })
    .may('name elves', 'name dwarves', 'name hobbits', 'name humans', 'name wizards')
    .refuses('name ents', 'DU-14.13', 'no-token-left', { race: 4 })
    .does('name elves')
    .shows({ tokens: { fellowship: ['elves-3'], sauron: ['elves-1', 'elves-2', 'ents-1', 'ents-2', 'ents-3'] } });
  const races = ['elves', 'dwarves', 'hobbits', 'humans', 'ents', 'wizards'];
  taking('grey-havens', { tokens: { sauron: races.flatMap((race) => [`${race}-1`, `${race}-2`, `${race}-3`]) } }).shows(
    {
      turn: 'sauron',
      fortresses: { fellowship: ['lindon'] },
    },
  );
});

rule('DU-14.13 the very last token can still be named', () => {
  const races = ['elves', 'dwarves', 'hobbits', 'humans', 'ents', 'wizards'];
  const all = races.flatMap((race) => [`${race}-1`, `${race}-2`, `${race}-3`]);
  taking('grey-havens', { tokens: { sauron: all.filter((one) => one !== 'humans-3') } })
    .may('name humans')
    .refuses('done', 'DU-19.1', 'compulsory')
    .does('name humans')
    .shows({ tokens: { fellowship: ['humans-3'], sauron: all.filter((one) => one !== 'humans-3') } });
});

rule('DU-14.14 the eagle counts neither for a pair nor for three races', () => {
  const tokens = { fellowship: ['hobbits-1'] };
  playing('ch2-green-02', { area: { fellowship: ['ch1-green-01'] }, tokens }).shows({ turn: 'sauron', tokens });
  playing('ch1-green-04', { tokens }).shows({ turn: 'sauron', tokens });
  playing('ch2-green-03', { ...THREE, stacks: { ...THREE.stacks, hobbits: [] }, tokens })
    .may('keep elves-2', 'keep dwarves-1', 'keep humans-3')
    .does('keep elves-2');
});

rule('DU-14.15 a token does not act on the card or tile that brought it', () => {
  const pair = { area: { fellowship: ['ch1-green-01'] }, stacks: { dwarves: ['dwarves-3', 'dwarves-2'] } };
  playing('ch2-green-01', pair).does('keep dwarves-3').shows({ turn: 'sauron' });
  const hobbits = { area: { fellowship: ['ch1-green-04'] }, stacks: { hobbits: ['hobbits-3'] } };
  const chained = playing('ch2-green-04', { ...hobbits, coins: [0, 0] });
  chained.does('keep hobbits-3').shows({ coins: [0, 0], turn: 'sauron' });
  taking('grey-havens', { stacks: { dwarves: ['dwarves-2'] } })
    .does('name dwarves', 'keep dwarves-2')
    .shows({ turn: 'sauron', tokens: { fellowship: ['dwarves-2'] } });
});

rule('DU-14.15 nor on a card or tile around it: Dwarves 2 won through Barad-dûr', () => {
  const words = { chapter: 2, discard: ['ch2-green-01'], area: { fellowship: ['ch1-green-01'] } };
  taking('barad-dur', { ...words, stacks: { dwarves: ['dwarves-2', 'dwarves-3'] } })
    .does('search', 'pick ch2-green-01', 'keep dwarves-2')
    .shows({ turn: 'sauron', tokens: { fellowship: ['dwarves-2'] } });
  taking('barad-dur', { ...words, tokens: { fellowship: ['dwarves-2'] }, stacks: { dwarves: ['dwarves-3'] } })
    .does('search', 'pick ch2-green-01', 'keep dwarves-3')
    .may('again', 'done')
    .does('again')
    .shows({ turn: 'fellowship' });
});

rule('DU-14.15 it acts on the next card played, tile taken or card discarded', () => {
  const table = (keep: string) =>
    duel({
      chapter: 2,
      layout: { 0: 'ch2-green-01', 1: 'ch2-yellow-01', 2: 'ch2-green-02', 3: 'ch2-yellow-02' },
      area: { fellowship: ['ch1-green-01'] },
      stacks: { dwarves: ['dwarves-3', 'dwarves-2'] },
      tilesUp: ['helms-deep'],
      coins: [9, 9],
    }).does('play slot-0', `keep ${keep}`, 'discard slot-1');
  table('dwarves-3')
    .does('play slot-2')
    .may(...movesFrom('arnor'), 'done')
    .does('done')
    .shows({ turn: 'sauron' });
  table('dwarves-2').does('take helms-deep', 'done').may('again', 'done').does('again').shows({ turn: 'fellowship' });
  withCard('ch2-green-03', {
    area: { fellowship: ['ch1-green-03'] },
    stacks: { humans: ['humans-3'] },
    extraTurns: 1,
    coins: [0, 0],
  })
    .does('play slot-18', 'keep humans-3')
    .does('discard slot-19')
    .shows({ coins: [4, 0] });
});

rule('DU-14.15 a token won through a card played inside acts on no card around it', () => {
  duel({
    chapter: 3,
    layout: { 18: 'ch3-green-02', 19: 'ch3-yellow-02' },
    area: { fellowship: ['ch3-green-01', 'ch1-green-01'] },
    stacks: { wizards: ['wizards-3', 'wizards-1'], dwarves: ['dwarves-3', 'dwarves-1'] },
    discard: ['ch2-green-01'],
    coins: [9, 9],
  })
    .does('play slot-18', 'keep wizards-3', 'search', 'pick ch2-green-01')
    .may('keep dwarves-3', 'keep dwarves-1')
    .does('keep dwarves-3')
    .shows({ turn: 'sauron', tokens: { fellowship: ['dwarves-3', 'wizards-3'] } });
});
