/** Chapter 12 of the rules: what each landmark tile does. */
import { rules } from '@pony/duel';
import { rule } from '@pony/testkit';
import { duel, movesFrom, picks, playing, taking, withTile } from './helpers.ts';

const card = (id: string): number => rules.find('card', id) as number;
/** Skill cards that pay for a tile exactly. */
const EXACT = {
  bree: ['ch1-grey-03', 'ch1-grey-04', 'ch1-grey-05', 'ch1-grey-06', 'ch1-grey-08'],
  erebor: ['ch1-grey-01', 'ch1-grey-03', 'ch1-grey-04', 'ch1-grey-05', 'ch1-grey-07', 'ch1-grey-08'],
};

rule('DU-12.1 [barad-dur] a fortress in Mordor; a card of choice from the whole discard, played without paying', () => {
  taking('barad-dur', { discard: ['ch1-blue-02', 'ch1-red-01'], leftovers: ['ch1-grey-01'], coins: [6, 0] })
    .shows({ fortresses: { fellowship: ['mordor'] }, coins: [0, 0] })
    .may('search', 'done')
    .does('search')
    .asks('pick', { seat: 0, count: 3 })
    .may(...picks('ch1-blue-02', 'ch1-red-01', 'ch1-grey-01'), 'done')
    .refuses('step', 'DU-12.1', 'only-pick')
    .refuses('discard slot-18', 'DU-12.1', 'only-pick')
    .does('pick ch1-red-01')
    .tells({ say: 'plays-from-discard', args: { seat: 0, card: card('ch1-red-01') } })
    .may('place rohan', 'place gondor', 'done')
    .does('place gondor')
    .shows({ coins: [0, 0], area: { fellowship: ['ch1-red-01'] }, discard: ['ch1-blue-02'], inDiscard: 2 })
    .shows({ turn: 'sauron', units: { fellowship: { arnor: 2, gondor: 1 }, sauron: { mordor: 2 } } });
});

rule('DU-12.1 DU-19.9 the search may be declined, before looking and after', () => {
  const words = { discard: ['ch1-blue-02'], leftovers: [] };
  taking('barad-dur', words)
    .does('done')
    .shows({ turn: 'sauron', discard: ['ch1-blue-02'], area: {} });
  taking('barad-dur', words)
    .does('search', 'done')
    .shows({ turn: 'sauron', discard: ['ch1-blue-02'], area: {} });
});

rule('DU-12.2 [bree] a fortress and two units in Arnor, then two movements', () => {
  taking('bree', { area: { fellowship: EXACT.bree }, coins: [1, 0], units: {} })
    .shows({ coins: [0, 0], fortresses: { fellowship: ['arnor'] } })
    .may('place arnor', 'done')
    .does('place arnor')
    .shows({ units: { fellowship: { arnor: 2 } } })
    .may(...movesFrom('arnor'), 'done')
    .does('move arnor lindon')
    .may(...movesFrom('arnor', 'lindon'), 'done')
    .does('move lindon arnor')
    .shows({ units: { fellowship: { arnor: 2 } }, turn: 'sauron' });
});

rule('DU-12.3 [erebor] a fortress in Rhovanion, five coins, one movement', () => {
  taking('erebor', { area: { fellowship: EXACT.erebor }, coins: [0, 0] })
    .shows({ coins: [5, 0], fortresses: { fellowship: ['rhovanion'] } })
    .may(...movesFrom('arnor'), 'done')
    .does('move arnor rhovanion')
    .shows({ units: { fellowship: { arnor: 1, rhovanion: 1 }, sauron: { mordor: 2 } }, turn: 'sauron' });
});

rule('DU-12.4 [grey-havens] a fortress in Lindon; name a race, see its top two tokens, keep one', () => {
  taking('grey-havens', { turn: 'sauron', coins: [0, 6], stacks: { humans: ['humans-2', 'humans-3', 'humans-1'] } })
    .shows({ coins: [0, 0], fortresses: { sauron: ['lindon'] } })
    .may('name elves', 'name dwarves', 'name hobbits', 'name humans', 'name ents', 'name wizards')
    .does('name humans')
    .may('keep humans-2', 'keep humans-3')
    .does('keep humans-3')
    .shows({ tokens: { sauron: ['humans-3'] }, stacks: { humans: ['humans-2', 'humans-1'] }, turn: 'fellowship' });
});

rule('DU-12.5 [helms-deep] a fortress and three units in Rohan', () => {
  taking('helms-deep', { coins: [6, 0] })
    .may('place rohan', 'done')
    .does('place rohan')
    .shows({ coins: [0, 0], fortresses: { fellowship: ['rohan'] }, turn: 'sauron' })
    .shows({ units: { fellowship: { arnor: 2, rohan: 3 }, sauron: { mordor: 2 } } });
});

