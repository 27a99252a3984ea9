/** What comes from outside and does not fit is named and refused. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { game, rulesOf, SCENARIOS } from '@pony/card-game';
import { BadRecord, parseRecord, replay, start } from '@pony/engine';
import { fromRecord, openTable } from '@pony/table';

const golden = (name: string): string =>
  readFileSync(join(import.meta.dirname, '..', 'golden', `${name}.record`), 'utf8');
const open = (scenario: string, seats: number) =>
  openTable({
    game,
    options: { scenario },
    seed: 'bad input',
    seats: Array.from({ length: seats }, () => ({ holder: 'person' as const })),
  });

test('an unknown scenario is refused by name, at the table, in the rules and at the start of a game', () => {
  assert.throws(() => open('war-of-wrath', 4), /scenario may be trilogy, duel, duel-three, fellowship/);
  assert.throws(() => rulesOf({ scenario: 'war-of-wrath' }), /no scenario "war-of-wrath"/);
  const bad = { scenario: 'war-of-wrath' };
  assert.throws(
    () => start(rulesOf({ scenario: 'duel' }), bad, 'x'),
    /no scenario "war-of-wrath"; there are trilogy, duel, duel-three, fellowship/,
  );
});

test('as many seats as the scenario has decks, neither more nor fewer', () => {
  for (const { id, seats } of SCENARIOS) {
    assert.equal(open(id, seats.length).specs.length, seats.length);
    for (const n of [0, 1, 2, 3, 4, 5])
      if (n !== seats.length)
        assert.throws(() => open(id, n), new RegExp(`${seats.length} seats .*\\(${seats.join(', ')}\\), not ${n}`));
  }
});

test('a record of another scenario is refused: by its seats, and by its first decision that cannot be', () => {
  const duel = golden('duel');
  const other = (text: string): GameFault => {
    try {
      replay(game, parseRecord(text));
    } catch (error) {
      return error as GameFault;
    }
    return null;
  };
  assert.match(
    other(duel.replace('scenario=duel', 'scenario=fellowship'))?.message ?? '',
    /the seats are balrog gandalf, not gandalf witch-king/,
  );
  const dressed = duel
    .replace('scenario=duel', 'scenario=fellowship')
    .replace('seats gandalf witch-king', 'seats balrog gandalf');
  const fault = other(dressed);
  assert.ok(fault instanceof BadRecord);
  assert.match(fault.message, /^decision 1: /);
  assert.throws(() => fromRecord(game, dressed), /decision 1/);
  assert.match(
    other(duel.replace('scenario=duel', 'scenario=of-wrath'))?.message ?? '',
    /options: .*scenario may be trilogy/,
  );
  assert.match(other(duel.replace('rules 4', 'rules 1'))?.message ?? '', /rules version 1 of card-game/);
});

test('a record that names no card, no place or no seat of this game is refused with the word', () => {
  const duel = golden('duel');
  const first = /^1 gandalf play (\S+) (\S+)/m.exec(duel) ?? [];
  const changed = (to: string) => () => replay(game, parseRecord(duel.replace(first[0] ?? '', to)));
  assert.throws(changed(`1 gandalf play balin ${first[2]}`), /unknown card "balin"/);
  assert.throws(changed(`1 gandalf play ${first[1]} erebor`), /unknown place "erebor"/);
  assert.throws(changed(`1 balrog play ${first[1]} ${first[2]}`), /no seat is called balrog/);
});

type GameFault = Error | null;
