import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sha256 } from '@pony/engine';
import type { SeatInfo } from '@pony/protocol';
import { verdictOn } from '../src/online/dice.ts';

const [seed, salt] = ['5'.repeat(32), '7'.repeat(32)];
const [mine, theirs, forged] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
const seat = (n: number, share: string, yours: boolean): SeatInfo =>
  ({ seat: n, kind: 'person', yours, pledge: sha256(share) }) as SeatInfo;
const table = (own: string) => ({
  id: 't',
  commitment: sha256(seed + salt),
  seats: [seat(0, own, true), seat(1, theirs, false)],
});
const drew = (share: string | null) => (id: string, n: number) => (id === 't' && n === 0 ? share : null);

test('dice are proven only with the share that this browser drew itself', () => {
  assert.equal(verdictOn(table(mine), { seed, salt, shares: [mine, theirs] }, drew(mine)), 'proven');
  assert.equal(verdictOn(table(mine), {}, drew(mine)), null);
});

test('a server that swaps the share and the pledge of a seat together is found out', () => {
  assert.equal(verdictOn(table(forged), { seed, salt, shares: [forged, theirs] }, drew(mine)), 'broken');
});

test('a share that was drawn in another browser is not vouched for', () => {
  assert.equal(verdictOn(table(mine), { seed, salt, shares: [mine, theirs] }, drew(null)), 'unseen');
});

test('a share that came late is held against its pledge; one that was sent in time and left out is told', () => {
  const late = [{ seat: 1, share: theirs, after: 7 }];
  const shares = [mine, ''];
  assert.equal(verdictOn(table(mine), { seed, salt, shares, late }, drew(mine)), 'proven');
  assert.equal(
    verdictOn(table(mine), { seed, salt, shares, late: [{ ...late[0], share: forged }] }, drew(mine)),
    'broken',
  );
  assert.equal(
    verdictOn(table(mine), { seed, salt, shares, late: [{ ...late[0], share: null }] }, drew(mine)),
    'proven',
  );
  const without = { seed, salt, shares: ['', theirs], late: [{ seat: 0, share: mine, after: 3 }] };
  assert.equal(verdictOn(table(mine), without, drew(null)), 'proven');
  assert.equal(verdictOn(table(mine), without, drew(mine)), 'leftOut');
});

test('a broken pledge or commitment is broken for anybody', () => {
  assert.equal(verdictOn(table(mine), { seed, salt, shares: [mine, forged] }, drew(mine)), 'broken');
  assert.equal(verdictOn(table(mine), { seed: salt, salt, shares: [mine, theirs] }, drew(mine)), 'broken');
});