rule('DU-12.6 [isengard] a fortress in Enedwaith; a grey card of the opponent is lost; one step', () => {
  taking('isengard', {
    coins: [6, 0],
    area: { fellowship: ['ch1-red-02'], sauron: ['ch1-grey-01', 'ch1-blue-01', 'ch1-grey-07'] },
    discard: [],
  })
    .shows({ coins: [0, 0], fortresses: { fellowship: ['enedwaith'] } })
    .may('lose-grey ch1-grey-01', 'lose-grey ch1-grey-07', 'step', 'done')
    .refuses('lose-grey ch1-blue-01', 'DU-12.6', 'not-their-grey', { card: card('ch1-blue-01') })
    .refuses('lose-grey ch1-grey-02', 'DU-12.6', 'not-their-grey')
    .does('lose-grey ch1-grey-01')
    .shows({ discard: ['ch1-grey-01'], area: { fellowship: ['ch1-red-02'], sauron: ['ch1-blue-01', 'ch1-grey-07'] } })
    .may('step', 'done')
    .does('step')
    .shows({ quest: [1, 0], turn: 'sauron' });
});

rule('DU-12.6 an own grey card cannot be named, and the loss may be declined', () => {
  taking('isengard', { area: { fellowship: ['ch1-grey-01'], sauron: ['ch1-grey-02'] } })
    .refuses('lose-grey ch1-grey-01', 'DU-12.6', 'not-their-grey')
    .does('step')
    .may('lose-grey ch1-grey-02', 'done')
    .does('done')
    .shows({ quest: [1, 0], area: { fellowship: ['ch1-grey-01'], sauron: ['ch1-grey-02'] }, turn: 'sauron' });
});

rule('DU-12.7 [minas-tirith] a fortress and a unit in Gondor, then two steps', () => {
  taking('minas-tirith', { coins: [6, 0] })
    .may('place gondor', 'done')
    .does('place gondor')
    .may('step', 'done')
    .does('step')
    .may('step', 'done')
    .does('step')
    .shows({ coins: [0, 0], quest: [2, 0], fortresses: { fellowship: ['gondor'] }, turn: 'sauron' })
    .shows({ units: { fellowship: { arnor: 2, gondor: 1 }, sauron: { mordor: 2 } } });
});

rule('DU-12.8 a card played from the discard counts as played: colour bonuses, symbols, victory', () => {
  taking('barad-dur', { discard: ['ch1-yellow-01'], tokens: { fellowship: ['elves-1', 'humans-1'] } })
    .does('search', 'pick ch1-yellow-01')
    .shows({ coins: [5, 9] })
    .may('again', 'step', 'done')
    .does('again', 'step')
    .shows({ turn: 'fellowship', quest: [1, 0] });
  taking('barad-dur', {
    discard: ['ch1-red-02'],
    chapter: 2,
    layout: { 0: 'ch2-red-02', 1: 'ch2-grey-01' },
    coins: [6, 0],
  })
    .does('search', 'pick ch1-red-02', 'done', 'discard slot-1')
    .shows({ coins: [0, 2] })
    .may('play slot-0', 'discard slot-0');
  const five = ['ch1-green-01', 'ch1-green-03', 'ch1-green-04', 'ch3-green-01', 'ch3-green-03'];
  taking('barad-dur', { chapter: 3, discard: ['ch1-green-02'], area: { fellowship: five } })
    .does('search', 'pick ch1-green-02')
    .wins('fellowship', 'races');
});

rule('DU-12.8 a green card from the discard makes an alliance', () => {
  taking('barad-dur', {
    discard: ['ch1-green-02'],
    area: { fellowship: ['ch2-green-02'] },
    chapter: 2,
    stacks: { elves: ['elves-1', 'elves-2'] },
  })
    .does('search', 'pick ch1-green-02')
    .may('keep elves-1', 'keep elves-2')
    .does('keep elves-1')
    .shows({ tokens: { fellowship: ['elves-1'] }, turn: 'sauron' });
});

rule('DU-12.9 such a card is not made free by a chain symbol', () => {
  const area = { fellowship: ['ch1-red-02'] };
  const tokens = { fellowship: ['hobbits-3'] };
  taking('barad-dur', { chapter: 2, discard: ['ch2-red-02'], area, tokens, coins: [9, 0] })
    .shows({ coins: [3, 0] })
    .does('search', 'pick ch2-red-02', 'place lindon')
    .shows({ coins: [3, 0], turn: 'sauron' });
  playing('ch2-red-02', { area, tokens, coins: [9, 0] })
    .does('done')
    .shows({ coins: [12, 0] });
});

