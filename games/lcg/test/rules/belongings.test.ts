/** Uniqueness, attachments, objectives, guards and the campaign in their odd cases (LC-21.5, LC-22.9, LC-23.14, LC-26.24, LC-27.6, LC-29.9). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, start } from '@pony/engine';
import { rulesOf } from '@pony/lcg';
import { type CampaignLog, newLog, writeLog } from '../../src/campaign/index.ts';
import { encodeDeck, PLAYER_CARDS } from '../../src/decks/index.ts';
import { cards } from '../../src/kernel.ts';
import { BAN, SPAN, ZONE } from '../../src/lists.ts';
import { guardsOf, isAttachment, isTreachery, type Lcg } from '../../src/state.ts';
import { combat, type Given, planning, questing, type Scene, scene } from '../cards/scene.ts';

const noCx = new Proxy({}, { get: () => () => undefined }) as never;
const LEADERS = ['aragorn', 'theodred', 'gloin'];
const ESCAPE = { scenario: 'escape-from-dol-guldur' };
const won = (scenario: string) => ({ scenario, difficulty: 'normal' as const, score: 100, rounds: 7 });
const PARTS = ['passage-through-mirkwood', 'journey-along-the-anduin', 'escape-from-dol-guldur'];
const log = (parts: number, change: Partial<CampaignLog> = {}, heroes: readonly (readonly string[])[] = [LEADERS]) =>
  writeLog({ ...newLog('campaign', heroes), completed: PARTS.slice(0, parts).map(won), ...change });
const campaign = (parts: number, change: Partial<CampaignLog> = {}): Given => ({
  heroes: [LEADERS],
  options: { campaign: 'campaign', log: log(parts, change) },
});
const ban = (t: Scene, name: string, what: number): void => {
  t.sc.edit((s) => {
    const card = t.n(name);
    cards.lasting(s, { card, form: s.form[card], ability: 0, path: 0 } as never, {
      target: card,
      kind: 'ban',
      what,
      until: SPAN.round,
    });
  });
};

test('LC-21.5 LC-21.2 a unique character of the scenario comes into play: the player who has a copy discards it', () => {
  const t = scene(1, campaign(2, { notes: { prisoner: 'gloin' } }));
  // A card of the player by the same title, as another box might bring one
  t.area('p1:faramir.1').sc.edit((s) => {
    s.title[t.n('p1:faramir.1')] = s.title[t.n('mendor')];
  });
  t.until('planning');
  assert.deepEqual([t.isIn('area', 'mendor'), t.isIn('discard', 'p1:faramir.1')], [true, true]);
});

test('LC-22.9 LC-22.8 a character that can no longer have attachments discards them at once, but for a Permanent one', () => {
  const t = planning(1, campaign(0, { pool: [{ card: 'valor', hero: 'gloin' }] }))
    .attach('p1:citadel-plate.1', 'p1:gloin')
    .attach('p1:horn-of-gondor.1', 'p1:aragorn');
  t.attach('caught-in-a-web.1', 'p1:gloin').hand('p1:celebrians-stone.1', 'p1:sneak-attack.1');
  ban(t, 'p1:gloin', BAN.attach);
  t.act('use p1:steward-of-gondor.3 2');
  assert.ok(t.isIn('discard', 'p1:citadel-plate.1') && t.isIn('encounter-discard', 'caught-in-a-web.1'));
  assert.ok(t.isIn('attached', 'valor.1') && t.isIn('attached', 'p1:horn-of-gondor.1'));
  t.act('play celebrians-stone');
  t.sc
    .mayExactly('p1', 'choose p1:aragorn', 'choose p1:theodred')
    .refuses('p1', 'choose p1:gloin', 'LC-22.8', 'cannot-have-attachments');
});

test('LC-22.13 LC-29.30 an objective on a hero is an attachment and still an objective; another encounter card loses its type', () => {
  const t = planning(1, ESCAPE).clearStaging();
  t.attach('shadow-key', 'p1:aragorn').attach('caught-in-a-web.1', 'p1:aragorn');
  t.sc.edit((s) => cards.changeForm(s, t.n('caught-in-a-web.1'), cards.formOf('caught-in-a-web.attached')));
  for (const name of ['shadow-key', 'caught-in-a-web.1']) assert.ok(isAttachment(t.s, t.n(name)), name);
  assert.equal(cards.forms[t.s.form[t.n('shadow-key')]].type, 7);
  assert.ok(!isTreachery(t.s, t.n('caught-in-a-web.1')));
});

test('LC-23.14 LC-29.29 [dungeon-jailor] an objective shuffled away leaves its guard; when it comes again that card guards it no more', () => {
  const t = scene(1, ESCAPE).until('window', { step: '3.2' }).clearStaging();
  t.encounter('shadow-key', 'cavern-guardian.1').act('pass').until('window', { step: '3.3' });
  assert.deepEqual(guardsOf(t.s, t.n('shadow-key')), [t.n('cavern-guardian.1')]);
  t.staging('dungeon-jailor.1').act('pass').until('window', { step: '3.4' });
  assert.deepEqual([t.isIn('encounter-deck', 'shadow-key'), t.isIn('staging', 'cavern-guardian.1')], [true, true]);
  t.lay('removed', 'dungeon-jailor.1').until('window', { step: '3.2', round: 2 });
  t.encounter('shadow-key', 'tower-gate.1').act('pass').until('window', { step: '3.3' });
  assert.deepEqual(guardsOf(t.s, t.n('shadow-key')), [t.n('tower-gate.1')]);
});

test('LC-23.15 LC-29.30 [cavern-guardian] [shadow-key] a claimed objective that is discarded goes back, unguarded, and may be claimed again', () => {
  const u = planning(1, ESCAPE).clearStaging().staging('shadow-key').threat(0, 20);
  const free = LEADERS.map((name) => `p1:${name}`).filter((name) => u.s.form[u.n(name)] !== u.form('captive'));
  u.sc.edit((s) => {
    for (const card of s.play) if (s.host[card] === u.n('shadow-key')) s.host[card] = -1;
  });
  u.act('use shadow-key 0', `choose ${free[0]}`);
  assert.deepEqual([u.isIn('attached', 'shadow-key'), u.ctl('shadow-key'), u.s.threat[0]], [true, 0, 22]);
  u.sc.edit((s) => cards.move(s, noCx, u.n(free[0]), cards.zone(ZONE.discard, 0)));
  u.act('pass').until('window');
  assert.deepEqual([u.isIn('staging', 'shadow-key'), u.ctl('shadow-key')], [true, -1]);
  assert.deepEqual(guardsOf(u.s, u.n('shadow-key')), []);
  u.act('use shadow-key 0');
  assert.equal(u.s.threat[0], 24);
});

test('LC-29.71 LC-19.8 [appointed-by-fate] a boon on a hero is that player’s: it brings 1 resource, and is discarded like any attachment', () => {
  const t = scene(1, campaign(2, { notes: { prisoner: 'gloin' } })).until('choose');
  t.act('choose p1:theodred').until('planning');
  assert.deepEqual(
    [t.ctl('appointed-by-fate'), t.on('resource', 'p1:theodred'), t.on('resource', 'p1:aragorn')],
    [0, 2, 1],
  );
  const u = combat(1, campaign(2, { notes: { prisoner: 'gloin' } }))
    .engaged(0, 'cavern-guardian.1')
    .shadow('cavern-guardian.2', 'cavern-guardian.1');
  assert.ok(u.isIn('attached', 'appointed-by-fate'));
  u.until('defend').act('undefended').until('damage-hero');
  assert.ok(u.isIn('removed', 'appointed-by-fate') && u.isIn('discard', 'p1:steward-of-gondor.3'));
});

test('[appointed-by-fate] LC-29.78 1 resource more for its own hero in every resource phase, and for nobody else', () => {
  const t = scene(1, campaign(2, { notes: { prisoner: 'gloin' } }))
    .until('choose')
    .act('choose p1:aragorn');
  t.until('window', { step: '1.3' });
  assert.deepEqual([t.on('resource', 'p1:aragorn'), t.on('resource', 'p1:theodred')], [2, 1]);
  t.until('window', { step: '1.3', round: 2 });
  assert.deepEqual([t.on('resource', 'p1:aragorn'), t.on('resource', 'p1:theodred')], [4, 2]);
});

test('LC-29.69 LC-29.52 [mendor] captured he follows the first player token, and is not lost with the player who held it', () => {
  const heroes = [LEADERS, ['gimli', 'legolas', 'thalin']];
  const given: Given = {
    heroes,
    options: { campaign: 'campaign', log: log(2, { notes: { prisoner: 'legolas' } }, heroes) },
  };
  const t = scene(2, given).until('planning');
  assert.equal(t.s.form[t.n('mendor')], t.form('captive'));
  const first = t.s.first;
  assert.equal(t.ctl('mendor'), first);
  t.until('window', { step: '7.4' });
  assert.deepEqual([t.s.first, t.ctl('mendor')], [1 - first, 1 - first]);
  // The prisoner’s player must not be the one who falls (LC-29.9)
  t.sc.edit((s) => {
    if (s.first === 1) s.first = 0;
    cards.changeControl(s, t.n('mendor'), 0);
    s.threat[0] = 49;
  });
  t.until('window', { step: '7.4', round: 2 });
  assert.deepEqual([t.s.out[0], t.ctl('mendor'), t.s.outcome], [1, 1, null]);
});

test('LC-29.67 [mendor] he is an ally for all he does, counts for no ally limit, and is no objective that is claimed or shuffled away', () => {
  const t = questing(1, campaign(0)).hand('p1:ever-vigilant.1').exhaust('mendor').act('play ever-vigilant');
  assert.ok(t.isReady('mendor'));
  t.until('commit').act('commit mendor', 'done').until('window', { step: '3.4' });
  assert.ok(t.isIn('area', 'mendor'));
  const dungeon = scene(1, campaign(2, { notes: { prisoner: 'gloin' } }))
    .until('choose')
    .act('choose p1:aragorn');
  dungeon
    .until('planning')
    .hand('p1:snowbourn-scout.1')
    .tokens('resource', 'p1:aragorn', 5)
    .act('play snowbourn-scout');
  assert.ok(dungeon.isIn('area', 'p1:snowbourn-scout.1'));
});

test('LC-29.9 LC-16.4 whose only hero left is the prisoner is out, and the game is lost with the prisoner', () => {
  const t = combat(2, {
    ...ESCAPE,
    heroes: [
      ['aragorn', 'theodred', 'gloin'],
      ['gimli', 'legolas', 'thalin'],
    ],
  });
  const captive = t.s.play.find((card) => t.s.form[card] === t.form('captive'))!;
  const seat = t.s.owner[captive];
  const own = cards.pile(t.s, ZONE.area, seat).filter((card) => card !== captive);
  t.sc.edit((s) => {
    for (const card of own) s.tokens[card * 3 + 1] = 9;
  });
  while (t.s.outcome === null) {
    const mine = t.may(asked(t.sc.rules, t.s)[0]);
    t.act(mine.includes('pass') ? 'pass' : mine[0]);
  }
  t.sc.over({ reason: 'prisoner-lost' });
});

test('LC-27.6 LC-27.3 a hero whose noted damage is deadly dies at set-up unless he is healed', () => {
  const expert = writeLog({
    ...newLog('expert', [LEADERS]),
    completed: [won(PARTS[0])],
    damage: { gloin: 5, aragorn: 1 },
  });
  const options = { players: '1', campaign: 'expert', log: expert, 'deck@p1': 'starter-leadership' };
  const given: Given = { heroes: [LEADERS], options, anchor: false };
  const dead = scene(1, given);
  dead.sc.mayExactly('p1', 'heal p1:aragorn', 'heal p1:gloin', 'done');
  dead.act('done');
  assert.deepEqual([dead.isIn('discard', 'p1:gloin'), dead.s.threat[0]], [true, 29]);
  const healed = scene(1, given).act('heal p1:gloin', 'done');
  assert.deepEqual(
    [healed.isIn('area', 'p1:gloin'), healed.on('damage', 'p1:gloin'), healed.s.threat[0]],
    [true, 0, 30],
  );
  assert.equal(healed.on('damage', 'p1:aragorn'), 1);
});

test('LC-26.24 LC-EX28 after a finished campaign the next begins with what was handed on, and with nothing else', () => {
  const begin = (pool: CampaignLog['pool'], boons: number): Lcg => {
    const deck = [...PLAYER_CARDS.keys()].map((id) => ({ id, count: 1 }));
    const options = {
      players: '1',
      campaign: 'campaign',
      log: log(3, { pool, fallen: ['gimli'], threat: 3 }),
      'deck@p1': encodeDeck({
        heroes: ['gimli', 'legolas', 'thalin'],
        cards: boons > 0 ? [...deck, { id: 'mendors-support', count: boons }] : deck,
      }),
    };
    return start(rulesOf(options), options, 'next').state;
  };
  const pool = [{ card: 'mendors-support', player: 0 }, { card: 'lingering-venom' }];
  const state = begin([...pool, { card: 'mendor' }], 1);
  assert.deepEqual([state.scenario, ...state.threat], [0, 29]);
  assert.ok(!state.title.includes(cards.titleOf('lingering-venom')));
  assert.throws(() => begin([...pool, { card: 'mendor' }], 2), /not-earned .*\(LC-26.15\)/);
  assert.throws(() => begin(pool, 1), /not-earned .*\(LC-26.15\)/);
});
