/** The round: framework steps and action windows in their places (LC-5, Appendix I of the reference). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, pending } from '@pony/engine';
import { PHASES } from '../../src/lists.ts';
import { type Scene, scene } from '../cards/scene.ts';

interface Seen {
  readonly phase: string;
  readonly say: string;
  readonly step: string;
  readonly seat: number;
  readonly events: readonly string[];
}

/** What to answer when nothing special is wanted: no defender, one attack with Gimli, everything else passed. */
function answer(t: Scene, seat: number, say: string): string {
  const mine = t.may(seat);
  if (say === 'attack') return mine.find((one) => one.startsWith('attack ')) ?? 'stop';
  if (say === 'attackers') return mine.find((one) => one.startsWith('with ')) ?? 'done';
  if (say === 'commit') return mine.find((one) => one === 'commit p1:theodred') ?? 'done';
  const nothing = ['keep', 'pass', 'done', 'stay', 'decline', 'undefended', 'stop', 'none'];
  return mine.find((one) => nothing.includes(one)) ?? mine[0];
}

/** One whole round, question by question: two players, both with an open action; one enemy engaged with the first. */
function round(): Seen[] {
  const t = scene(2, { seed: 'round' });
  t.until('window', { step: '1.3' }).clearHands().clearStaging();
  t.engaged(0, 'dol-guldur-orcs.1').attach('p2:steward-of-gondor.3', 'p2:gimli').threat(0, 5).threat(1, 5);
  const out: Seen[] = [];
  const { round: now } = t.s;
  while (t.s.round === now && !t.s.outcome) {
    const [seat] = asked(t.sc.rules, t.s);
    const prompt = pending(t.sc.rules, t.s)!.prompt(seat);
    const phase = PHASES[t.s.phase];
    t.act(answer(t, seat, prompt.say));
    const events = t.sc
      .heard(null)
      .map((one) => (one.say === 'phase-begins' ? `begins ${PHASES[Number(one.args?.phase)]}` : one.say));
    out.push({ phase, say: prompt.say, step: String(prompt.args?.step ?? ''), seat, events });
  }
  return out;
}

let seen: Seen[] | null = null;
const played = (): Seen[] => {
  seen ??= round();
  return seen;
};
const steps = (): string[] => {
  const out: string[] = [];
  for (const one of played())
    if ((one.say === 'window' || one.say === 'planning') && out.at(-1) !== one.step) out.push(one.step);
  return out;
};
/** Windows before and after the one of this step. */
const around = (step: string): [string | undefined, string | undefined] => {
  const all = steps();
  assert.equal(all.filter((one) => one === step).length, 1, `one window after ${step}`);
  const at = all.indexOf(step);
  return [all[at - 1], all[at + 1]];
};
/** The phases in which the windows of this step were open. */
const phaseOf = (step: string): string[] => [
  ...new Set(
    played()
      .filter((one) => one.step === step)
      .map((one) => one.phase),
  ),
];
const eventsOf = (say: string, step?: string): readonly string[] =>
  played()
    .filter((one) => one.say === say && (step === undefined || one.step === step))
    .at(-1)?.events ?? [];

test('LC-5.1 LC-5.2 a round has seven phases in this order', () => {
  const phases: string[] = [];
  for (const { phase } of played()) if (phases.at(-1) !== phase) phases.push(phase);
  assert.deepEqual(
    phases,
    ['resource', 'planning', 'quest', 'travel', 'encounter', 'combat', 'refresh'].filter((one) => phases.includes(one)),
  );
  const begun = played().flatMap((one) => one.events.filter((event) => event.startsWith('begins ')));
  assert.deepEqual(
    begun,
    ['planning', 'quest', 'travel', 'encounter', 'combat', 'refresh', 'resource'].map((one) => `begins ${one}`),
  );
});

test('LC-5.3 LC-5.4 LC-5.5 seventeen windows and the special one, and none anywhere else', () => {
  assert.deepEqual(steps(), [
    ...['1.3', '2.2', '3.1', '3.2', '3.3', '3.4', '4.2', '5.2', '5.3', '6.2'],
    ...['6.4b', '6.4.1', '6.4.2', '6.4.3', '6.8.1', '6.8.2', '6.8.3', '7.4'],
  ]);
});

test('LC-F0.0 LC-F1.1 LC-F1.2 the round and the resource phase begin, every hero collects', () => {
  const t = scene(2, { seed: 'round' }).until('window', { step: '1.3' });
  t.sc.log('round-begins', 'phase-begins', 'collects', 'draws');
  for (const hero of ['p1:aragorn', 'p1:gloin', 'p2:gimli', 'p2:thalin']) assert.equal(t.on('resource', hero), 1);
});