rule('DU-12.10 the discard holds the leftovers of all chapters begun, none of chapters to come', () => {
  const t = withTile('barad-dur', {
    chapter: 2,
    discard: ['ch2-yellow-01'],
    leftovers: ['ch1-blue-01', 'ch1-blue-02', 'ch1-blue-03', 'ch2-blue-01', 'ch2-blue-02', 'ch2-blue-03'],
  }).does('take barad-dur', 'search');
  t.may(
    ...picks('ch2-yellow-01', 'ch1-blue-01', 'ch1-blue-02', 'ch1-blue-03', 'ch2-blue-01', 'ch2-blue-02', 'ch2-blue-03'),
    'done',
  );
  t.refuses('pick ch3-blue-01', 'DU-12.10', 'not-in-discard', { card: card('ch3-blue-01') });
  t.refuses('pick ch2-yellow-02', 'DU-12.10', 'not-in-discard');
  t.does('pick ch2-blue-02', 'step').shows({ area: { fellowship: ['ch2-blue-02'] }, inDiscard: 6 });
});

rule('DU-12.10 in a game as dealt the first search finds exactly the three leftovers', () => {
  const t = duel({ tilesUp: ['barad-dur'], coins: [6, 6] });
  const left = t.state.leftovers.map((id) => rules.name('card', id));
  t.does('take barad-dur', 'search')
    .may(...picks(...left), 'done')
    .does('done');
});

rule('DU-12.11 without anything to work on an effect is lost', () => {
  taking('barad-dur', { discard: [], leftovers: [] }).shows({ turn: 'sauron' });
  taking('isengard', { area: { fellowship: ['ch1-grey-01'], sauron: ['ch1-blue-01'] } })
    .may('step', 'done')
    .does('step')
    .shows({ turn: 'sauron' });
  playing('ch3-purple-03', { units: { fellowship: { arnor: 2 } }, coins: [9, 0] }).shows({ turn: 'sauron' });
  playing('ch1-blue-01', { quest: [11, 0], fortresses: { fellowship: ['arnor'] } })
    .does('step')
    .shows({ turn: 'sauron', quest: [12, 0] });
});

rule('DU-12.12 a lost grey card is gone with its skills, and either player may play it from the discard', () => {
  const lost = (extraTurns: number) =>
    duel({
      chapter: 2,
      layout: { 0: 'ch2-blue-03', 1: 'ch2-yellow-01', 2: 'ch2-yellow-02' },
      tilesUp: ['isengard', 'barad-dur'],
      area: { sauron: ['ch2-grey-07', 'ch2-grey-03', 'ch1-grey-05'] },
      discard: [],
      coins: [20, 7],
      extraTurns,
    });
  lost(0)
    .does('take isengard', 'lose-grey ch2-grey-03', 'done')
    .shows({ skills: { sauron: { courage: 1 } }, discard: ['ch2-grey-03'] })
    .does('play slot-0', 'step')
    .shows({ coins: [14, 6] });
  lost(0)
    .does('take isengard', 'lose-grey ch2-grey-07', 'done')
    .shows({ skills: { sauron: { ruse: 2, courage: 1 } }, discard: ['ch2-grey-07'] })
    .does('take barad-dur', 'search', 'pick ch2-grey-07')
    .shows({ coins: [14, 2], area: { sauron: ['ch2-grey-03', 'ch1-grey-05', 'ch2-grey-07'] }, discard: [] })
    .does('discard slot-1')
    .does('play slot-0', 'step')
    .shows({ coins: [16, 2], quest: [0, 1] });
  lost(1)
    .does('take isengard', 'lose-grey ch2-grey-07', 'done')
    .does('take barad-dur', 'search', 'pick ch2-grey-07')
    .shows({ area: { fellowship: ['ch2-grey-07'], sauron: ['ch2-grey-03', 'ch1-grey-05'] }, turn: 'sauron' })
    .does('play slot-0', 'step')
    .shows({ coins: [7, 6] });
});

rule('DU-12.13 a removed fortress leaves its tile with the owner, and the region without a fortress for good', () => {
  const t = playing('ch1-blue-01', {
    layout: { 17: 'ch1-yellow-01', 18: 'ch1-blue-01', 19: 'ch1-yellow-02' },
    quest: [11, 0],
    fortresses: { sauron: ['rohan'] },
    coins: [20, 20],
  });
  t.does('step', 'raze rohan')
    .shows({ fortresses: {}, tiles: { sauron: ['helms-deep'] }, turn: 'sauron' })
    .may('play slot-17', 'discard slot-17', 'play slot-19', 'discard slot-19')
    .refuses('take helms-deep', 'DU-7.1', 'tile-not-up')
    .does('discard slot-17')
    .refuses('take helms-deep', 'DU-7.1', 'tile-not-up');
});
