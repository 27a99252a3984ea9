/** Objectives and Guarded, keywords, campaign (LC-20, LC-23, LC-26, LC-27). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '@pony/engine';
import { rulesOf } from '@pony/lcg';
import { newLog, readLog, writeLog } from '../../src/campaign/index.ts';
import { HEROES } from '../../src/decks/index.ts';
import { cards } from '../../src/kernel.ts';
import { MARK, STAT, ZONE } from '../../src/lists.ts';
import { guardsOf, type Lcg } from '../../src/state.ts';
import { planning, type Scene, scene } from '../cards/scene.ts';

const ESCAPE = { scenario: 'escape-from-dol-guldur' };
const noCx = new Proxy({}, { get: () => () => undefined }) as never;
const names = (t: Scene, zone: keyof typeof ZONE, seat?: number): string[] =>
  cards.pile(t.s, ZONE[zone], seat).map((card) => t.sc.rules.name('card', card));
/** In the window before staging of Escape, staging area empty, the objectives back in the deck. */
const dungeon = (players = 1): Scene => scene(players, ESCAPE).until('window', { step: '3.2' }).clearStaging();
const guards = (t: Scene, objective: string): string[] =>
  guardsOf(t.s, t.n(objective)).map((card) => t.sc.rules.name('card', card));

test('LC-23.1 LC-23.4 LC-23.2 a revealed objective stays in the staging area with the next card as its guard', () => {
  const t = dungeon().encounter('shadow-key', 'tower-gate.1').act('pass').until('window', { step: '3.3' });
  assert.deepEqual(names(t, 'staging').sort(), ['shadow-key', 'tower-gate.1']);
  assert.deepEqual(guards(t, 'shadow-key'), ['tower-gate.1']);
  assert.equal(t.ctl('shadow-key'), -1);
});

test('LC-23.5 LC-23.3 LC-23.11 guarded it cannot be claimed; unguarded it waits, and is claimed as it says', () => {
  const t = planning(1, ESCAPE).clearStaging().staging('shadow-key', 'tower-gate.1');
  t.sc.edit((s) => {
    s.host[t.n('tower-gate.1')] = t.n('shadow-key');
  });
  t.sc.refuses('p1', 'use shadow-key 0', 'LC-23.5', 'guarded');
  t.lay('encounter-discard', 'tower-gate.1');
  const [before] = t.s.threat;
  t.act('use shadow-key 0');
  if (!t.isIn('attached', 'shadow-key')) t.act(t.may(0)[0]);
  assert.ok(t.isIn('attached', 'shadow-key'));
  assert.deepEqual([t.s.threat[0], t.ctl('shadow-key')], [before + 2, 0]);
});

test('LC-23.6 LC-23.7 LC-23.12 a guard has been revealed and stays until it leaves play', () => {
  const t = dungeon().encounter('shadow-key', 'cavern-guardian.1');
  const [before] = t.s.threat;
  t.act('pass').until('window', { step: '3.3' });
  assert.equal(t.s.threat[0], before + 1);
  assert.deepEqual(guards(t, 'shadow-key'), ['cavern-guardian.1']);
  t.engaged(0, 'cavern-guardian.1');
  t.sc.edit((s) => {
    s.host[t.n('cavern-guardian.1')] = t.n('shadow-key');
  });
  assert.deepEqual(guards(t, 'shadow-key'), ['cavern-guardian.1']);
});

test('LC-23.8 LC-23.9 a treachery that comes up as guard is resolved and guards nothing', () => {
  const t = dungeon()
    .encounter('shadow-key', 'the-necromancers-reach.1', 'tower-gate.1')
    .act('pass')
    .until('window', { step: '3.3' });
  assert.ok(t.isIn('encounter-discard', 'the-necromancers-reach.1'));
  assert.deepEqual(guards(t, 'shadow-key'), []);
  assert.deepEqual(names(t, 'staging'), ['shadow-key']);
});