test('LC-F1.3 LC-W1.3 LC-F1.4 each player draws 1, then the window, then planning begins', () => {
  const t = scene(2, { seed: 'round' }).until('window', { step: '1.3' });
  assert.deepEqual([t.handOf(0), t.handOf(1)], [7, 7]);
  assert.deepEqual(phaseOf('1.3'), ['resource']);
  assert.ok(eventsOf('window', '1.3').includes('begins planning'));
});

test('LC-F2.1 LC-F2.2 LC-F2.4 in the planning phase the active player may play cards, the others act only', () => {
  const t = scene(2, { seed: 'round' }).until('planning', { seat: 0 }).clearHands();
  t.hand('p1:guard-of-the-citadel.1', 'p2:veteran-axehand.1')
    .tokens('resource', 'p1:aragorn', 2)
    .tokens('resource', 'p2:gimli', 2);
  t.sc.mayExactlyWith('p1', 'play', 'play guard-of-the-citadel');
  t.act('pass');
  t.sc.prompt('p2', 'planning').refuses('p2', 'play veteran-axehand', 'LC-6.8', 'not-your-planning');
});

test('LC-F2.3 LC-6.9 then the next player is active and has the first opportunity', () => {
  const t = scene(2, { seed: 'round' }).until('planning', { seat: 0 }).attach('p2:steward-of-gondor.3', 'p2:gimli');
  const order: number[] = [];
  while (t.s.phase === 2) {
    const [seat] = asked(t.sc.rules, t.s);
    order.push(seat);
    t.act('pass');
  }
  assert.deepEqual(order, [0, 1, 1, 0]);
});

test('LC-F3.1 LC-W3.1 LC-F3.2 the quest phase begins with a window, then characters commit', () => {
  assert.deepEqual(around('3.1'), ['2.2', '3.2']);
  assert.deepEqual(phaseOf('3.1'), ['quest']);
  const says = played().map((one) => `${one.say} ${one.step}`.trim());
  assert.ok(
    says.indexOf('commit') > says.indexOf('window 3.1') && says.lastIndexOf('commit') < says.indexOf('window 3.2'),
  );
});

test('LC-W3.2 LC-F3.3 the window after committing is before staging', () => {
  assert.deepEqual(around('3.2'), ['3.1', '3.3']);
  assert.equal(eventsOf('window', '3.2').filter((one) => one === 'revealed').length, 2);
});

test('LC-W3.3 LC-F3.4 after staging comes a window, then the comparison', () => {
  assert.deepEqual(around('3.3'), ['3.2', '3.4']);
  assert.ok(eventsOf('window', '3.3').includes('compares'));
});

test('LC-W3.4 LC-F3.5 after the resolution a window in which characters are still committed, then they are not', () => {
  assert.deepEqual(around('3.4'), ['3.3', '4.2']);
  const t = scene(1, { seed: 'round' })
    .until('commit')
    .act('commit p1:theodred', 'done')
    .until('window', { step: '3.4' });
  const committed = (): boolean => (t.s.bits[t.n('p1:theodred')] & 2) !== 0;
  assert.ok(committed());
  t.act('pass').until('window', { step: '4.2' });
  assert.ok(!committed());
});

test('LC-F4.1 LC-F4.2 LC-W4.2 travelling, then a window', () => {
  assert.deepEqual(around('4.2'), ['3.4', '5.2']);
  assert.deepEqual(phaseOf('4.2'), ['travel']);
});

test('LC-F4.3 LC-F5.1 LC-F5.2 the encounter phase begins with optional engagement', () => {
  assert.ok(eventsOf('window', '4.2').includes('begins encounter'));
  const says = played().map((one) => `${one.say} ${one.step}`.trim());
  const engage = says.indexOf('engage');
  if (engage >= 0)
    assert.ok(engage > says.indexOf('window 4.2') && says.lastIndexOf('engage') < says.indexOf('window 5.2'));
});

test('LC-W5.2 LC-F5.3 LC-W5.3 a window after all have chosen, the checks, a window', () => {
  assert.deepEqual(around('5.2'), ['4.2', '5.3']);
  assert.deepEqual(around('5.3'), ['5.2', '6.2']);
  assert.deepEqual([...phaseOf('5.2'), ...phaseOf('5.3')], ['encounter', 'encounter']);
});

test('LC-F5.4 LC-F6.1 LC-F6.2 the combat phase begins and shadow cards are dealt', () => {
  const events = eventsOf('window', '5.3');
  assert.ok(events.indexOf('begins combat') >= 0 && events.indexOf('shadow-dealt') > events.indexOf('begins combat'));
});

test('LC-W6.2 LC-F6.3 LC-F6.4a after the dealing a window, then the enemy attacks', () => {
  assert.deepEqual(around('6.2'), ['5.3', '6.4b']);
  assert.ok(eventsOf('window', '6.2').includes('attacks'));
});

