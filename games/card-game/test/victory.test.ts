import assert from 'node:assert/strict';
import { rule } from '@pony/testkit';
import { table } from './helpers.ts';

const points = (t: ReturnType<typeof table>): number[] => t.view(null).points;

rule('CG-1.4 CG-34.1 CG-34.2 points are held by sides: battlegrounds by whoever won them', () => {
  const t = table({ free: ['orthanc', 'minas-tirith'], shadow: ['lorien'] });
  assert.deepEqual(points(t), [5, 2]);
});

rule('CG-34.3 CG-5.7 CG-29.3 a path gives points to the Free Peoples only', () => {
  assert.deepEqual(points(table({ free: ['bag-end', 'weathertop'], shadow: ['orodruin'] })), [3, 0]);
});

rule('CG-34.4 CG-34.5 CG-40.2 each corruption token gives the Shadow one point', () => {
  assert.deepEqual(points(table({ corruption: 4, shadow: ['umbar'] })), [0, 5]);
});

rule('CG-34.8 CG-11.3 points are counted from what lies there now: a reactivated battleground counts no more', () => {
  const t = table({ turn: 'saruman', reserve: ['the-black-serpent'], free: ['umbar'] });
  assert.deepEqual(points(t), [1, 0]);
  t.does('use the-black-serpent').lies({ umbar: 'active' });
  assert.deepEqual(points(t), [0, 0]);
});

rule('CG-34.9 CG-24.2 an unused Ring token is a point in the final check only', () => {
  const t = table({ on: { orodruin: [] }, corruption: 4, ringUsed: ['witch-king', 'saruman'] }).allPass();
  // 3 for Orodruin and 2 tokens against 4
  t.scenario.over({ seats: ['won', 'lost', 'won', 'lost'], score: 1 });
  const u = table({ on: { 'bag-end': [] }, corruption: 9, ringUsed: ['frodo', 'aragorn'] }).allPass();
  assert.equal(u.state.outcome, null, 'ten with tokens is no lead before the end');
  u.leaveOpen();
});

rule('CG-35.2 CG-35.7 a lead of ten ends the game, a lead of nine does not', () => {
  table({ on: { 'bag-end': [] }, corruption: 11 })
    .allPass()
    .scenario.over({ seats: ['lost', 'won', 'lost', 'won'], reason: 'lead' });
  const t = table({ on: { 'bag-end': [] }, corruption: 10 }).allPass();
  assert.equal(t.state.outcome, null);
  t.leaveOpen();
});

rule('CG-35.3 CG-35.4 the round in which a number 9 path was fought is the last, in the action phase too', () => {
  table({ on: { morgai: [] }, corruption: 1 })
    .allPass()
    .scenario.over({ reason: 'more-points' });
  // The skipped number leaves a path of 8 in the combat phase, but 9 was fought
  const t = table({ turn: 'frodo', on: { orodruin: [] }, hand: { frodo: ['there-is-another-way', 'sting'] } });
  t.does('event there-is-another-way', 'bring morgai').lies({ orodruin: 'free', morgai: 'active' });
  assert.equal(t.state.outcome, null, 'victory is checked in its phase only');
  t.allPass().scenario.over();
});

rule('CG-35.6 with equal points the Shadow wins', () => {
  table({ on: { orodruin: [] }, corruption: 3, ringUsed: ['frodo', 'aragorn', 'witch-king', 'saruman'] })
    .allPass()
    .scenario.over({ seats: ['lost', 'won', 'lost', 'won'], reason: 'equal-points' });
});

rule(
  'CG-12.15 CG-12.16 points of a fight in the action phase are scored at once, checked later; the new path is fought too',
  () => {
    const t = table({
      turn: 'frodo',
      corruption: 12,
      on: { 'bag-end': [] },
      hand: { frodo: ['there-is-another-way', 'sting'] },
    });
    t.does('event there-is-another-way', 'bring bucklebury-ferry').lies({ 'bag-end': 'free' });
    assert.equal(points(t)[0], 1);
    assert.equal(t.state.outcome, null);
    t.allPass().lies({ 'bucklebury-ferry': 'free' }).scenario.over({ reason: 'lead' });
  },
);

rule('CG-EX16 scoring: 13 to 10', () => {
  const t = table({
    on: { orodruin: [] },
    free: [
      'helms-deep',
      'minas-tirith',
      'lorien',
      'orthanc',
      'bag-end',
      'the-council-of-elrond',
      'lothlorien',
      'henneth-annun',
    ],
    shadow: ['minas-morgul', 'dol-guldur'],
    corruption: 7,
  });
  assert.deepEqual(points(t), [13, 10]);
});

rule('CG-34.7 corruption comes from path fights and from texts', () => {
  table({ on: { 'bag-end': ['the-hunter'] } })
    .allPass()
    .corruption(1)
    .leaveOpen();
  table({ turn: 'witch-king', on: { 'amon-hen': ['grishnakh'] } })
    .does('use grishnakh')
    .corruption(1);
});

rule('CG-39.13 CG-39.15 the Fellowship ends when path 6 was fought; the lead of ten holds', () => {
  table({ scenario: 'fellowship', on: { 'amon-hen': [] } })
    .allPass()
    .scenario.over({ reason: 'more-points' });
  table({ scenario: 'fellowship', on: { 'bucklebury-ferry': [] }, corruption: 12 })
    .allPass()
    .scenario.over({ reason: 'lead' });
});

rule('CG-39.14 CG-39.6 in the Fellowship an empty path goes to the Free Peoples; draws of four and three', () => {
  const t = table({ scenario: 'fellowship', on: { 'bucklebury-ferry': [] } }).allPass();
  t.lies({ 'bucklebury-ferry': 'free' });
  t.tells({ say: 'draws', args: { seat: 0, n: 4 } }, { say: 'draws', args: { seat: 1, n: 3 } }).leaveOpen();
});