test('LC-23.16 [eleanor] a treachery that came up as guard is cancelled: the card in its place is staged and guards nothing', () => {
  const t = scene(1, { ...ESCAPE, heroes: [['eowyn', 'eleanor', 'dunhere']] }).until('window', { step: '3.2' });
  t.clearStaging().ready('p1:eleanor').encounter('shadow-key', 'the-necromancers-reach.1', 'tower-gate.1').act('pass');
  t.until('cancel').act('react p1:eleanor 0 0').until('window', { step: '3.3' });
  assert.ok(t.isIn('encounter-discard', 'the-necromancers-reach.1'));
  assert.deepEqual(names(t, 'staging').sort(), ['shadow-key', 'tower-gate.1']);
  assert.deepEqual(guards(t, 'shadow-key'), []);
});

test('LC-23.10 an objective is no guard: the next card is, then it gets its own', () => {
  const t = dungeon()
    .encounter('shadow-key', 'dungeon-torch', 'tower-gate.1', 'tower-gate.2')
    .act('pass')
    .until('window', { step: '3.3' });
  assert.deepEqual([guards(t, 'shadow-key'), guards(t, 'dungeon-torch')], [['tower-gate.1'], ['tower-gate.2']]);
});

test('LC-23.14 without its objective a guard is an ordinary card; one that comes back unrevealed has none', () => {
  const t = dungeon().encounter('shadow-key', 'tower-gate.1').act('pass').until('window', { step: '3.3' });
  t.lay('encounter-deck', 'shadow-key').until('window', { step: '3.4' });
  assert.ok(t.isIn('staging', 'tower-gate.1'));
  t.staging('shadow-key');
  assert.equal(cards.pile(t.s, ZONE.staging).includes(t.n('shadow-key')), true);
});

test('LC-20.1 LC-20.10 LC-20.2 the keywords of the set', () => {
  const printed = new Set(cards.forms.flatMap((form) => form.marks));
  for (const word of ['guarded', 'permanent', 'ranged', 'restricted', 'sentinel'] as const)
    assert.ok(printed.has(MARK[word]), word);
  for (const word of ['doomed', 'surge', 'victory'] as const)
    assert.ok(
      cards.forms.some((form) => form.stats[STAT[word]] > 0),
      word,
    );
});

test('LC-20.3 LC-EX21 LC-20.6 numbers of a keyword add up', () => {
  const t = dungeon(2);
  const u = { card: t.n('cavern-guardian.1'), form: t.s.form[t.n('cavern-guardian.1')], ability: 0, path: 0 } as never;
  t.encounter('cavern-guardian.1');
  t.sc.edit((s) =>
    cards.lasting(s, u, { target: t.n('cavern-guardian.1'), kind: 'stat', what: STAT.doomed, amount: 2, until: 2 }),
  );
  assert.equal(t.stat('cavern-guardian.1', 'doomed'), 3);
});

const KNOWN = {
  heroes: new Set(HEROES.keys()),
  boons: new Set([
    'mendor',
    'valor',
    'scarred',
    'mendors-support',
    'lingering-venom',
    'ungoliants-swarm',
    'appointed-by-fate',
  ]),
  scenarios: new Set(['passage-through-mirkwood', 'journey-along-the-anduin', 'escape-from-dol-guldur']),
};
const LEADERS = ['aragorn', 'theodred', 'gloin'];
const won = (scenario: string) => ({ scenario, difficulty: 'normal' as const, score: 100, rounds: 7 });
/** A game of a campaign that stands at its beginning. */
function campaign(
  log: string,
  mode = 'campaign',
  seed = 'campaign',
): { s: Lcg; name(card: number): string; find(name: string): number } {
  const options = { players: '1', campaign: mode, log, 'deck@p1': 'starter-leadership' };
  const rules = rulesOf(options);
  const { state } = start(rules, options, seed);
  return { s: state, name: (card) => rules.name('card', card), find: (name) => rules.find('card', name) ?? -1 };
}

test('LC-26.5 LC-26.26 LC-26.27 the campaign card lies beside the quest and its set-up is carried out', () => {
  const t = scene(1, { options: { campaign: 'campaign' } }).until('window', { step: '1.3' });
  assert.ok(t.isIn('campaign', 'campaign-passage-through-mirkwood') && t.isIn('area', 'mendor'));
  assert.ok(cards.inPlay(t.s, t.n('campaign-passage-through-mirkwood')));
});