test('LC-F6.4b LC-W6.4b LC-F6.4.1 the enemy is known, a window, then a defender may be declared', () => {
  assert.deepEqual(around('6.4b'), ['6.2', '6.4.1']);
  const says = played().map((one) => `${one.say} ${one.step}`.trim());
  assert.ok(
    says.indexOf('defend') > says.indexOf('window 6.4b') && says.indexOf('defend') < says.indexOf('window 6.4.1'),
  );
});

test('LC-W6.4.1 LC-F6.4.2 LC-W6.4.2 a window, the shadow card, a window', () => {
  assert.deepEqual(around('6.4.1'), ['6.4b', '6.4.2']);
  assert.ok(eventsOf('window', '6.4.1').includes('shadow-turned'));
});

test('LC-F6.4.3 LC-W6.4.3 LC-F6.4.4 the damage, a window, the end of the attack', () => {
  assert.deepEqual(around('6.4.2'), ['6.4.1', '6.4.3']);
  assert.deepEqual(around('6.4.3'), ['6.4.2', '6.8.1']);
  const damaged = played().findIndex((one) => one.events.includes('damaged'));
  assert.ok(damaged >= 0 && damaged < played().findIndex((one) => one.step === '6.4.3'));
});

test('LC-F6.5 LC-F6.6 LC-F6.7 when every player has met the enemies the players attack', () => {
  const says = played().map((one) => one.say);
  assert.ok(says.lastIndexOf('defend') < says.indexOf('attack'));
});

test('LC-F6.8a LC-F6.8b LC-F6.8.1 a player names the target and the attackers; the first window comes after Ranged has joined', () => {
  const says = played().map((one) => `${one.say} ${one.step}`.trim());
  assert.ok(
    says.indexOf('attack') < says.indexOf('attackers') && says.indexOf('attackers') < says.indexOf('window 6.8.1'),
  );
});

test('LC-W6.8.1 LC-F6.8.2 LC-W6.8.2 a window, the strength, a window', () => {
  assert.deepEqual(around('6.8.1'), ['6.4.3', '6.8.2']);
  assert.ok(eventsOf('window', '6.8.1').includes('attack-strength'));
});

test('LC-F6.8.3 LC-W6.8.3 LC-F6.8.4 the damage, a window, the end of the attack', () => {
  assert.deepEqual(around('6.8.2'), ['6.8.1', '6.8.3']);
  assert.deepEqual(around('6.8.3'), ['6.8.2', '7.4']);
  assert.ok(eventsOf('window', '6.8.2').includes('damaged'));
});

test('LC-F6.9 LC-F6.10 LC-F6.11 after the attacks of all players the phase ends and shadow cards are gone', () => {
  const t = scene(1, { seed: 'round' }).until('window', { step: '5.3' }).clearStaging().engaged(0, 'dol-guldur-orcs.1');
  t.act('pass').until('window', { step: '6.4b' });
  assert.equal(t.s.piles.flat().filter((card) => t.s.host[card] === t.n('dol-guldur-orcs.1')).length, 1);
  t.until('window', { step: '7.4' });
  assert.equal(t.s.host.filter((host) => host === t.n('dol-guldur-orcs.1')).length, 0);
});

test('LC-F7.1 LC-F7.2 LC-F7.3 refresh: cards ready, threat rises by 1', () => {
  const t = scene(1, { seed: 'round' }).until('window', { step: '3.1' }).clearStaging().encounter('enchanted-stream.1');
  t.until('commit').act('commit p1:theodred', 'commit p1:gloin', 'done').until('window', { step: '6.2' });
  const { threat } = t.s;
  assert.ok(!t.isReady('p1:theodred'));
  const before = threat[0];
  t.until('window', { step: '7.4' });
  assert.ok(t.isReady('p1:theodred') && t.isReady('p1:gloin'));
  assert.equal(t.s.threat[0], before + 1);
});

test('LC-F7.4 LC-W7.4 LC-15.3 the token passes; the new first player has the first opportunity', () => {
  const t = scene(2, { seed: 'round' }).until('window', { step: '6.2' }).clearStaging();
  const was = t.s.first;
  t.attach('p2:steward-of-gondor.3', 'p2:gimli').until('window', { step: '7.4' });
  assert.equal(t.s.first, 1 - was);
  t.sc.asked(1 - was);
  const solo = scene(1, { seed: 'round' }).until('window', { step: '7.4' });
  assert.equal(solo.s.first, 0);
});

test('LC-F7.5 LC-F0.1 the phase and the round end, and the next round begins', () => {
  const t = scene(1, { seed: 'round' }).until('window', { step: '7.4' });
  t.clearHands().act('pass');
  t.sc.log('round-begins', { say: 'phase-begins', args: { phase: 1 } });
  assert.deepEqual([t.s.round, t.s.completed], [2, 1]);
});
