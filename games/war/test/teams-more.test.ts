/** Chapter XI where it meets other chapters: draws of a Guide, cards of marches, sieges, retreats, face-down cards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NATIONS } from '../src/data.ts';
import { ALL_AT_WAR as ALL, type Scenario, war } from './helpers.ts';

const NO_DRAW = { guide: 'strider' };
const SKIPS = 'event event event event event';
type Table = ReturnType<typeof war>;
const worn = (at: Table): string[] => at.seen(null).worn.map((n) => NATIONS[n]);

test('WR-11.14 WR-5.44 Gandalf as Guide lets who played the card draw', () => {
  const at = war({ players: 4, hands: { rohan: ['athelas'], gondor: [] }, dice: { fp: 'event', shadow: 'event' } });
  at.dice(1, 1, 1).anyMore().by('rohan', 'play athelas event event').asks('rohan', 'guide-draws');
  at.by('rohan', at.may().includes('yes') ? 'yes' : at.may()[0]).leaveOpen();
  assert.deepEqual([at.hand('rohan').length, at.hand('gondor').length], [1, 0]);
});

test('WR-11.22 WR-5.44 the Palantír lets who plays a card draw, whoever laid it on the table', () => {
  const at = war({
    players: 4,
    acts: 'shadow',
    leads: ['saruman'],
    characters: { saruman: 'orthanc' },
    table: { shadow: ['the-palantir-of-orthanc'] },
    hands: { 'witch-king': ['orcs-multiplying-again'] },
    dice: { fp: 'event', shadow: 'event' },
  });
  at.by('witch-king', 'play orcs-multiplying-again event event').asks('witch-king', 'table-draws');
  at.by('witch-king', 'deck character');
  assert.deepEqual([at.hand('witch-king').length, at.hand('saruman').length], [1, 0]);
});

test('WR-11.05 WR-6.531 a combat card chosen face down is hidden from the team-mate too', () => {
  const at = war({
    players: 4,
    politics: ALL,
    armies: { osgiliath: 'gondor 1r, rohan 3r', 'south-ithilien': 'sauron 2r' },
    mixed: ['osgiliath'],
    hands: { rohan: ['fear-fire-foes'], 'witch-king': ['monsters-roused'] },
    dice: { fp: 'army', shadow: 'event' },
  });
  at.by('rohan', 'attack army army', 'army osgiliath', 'target south-ithilien', 'done', 'card fear-fire-foes');
  at.asks('witch-king', 'combat-card');
  const card = at.rules.find('card', 'fear-fire-foes') as number;
  assert.ok(!at.seen('gondor').zones.some(({ items }) => Array.isArray(items) && items.includes(card)));
  assert.deepEqual(at.told('chooses-hidden')[0].secret?.seats, [1]);
  assert.equal(at.told('chooses-hidden')[0].args?.card, undefined);
});

test('WR-11.26 WR-6.609 apart behind walls they give up units in turn above five', () => {
  const at = war({
    players: 4,
    politics: ALL,
    leads: ['gondor'],
    fellowship: NO_DRAW,
    armies: { 'helms-deep': 'isengard 5r' },
    besieged: { 'helms-deep': 'gondor 3r, rohan 2r' },
    characters: { gimli: 'inside-helms-deep' },
    hands: { rohan: ['riders-of-theoden'] },
    dice: { fp: 'event', shadow: 'event' },
  });
  at.by('rohan', 'play riders-of-theoden event event', 'to helms-deep', 'figure rohan-regular helms-deep');
  at.asks('rohan', 'mix-armies').by('rohan', 'no').asks('rohan', 'trim').mayExactly('disband rohan-regular');
  at.by('rohan', 'disband rohan-regular').army('inside-helms-deep', 'gondor 3r, rohan 2r 1l');
});

test('WR-11.25 who stayed apart is asked again when one of the two has grown', () => {
  const at = war({
    players: 4,
    politics: ALL,
    leads: ['rohan'],
    armies: { lossarnach: 'gondor 1r, rohan 1r', pelargir: 'gondor 1r 1e', orthanc: 'isengard 1r' },
    dice: { fp: 'army army army', shadow: 'event event event' },
  });
  const march = ['march army army', 'army pelargir', 'to lossarnach'];
  at.by('gondor', ...march, 'leave gondor-elite', 'done', 'no').by('saruman', 'skip event');
  at.by('rohan', 'skip army').by('witch-king', 'skip event').asks('gondor', 'act');
  assert.equal(at.told('armies-apart').length, 1);
  at.by('gondor', ...march, 'done').asks('gondor', 'mix-armies');
});

test('WR-11.38 a march by a card uses the Nation, and does not lead one that acted last', () => {
  const given: Scenario = {
    players: 3,
    politics: ALL,
    fellowship: NO_DRAW,
    armies: { edoras: 'rohan 2r', pelargir: 'gondor 2r', orthanc: 'isengard 1r' },
    characters: { gimli: 'edoras', boromir: 'pelargir' },
    hands: { fp: ['through-a-day-and-a-night'] },
    dice: { fp: 'army event army', shadow: SKIPS },
  };
  const first = war(given).fp('march army army', 'army edoras', 'to folde', 'done', 'done').by('saruman', 'skip event');
  first.fp('play through-a-day-and-a-night event event').mayExactly('army pelargir').leaveOpen();
  const card = war(given).fp('play through-a-day-and-a-night event event', 'army edoras', 'to folde', 'done', 'stay');
  assert.deepEqual(worn(card.by('saruman', 'skip event')), ['rohan']);
});

test('WR-11.36 relief does not come from a Nation that acted last', () => {
  const at = war({
    players: 3,
    politics: ALL,
    fellowship: NO_DRAW,
    armies: { westemnet: 'rohan 2r', 'fords-of-isen': 'gondor 2r', 'helms-deep': 'isengard 3r' },
    besieged: { 'helms-deep': 'rohan 1r' },
    hands: { fp: ['help-unlooked-for'] },
    dice: { fp: 'muster event', shadow: SKIPS },
  });
  at.fp('muster muster muster', 'recruit rohan-elite edoras').by('saruman', 'skip event');
  at.fp('play help-unlooked-for event event').mayExactly('army fords-of-isen');
  at.refuses('army westemnet', 'WR-11.36', 'nation-acted-last');
});

test('WR-11.38 to be attacked, to retreat and to lose a figure is no action of a Nation', () => {
  const at = war({
    players: 3,
    politics: ALL,
    leads: ['saruman'],
    armies: { osgiliath: 'gondor 2r', 'south-ithilien': 'sauron 3r' },
    dice: { fp: 'event army', shadow: 'army event event' },
  });
  at.fp('skip event').dice(1, 1, 1, 1, 1);
  at.by('witch-king', 'attack army army', 'army south-ithilien', 'target osgiliath', 'done', 'press').fp('to pelargir');
  at.by('witch-king', 'no').asks('fp', 'act');
  assert.deepEqual(worn(at), []);
  at.fp('march army army', 'army pelargir', 'to lossarnach').leaveOpen();
});

test('WR-11.37 of a mixed Army that acted a Nation that has come since may go on', () => {
  const at = war({
    players: 3,
    politics: ALL,
    fellowship: NO_DRAW,
    armies: { edoras: 'rohan 1r, gondor 1r', folde: 'elves 1r', orthanc: 'isengard 1r' },
    dice: { fp: 'army army', shadow: SKIPS },
  });
  at.fp('march army army', 'army edoras', 'to folde', 'done').doneIfAsked('fp').by('saruman', 'skip event');
  at.fp('march army army', 'army folde', 'to westemnet').army('folde', 'gondor 1r, rohan 1r').leaveOpen();
});