test('LC-26.18 LC-26.25 cards of the pool with an encounter back join the encounter deck', () => {
  const log = writeLog({
    ...newLog('campaign', [LEADERS], [{ card: 'lingering-venom' }]),
    completed: [won('passage-through-mirkwood')],
  });
  const { s, find } = campaign(log);
  assert.equal(cards.kindOf(s.zone[find('lingering-venom')]), ZONE['encounter-deck']);
  assert.equal(find('ungoliants-swarm'), -1);
});

test('LC-26.20 LC-26.21 a Permanent card lies on its hero from the start and leaves with it for this game', () => {
  const log = writeLog({
    ...newLog('campaign', [LEADERS], [{ card: 'scarred', hero: 'gloin' }]),
    completed: [won('passage-through-mirkwood'), won('journey-along-the-anduin')],
  });
  const { s, find } = campaign(log);
  const scarred = s.play.find((card) => s.host[card] === find('p1:gloin')) ?? -1;
  assert.equal(cards.titles[s.title[scarred]].id, 'scarred');
  assert.ok(cards.has(s, scarred, MARK.permanent));
});

test('LC-27.1 LC-27.2 in an expert campaign heroes start with their damage, and may die of it', () => {
  const log = writeLog({
    ...newLog('expert', [LEADERS]),
    damage: { gloin: 2 },
    completed: [won('passage-through-mirkwood')],
  });
  const { s, find } = campaign(log, 'expert');
  assert.equal(s.tokens[find('p1:gloin') * 3 + 1], 2);
});

test('LC-27.3 LC-27.4 LC-27.7 a player may heal a hero wholly for 1 threat of the own dial', () => {
  const log = writeLog({
    ...newLog('expert', [LEADERS]),
    damage: { gloin: 2, aragorn: 1 },
    completed: [won('passage-through-mirkwood')],
  });
  const t = scene(1, { heroes: [LEADERS], options: { campaign: 'expert', log }, anchor: false });
  const [before] = t.s.threat;
  t.sc
    .mayExactly('p1', 'heal p1:gloin', 'heal p1:aragorn', 'done')
    .refuses('p1', 'heal p1:theodred', 'LC-27.3', 'heal-or-done');
  t.act('heal p1:gloin', 'done');
  assert.deepEqual([t.on('damage', 'p1:gloin'), t.on('damage', 'p1:aragorn'), t.s.threat[0]], [0, 1, before + 1]);
});

test('LC-26.12 LC-26.13 LC-26.24 a won game brings the log up to date: who lies in a pile is fallen', () => {
  const t = scene(1, { options: { campaign: 'campaign' } })
    .until('window', { step: '3.2' })
    .clearStaging()
    .commit('p1:aragorn', 'p1:theodred')
    .lay('discard', 'p1:gloin');
  t.sc.edit((s) => {
    for (const id of ['flies-and-spiders', 'a-fork-in-the-road', 'a-chosen-path-dont-leave-the-path'])
      cards.move(s, noCx, t.n(id), cards.zone(ZONE.removed));
    cards.move(s, noCx, t.n('a-chosen-path-beorns-path'), cards.zone(ZONE.quest), {
      form: cards.formOf('a-chosen-path-beorns-path.b'),
    });
    s.tokens[t.n('a-chosen-path-beorns-path') * 3 + 2] = 9;
  });
  t.encounter('old-forest-road.1').until('window', { step: '3.3' });
  while (!t.s.outcome) t.act(t.may(0).find((one) => one === 'pass') ?? t.may(0)[0]);
  const { log: text } = t.sc.rules.view(t.s, 0) as unknown as { log: string };
  const { log } = readLog(text, KNOWN);
  assert.deepEqual(log?.fallen, ['gloin']);
  assert.deepEqual(log?.pool, [{ card: 'mendors-support', player: 0 }, { card: 'ungoliants-swarm' }]);
  assert.deepEqual(
    log?.completed.map(({ scenario }) => scenario),
    ['passage-through-mirkwood'],
  );
});

test('LC-26.14 LC-EX28 LC-26.1 the scenario of a campaign is the one its log leaves open', () => {
  const log = writeLog({ ...newLog('campaign', [LEADERS]), completed: [won('passage-through-mirkwood')] });
  const { s, find } = campaign(log);
  assert.ok(find('hill-troll.1') >= 0);
  assert.equal(s.scenario, 1);
});
