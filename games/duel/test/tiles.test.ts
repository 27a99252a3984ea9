/** Chapter 7 of the rules: a landmark tile is taken. */
import { rules } from '@pony/duel';
import { rule } from '@pony/testkit';
import { duel, movesFrom, taking, withTile } from './helpers.ts';

const tile = (id: string): number => rules.find('tile', id) as number;

rule('DU-7.1 only a face-up tile can be taken', () => {
  duel({ layout: { 19: 'ch1-yellow-01' }, tilesUp: ['bree'], fortresses: { sauron: ['mordor'] }, coins: [20, 20] })
    .may('play slot-19', 'discard slot-19', 'take bree')
    .refuses('take erebor', 'DU-7.1', 'tile-not-up', { tile: tile('erebor') })
    .refuses('take barad-dur', 'DU-7.1', 'tile-not-up', { tile: tile('barad-dur') });
});

rule('DU-7.2 the whole cost of a tile must be paid, and a tile cannot be discarded', () => {
  withTile('bree', { coins: [5, 0] })
    .may('play slot-18', 'discard slot-18')
    .refuses('take bree', 'DU-7.2', 'tile-too-dear', { tile: tile('bree'), price: 6, coins: 5 });
  withTile('bree', { coins: [6, 0] })
    .may('play slot-18', 'discard slot-18', 'take bree')
    .does('take bree', 'done', 'done')
    .shows({ coins: [0, 0] });
});

rule('DU-7.3 the tile goes to the play area of the player', () => {
  taking('helms-deep')
    .does('done')
    .shows({ tiles: { fellowship: ['helms-deep'] }, tilesUp: [] });
  taking('helms-deep', { turn: 'sauron' })
    .does('done')
    .shows({ tiles: { sauron: ['helms-deep'] }, tilesUp: [] });
});

rule('DU-7.4 the fortress stands at once, before any other effect, and cannot be declined', () => {
  taking('erebor')
    .tells({ say: 'takes', args: { seat: 0 } }, { say: 'fortifies', args: { seat: 0, region: 2 } }, 'coins')
    .shows({ fortresses: { fellowship: ['rhovanion'] } })
    .does('done')
    .shows({ fortresses: { fellowship: ['rhovanion'] } });
  taking('minas-tirith', { turn: 'sauron' })
    .tells('takes', 'fortifies')
    .shows({ fortresses: { sauron: ['gondor'] }, units: { fellowship: { arnor: 2 }, sauron: { mordor: 2 } } })
    .does('done', 'done')
    .shows({ fortresses: { sauron: ['gondor'] }, turn: 'fellowship' });
});

rule('DU-7.5 the other effects of the tile are used at once, and only once', () => {
  taking('erebor', { layout: { 17: 'ch1-yellow-01', 18: 'ch1-yellow-02', 19: 'ch1-yellow-03' }, coins: [9, 0] })
    .shows({ coins: [8, 0] })
    .may(...movesFrom('arnor'), 'done')
    .does('move arnor lindon')
    .shows({ turn: 'sauron', units: { fellowship: { arnor: 1, lindon: 1 }, sauron: { mordor: 2 } } })
    .does('discard slot-17')
    .shows({ turn: 'fellowship', coins: [8, 1] })
    .may('play slot-18', 'discard slot-18', 'play slot-19', 'discard slot-19');
});

rule('DU-7.6 no tile is turned up in the place of one that was taken', () => {
  duel({ layout: { 19: 'ch1-yellow-01' }, tilesUp: ['bree', 'erebor', 'isengard'], coins: [20, 20] })
    .does('take bree', 'done', 'done')
    .shows({ tilesUp: ['erebor', 'isengard'] })
    .does('take isengard', 'done')
    .shows({ tilesUp: ['erebor'] })
    .mayWith('take', 'take erebor');
});

rule('DU-7.7 a turn spent on a tile takes no card: nothing is uncovered and no chapter ends', () => {
  duel({ layout: { 13: 'ch1-yellow-01', 19: 'ch1-yellow-02' }, tilesUp: ['helms-deep'], coins: [9, 9] })
    .does('take helms-deep', 'place rohan')
    .shows({ chapter: 1, faceDown: [13], layout: { 13: 'ch1-yellow-01', 19: 'ch1-yellow-02' }, turn: 'sauron' })
    .may('play slot-19', 'discard slot-19');
});

rule('DU-7.8 with no tile face up only cards can be taken', () => {
  duel({ layout: { 19: 'ch1-yellow-01' }, tilesUp: [], coins: [50, 50] }).may('play slot-19', 'discard slot-19');
});

rule('DU-7.9 a player may own any number of tiles', () => {
  taking('helms-deep', {
    fortresses: { fellowship: ['lindon', 'arnor', 'rhovanion', 'enedwaith', 'gondor'] },
    coins: [11, 0],
  })
    .does('done')
    .shows({
      coins: [0, 0],
      fortresses: { fellowship: ['lindon', 'arnor', 'rhovanion', 'enedwaith', 'rohan', 'gondor'] },
    });
});

rule('DU-7.10 the units beside the fortress are placed with it or declined, never put off', () => {
  taking('bree')
    .may('place arnor', 'done')
    .refuses('move arnor lindon', 'DU-6.5', 'no-such-icon')
    .refuses('place lindon', 'DU-11.7', 'not-on-banners', { region: 0 })
    .does('done')
    .may(...movesFrom('arnor'), 'done')
    .refuses('place arnor', 'DU-6.5', 'no-such-icon')
    .does('done')
    .shows({ units: { fellowship: { arnor: 2 }, sauron: { mordor: 2 } }, turn: 'sauron' });
  taking('minas-tirith')
    .may('place gondor', 'done')
    .refuses('step', 'DU-6.5', 'no-such-icon')
    .does('place gondor')
    .may('step', 'done')
    .refuses('place gondor', 'DU-6.5', 'no-such-icon')
    .does('done');
  taking('helms-deep').may('place rohan', 'done').does('done').shows({ turn: 'sauron' });
});
