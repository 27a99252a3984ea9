/** Whole games of every scenario that must replay for ever. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type GameRecord, parseRecord, replay } from '@pony/engine';
import { game, rulesOf } from '@pony/lcg';
import { replayGolden } from '@pony/testkit';
import type { CampaignLog } from '../src/campaign/index.ts';
import { clone } from '../src/clone.ts';
import { cards } from '../src/kernel.ts';
import { ZONE } from '../src/lists.ts';
import { cardsIn, type Lcg } from '../src/state.ts';

const FOLDER = join(import.meta.dirname, '..', 'golden');
const FILES = ['escape-lost', 'escape-won', 'journey-lost', 'journey-won', 'passage-lost', 'passage-won'];
/** One campaign, in the order in which its parts were played. */
const CAMPAIGN = ['campaign-1', 'campaign-2-lost', 'campaign-2', 'campaign-3'];
const recordOf = (file: string): GameRecord => parseRecord(readFileSync(join(FOLDER, `${file}.record`), 'utf8'));

test('golden games replay with every checksum', () => {
  const found = replayGolden(game, FOLDER);
  assert.deepEqual(
    found.map(({ file }) => file),
    [...CAMPAIGN, ...FILES].map((one) => `${one}.record`).sort(),
  );
});

test('they end as their names say', () => {
  for (const file of [...CAMPAIGN, ...FILES]) {
    const { result } = recordOf(file);
    assert.equal(result?.startsWith(file.endsWith('lost') ? 'lost' : 'won'), true, file);
  }
});

interface Part {
  readonly begun: Lcg;
  readonly ended: Lcg;
  /** The log it began with and the one it left, as text. */
  readonly before: string;
  readonly after: string | null;
}
const campaign: readonly Part[] = CAMPAIGN.map((file) => {
  const record = recordOf(file);
  let begun: Lcg | undefined;
  const { state, options } = replay(game, record, (s, n) => {
    if (n === 0) begun = clone(s as Lcg);
  });
  const { log } = rulesOf(options).view(state as Lcg, 0);
  return { begun: begun as Lcg, ended: state as Lcg, before: record.options.log ?? '', after: log };
});
const [first, lost, again, last] = campaign;
const logOf = (text: string | null): CampaignLog => JSON.parse(text ?? '') as CampaignLog;
const idOf = (s: Lcg, card: number): string => cards.titles[s.title[card]].id;
const ids = (s: Lcg, list: readonly number[]): string[] => list.map((card) => idOf(s, card));

test('LC-26.1 LC-26.2 LC-26.3 the golden campaign: each part goes on with the log of the one before, a lost one leaves it as it was', () => {
  assert.deepEqual(
    campaign.map(({ begun }) => begun.scenario),
    [0, 1, 1, 2],
  );
  assert.equal(first.before, '');
  assert.equal(lost.after, null);
  assert.deepEqual([lost.before, again.before, last.before], [first.after, first.after, again.after]);
  assert.deepEqual(
    logOf(last.after).completed.map(({ scenario, score }) => [scenario, score]),
    [
      ['passage-through-mirkwood', 180],
      ['journey-along-the-anduin', 221],
      ['escape-from-dol-guldur', 299],
    ],
  );
});

test('LC-26.7 LC-26.11 its fallen heroes are noted, and raise the dial of their player alone, as all twelve are in use', () => {
  assert.deepEqual(
    [first, again, last].map(({ after }) => logOf(after).fallen),
    [['aragorn'], ['aragorn', 'theodred'], ['gimli', 'legolas', 'thalin', 'dunhere']],
  );
  assert.deepEqual(
    campaign.map(({ begun }) => begun.threat),
    [
      [29, 29, 24, 30],
      [30, 29, 24, 30],
      [30, 29, 24, 30],
      [32, 29, 24, 30],
    ],
  );
  assert.deepEqual(
    logOf(last.after).players.map(({ threat }) => threat),
    [3, 0, 0, 0],
  );
});

test('LC-26.17 LC-26.18 LC-26.19 its boons and burdens lie in decks, in the encounter deck and on their heroes', () => {
  for (const { begun } of [lost, again, last]) {
    for (let seat = 0; seat < 4; seat++)
      assert.ok(ids(begun, cardsIn(begun, ZONE.deck, seat)).includes('mendors-support'));
    assert.ok(ids(begun, cardsIn(begun, ZONE['encounter-deck'])).includes('ungoliants-swarm'));
  }
  const scarred = last.begun.play.filter((card) => idOf(last.begun, card) === 'scarred');
  assert.deepEqual(
    scarred.map((card) => idOf(last.begun, last.begun.host[card])),
    ['legolas', 'eleanor', 'beravor'],
  );
  assert.deepEqual(logOf(again.after).notes, { prisoner: 'thalin' });
  assert.deepEqual(logOf(last.after).pool.at(-1), { card: 'mendor' });
});
