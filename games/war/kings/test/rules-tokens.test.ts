/** KM-8: Ruler tokens. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { awakened as all, kings } from './helpers.ts';

test('KM-8.1 his token comes with him', () => {
  const g = kings({ dice: { fp: 'muster' }, politics: { rohan: 'active 2' } });
  assert.equal(g.token('theoden'), 0);
  g.fp('awaken theoden muster muster');
  assert.deepEqual([g.token('theoden'), g.token('dain')], [1, 0]);
});

test('KM-8.2 KM-8.3 KM-8.8 the token sets the Ruler die and calls the ability up in one action', () => {
  const g = kings(all({ dice: { fp: 'ruler-event event', shadow: 'army' } }));
  g.fp('token theoden-awakened ruler-event event').asks('fp', 'call-to-arms');
  assert.deepEqual(
    [g.dieCount('fp', 'ruler-event'), g.spent('fp', 'ruler-muster'), g.spent('fp', 'ruler-event')],
    [0, 1, 0],
  );
  g.fp('recruit rohan-regular edoras', 'recruit rohan-regular folde', 'recruit rohan-regular edoras');
  g.asks('shadow', 'act');
});

test('KM-8.4 each token serves once', () => {
  const g = kings(all({ dice: { fp: 'ruler-event event', shadow: '' } }));
  g.fp('token theoden-awakened ruler-event event', 'recruit rohan-regular edoras', 'done', 'done');
  assert.deepEqual([g.token('theoden'), g.token('brand')], [0, 1]);
  const used = kings(all({ dice: { fp: 'ruler-event', shadow: '' } }));
  used.kings().tokens[3] = 0;
  used.refuses('token theoden-awakened ruler-event event', 'KM-8.4', 'no-ruler-token');
});

test('KM-8.5 KM-8.6 a token and a Ring of the Free Peoples exclude each other in a turn; a Ring of the Shadow does not matter', () => {
  const ring = kings(all({ dice: { fp: 'ruler-event event muster', shadow: '' } }));
  ring.fp('ring event muster').refuses('token theoden-awakened ruler-event event', 'KM-8.5', 'ring-used');
  const token = kings(all({ dice: { fp: 'ruler-event event', shadow: '' } }));
  token.fp('token theoden-awakened ruler-event event', 'recruit rohan-regular edoras', 'done', 'done');
  token.refuses('ring event muster', 'WR-4.54');
  const dark = kings(
    all({ acts: 'shadow', rings: { fp: 2, shadow: 1 }, dice: { fp: 'ruler-event', shadow: 'army event' } }),
  );
  dark.shadow('ring army event', 'skip event');
  assert.ok(dark.verbs('token').includes('token theoden-awakened ruler-event event'));
});

test('KM-8.7 a token needs an unused Ruler die and an ability that does something now', () => {
  const g = kings({
    characters: { 'theoden-awakened': 'edoras' },
    politics: { rohan: 'active 2' },
    dice: { fp: 'ruler-event event' },
  });
  g.refuses('token theoden-awakened event event', 'KM-7.4', 'ruler-die-only');
  g.refuses('token theoden-awakened ruler-event event', 'KM-24.3', 'nation-not-at-war');
  assert.deepEqual(g.verbs('token'), []);
  const track = kings({
    characters: { 'thranduil-awakened': 'woodland-realm' },
    fellowship: { at: 'morannon', mordor: 1 },
    dice: { fp: 'ruler-event' },
  });
  track.refuses('token thranduil-awakened ruler-event event', 'KM-7.9', 'ability-does-nothing');
});

test('KM-8.9 the token of a Sovereign who leaves play goes with him', () => {
  const g = kings({
    acts: 'shadow',
    armies: { eastemnet: 'rohan 1r', fangorn: 'isengard 5r' },
    characters: { 'theoden-awakened': 'eastemnet' },
    politics: { rohan: 'war', isengard: 'war' },
    dice: { shadow: 'army' },
  });
  g.shadow('attack army army', 'army fangorn', 'target eastemnet')
    .dice(6, 6, 6, 6, 6, 1)
    .shadow('done')
    .fp('reroll 0')
    .asks('shadow', 'advance');
  assert.deepEqual([g.where('theoden-awakened'), g.token('theoden')], ['gone', 0]);
});

test('KM-8.10 KM-24.5 [denethor-awakened] his token draws or plays a card with the Ruler die, then gives one more', () => {
  const g = kings(all({ dice: { fp: 'ruler-character event', shadow: '' }, hands: { fp: ['athelas'] } }));
  g.fp('token denethor-awakened ruler-character character').asks('fp', 'stone-draw-or-play');
  g.mayExactly('deck character', 'deck strategy', 'card athelas');
  g.fp('deck strategy').asks('fp', 'stone-draw').mayExactly('deck character', 'deck strategy', 'done');
  g.fp('deck character');
  assert.equal(g.hand('fp').length, 3);
  assert.equal(g.spent('fp', 'ruler-event'), 1);
  const play = kings(
    all({ dice: { fp: 'ruler-character event', shadow: '' }, hands: { fp: ['elven-cloaks', 'elven-rope'] } }),
  );
  play.fp('token denethor-awakened ruler-character character', 'card elven-rope');
  play.asks('fp', 'guide-draws').fp('no').asks('fp', 'stone-draw').fp('done');
  assert.deepEqual([play.hand('fp'), play.discarded('fp')], [['elven-cloaks'], ['elven-rope']]);
});

test('KM-24.5 WR-5.11 [denethor-awakened] a card whose demand is not met is not played with his token', () => {
  const hands = { fp: ['the-ents-awake-treebeard'] };
  const g = kings(all({ dice: { fp: 'ruler-character event', shadow: '' }, hands }));
  g.fp('token denethor-awakened ruler-character character').mayExactly('deck character', 'deck strategy');
  g.refuses('card the-ents-awake-treebeard', 'WR-5.11', 'card-needs-character-in-play');
});

test('KM-8.10 [thranduil-awakened] his token sets Character for one of the far-sighted actions', () => {
  const g = kings(all({ dice: { fp: 'ruler-event', shadow: '' } }));
  g.fp('token thranduil-awakened ruler-event event').asks('fp', 'far-sighted');
  g.mayExactly('move-fellowship', 'move-companions', 'separate-companions').refuses(
    'done',
    'KM-24.8',
    'no-such-choice',
  );
});
