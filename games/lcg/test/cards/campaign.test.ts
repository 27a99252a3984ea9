/** Campaign cards, boons and burdens. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CampaignLog, newLog, writeLog } from '../../src/campaign/index.ts';
import { combat, type Given, planning, questing, type Scene, scene } from './scene.ts';

const HEROES = [
  ['aragorn', 'gimli', 'dunhere'],
  ['eowyn', 'legolas', 'thalin'],
];
const done = (...scenarios: string[]): CampaignLog['completed'] =>
  scenarios.map((scenario) => ({ scenario, difficulty: 'normal', score: 100, rounds: 5 }));

/** A campaign that has come so far, with this in its pool. */
function campaign(players: number, part: 1 | 2 | 3, change: Partial<CampaignLog> = {}): Given {
  const scenarios = ['passage-through-mirkwood', 'journey-along-the-anduin'].slice(0, part - 1);
  const log: CampaignLog = {
    ...newLog('campaign', HEROES.slice(0, players)),
    completed: done(...scenarios),
    ...change,
  };
  return { heroes: HEROES, options: { campaign: 'campaign', log: part === 1 && !change.pool ? '' : writeLog(log) } };
}

test('[campaign-passage-through-mirkwood] [mendor] LC-29.52 Mendor begins in play under the first player’s control', () => {
  const t = scene(2, campaign(2, 1)).until('planning');
  assert.deepEqual([t.isIn('area', 'mendor'), t.ctl('mendor')], [true, t.s.first]);
  assert.deepEqual(
    (['willpower', 'attack', 'defense', 'hitPoints'] as const).map((stat) => t.stat('mendor', stat)),
    [1, 1, 1, 3],
  );
});

test('[mendor] LC-29.52 he goes with the first player token', () => {
  const t = combat(2, campaign(2, 1)).until('window', { step: '7.4' });
  assert.equal(t.ctl('mendor'), t.s.first);
});

test('[mendor] [campaign-passage-through-mirkwood] LC-29.53 if he leaves play the players lose', () => {
  const t = combat(1, campaign(1, 1)).engaged(0, 'ungoliants-spawn').until('defend').act('defend mendor');
  while (t.s.outcome === null) t.act(t.may(0).find((words) => ['pass', 'done'].includes(words)) ?? t.may(0)[0]);
  t.sc.over({ reason: 'mendor-lost' });
});

test('[mendor] LC-29.68 a stage is defeated: he readies, then every player draws; not while he is ready', () => {
  const t = questing(1, campaign(1, 1)).exhaust('mendor').finishStage();
  t.act(t.may(0).find((words) => words.startsWith('react mendor'))!);
  assert.ok(t.isReady('mendor'));
  assert.equal(t.handOf(0), 1);
  const ready = questing(1, campaign(1, 1)).finishStage();
  assert.ok(!ready.may(0).some((words) => words.startsWith('react mendor')));
});

test('[mendors-support] 2 willpower, attack and defense for Mendor until the end of the round; one copy a round', () => {
  const given = campaign(1, 2, { pool: [{ card: 'mendors-support', player: 0 }] });
  const t = planning(1, withBoon(given)).hand('p1:mendors-support').act('play mendors-support');
  assert.deepEqual(
    (['willpower', 'attack', 'defense'] as const).map((stat) => t.stat('mendor', stat)),
    [3, 3, 3],
  );
  t.until('window', { step: '6.2' });
  assert.equal(t.stat('mendor', 'attack'), 3);
});

test('[campaign-journey-along-the-anduin] [valor] LC-29.71 a Hill Troll is defeated: each player attaches a Valor', () => {
  const t = combat(2, campaign(2, 2)).engaged(0, 'hill-troll.1').tokens('damage', 'hill-troll.1', 8).area('p1:beorn.1');
  t.until('attack', { seat: 0 })
    .act('attack hill-troll.1', 'with p1:beorn.1', 'with p1:gimli', 'done')
    .until('respond');
  while (!t.may(0).some((words) => words.startsWith('react campaign-journey'))) t.act('pass').until('respond');
  t.act(
    t.may(0).find((words) => words.startsWith('react campaign-journey'))!,
    'p1: choose p1:gimli',
    'p2: choose p2:eowyn',
  );
  assert.deepEqual(
    ['valor.1', 'valor.2'].map((name) => t.sc.rules.name('card', t.s.host[t.n(name)])),
    ['p1:gimli', 'p2:eowyn'],
  );
});

test('[campaign-journey-along-the-anduin] [scarred] LC-29.71 LC-29.70 a Hill Troll destroys a character: each player is scarred', () => {
  const t = combat(1, campaign(1, 2))
    .engaged(0, 'hill-troll.1')
    .area('p1:snowbourn-scout.1')
    .until('defend')
    .act('defend p1:snowbourn-scout.1');
  t.until('choose').act('choose p1:gimli');
  assert.equal(t.sc.rules.name('card', t.s.host[t.n('scarred.1')]), 'p1:gimli');
  assert.equal(t.ctl('scarred.1'), -1);
});

test('[campaign-journey-along-the-anduin] [scarred] LC-18.22 once per game: the next character a Hill Troll destroys leaves no scar', () => {
  const t = combat(2, campaign(2, 2)).engaged(0, 'hill-troll.1').area('p1:snowbourn-scout.1', 'p2:snowbourn-scout.1');
  t.until('defend').act('defend p1:snowbourn-scout.1');
  t.until('choose').act('choose p1:gimli').until('choose').act('choose p2:legolas');
  // In the next round another player is first
  t.until('commit', { round: 2 }).threat(0, 20).threat(1, 20).area('p1:snowbourn-scout.2');
  t.until('defend', { round: 2, seat: 0 }).act('defend p1:snowbourn-scout.2').until('window', { step: '7.4' });
  assert.ok(t.isIn('discard', 'p1:snowbourn-scout.2'));
  assert.equal(t.s.play.filter((card) => t.sc.rules.name('card', card).startsWith('scarred')).length, 2);
});

test('[scarred] LC-29.70 1 threat for each character of that player that is destroyed', () => {
  const given = campaign(1, 2, { pool: [{ card: 'scarred', hero: 'gimli' }] });
  const t = combat(1, given)
    .engaged(0, 'misty-mountain-goblins.1')
    .area('p1:snowbourn-scout.1')
    .threat(0, 20)
    .until('defend');
  assert.equal(t.sc.rules.name('card', t.s.host[t.n('scarred.1')]), 'p1:gimli');
  t.act('defend p1:snowbourn-scout.1').until('attack');
  assert.equal(t.s.threat[0], 21);
});

test('[valor] LC-26.19 attached at set-up to its hero; for exhausting 1 damage healed and 1 dealt', () => {
  const given = campaign(1, 2, { pool: [{ card: 'valor', hero: 'gimli' }] });
  const t = combat(1, given).engaged(0, 'hill-troll.1').tokens('damage', 'p1:gimli', 2);
  t.until('attack').act('attack hill-troll.1', 'with p1:gimli', 'done').until('respond');
  t.act(t.may(0).find((words) => words.startsWith('react valor'))!);
  assert.deepEqual([t.on('damage', 'p1:gimli'), t.on('damage', 'hill-troll.1')], [1, 1]);
});

test('LC-17.15 [valor] [legolas] [blade-of-gondolin] an enemy that Valor destroys was not destroyed by the attack', () => {
  const heroes = [['legolas', 'gimli', 'dunhere']];
  const log = { ...newLog('campaign', heroes), completed: done('passage-through-mirkwood'), pool: [] };
  const pool = [{ card: 'valor', hero: 'legolas' }];
  const t = combat(1, { heroes, options: { campaign: 'campaign', log: writeLog({ ...log, pool }) } })
    .attach('p1:blade-of-gondolin.1', 'p1:legolas')
    .engaged(0, 'misty-mountain-goblins.1')
    .tokens('damage', 'misty-mountain-goblins.1', 2);
  t.until('attack').act('attack misty-mountain-goblins.1', 'with p1:legolas', 'done');
  t.act(t.may(0).find((words) => words.startsWith('react valor'))!);
  assert.ok(t.isIn('encounter-discard', 'misty-mountain-goblins.1'));
  assert.ok(!t.may(0).some((words) => words.startsWith('react')), t.may(0).join());
});

test('[campaign-escape-from-dol-guldur] [appointed-by-fate] LC-29.78 the first player gives it to a hero, who collects 1 resource more', () => {
  const t = scene(2, campaign(2, 3, { notes: { prisoner: 'dunhere' } })).until('choose');
  t.sc
    .asked(t.s.first)
    .mayExactly(t.s.first, ...HEROES.flatMap((own, seat) => own.map((hero) => `choose p${seat + 1}:${hero}`)));
  t.act('choose p2:thalin').until('window', { step: '1.3' });
  assert.deepEqual(
    [t.on('resource', 'p2:thalin'), t.on('resource', 'p2:eowyn'), t.ctl('appointed-by-fate')],
    [2, 1, 1],
  );
});

test('[campaign-escape-from-dol-guldur] LC-29.54 LC-29.69 the noted hero is the prisoner, and Mendor is captured with him', () => {
  const t = scene(1, campaign(1, 3, { notes: { prisoner: 'dunhere' } })).until('planning');
  assert.equal(t.s.form[t.n('p1:dunhere')], t.form('captive'));
  assert.equal(t.s.form[t.n('mendor')], t.form('captive'));
});

test('[campaign-escape-from-dol-guldur] LC-29.69 the first objective claimed: Mendor is freed with 1 damage', () => {
  const t = scene(1, campaign(1, 3, { notes: { prisoner: 'dunhere' } }))
    .until('planning')
    .clearStaging()
    .staging('shadow-key')
    .threat(0, 20);
  t.sc
    .edit((s) => {
      for (const card of s.play) if (s.host[card] === t.n('shadow-key')) s.host[card] = -1;
    })
    .leaveOpen();
  t.act('use shadow-key 0', 'choose p1:gimli').until('respond');
  t.act(t.may(0).find((words) => words.startsWith('react campaign-escape'))!);
  assert.deepEqual([t.s.form[t.n('mendor')] === t.form('mendor'), t.on('damage', 'mendor')], [true, 1]);
});

test('LC-29.69 LC-29.10 [nazgul-of-dol-guldur] [mendor] Mendor set free is no prisoner rescued: the Nazgûl does not come', () => {
  const t = scene(1, campaign(1, 3, { notes: { prisoner: 'dunhere' } }))
    .until('planning')
    .clearStaging()
    .staging('shadow-key')
    .threat(0, 20);
  t.sc
    .edit((s) => {
      for (const card of s.play) if (s.host[card] === t.n('shadow-key')) s.host[card] = -1;
    })
    .leaveOpen();
  t.act('use shadow-key 0', 'choose p1:gimli').until('respond');
  t.act(t.may(0).find((words) => words.startsWith('react campaign-escape'))!);
  assert.deepEqual([t.isIn('area', 'mendor'), t.isIn('set-aside', 'nazgul-of-dol-guldur')], [true, true]);
});

test('[ungoliants-swarm] engaging a player it exhausts two characters; as a shadow it engages', () => {
  const given = campaign(1, 2, { pool: [{ card: 'ungoliants-swarm' }] });
  const t = combat(1, given)
    .engaged(0, 'misty-mountain-goblins.1')
    .shadow('ungoliants-swarm', 'misty-mountain-goblins.1');
  t.until('defend').act('undefended').until('choose').act('choose p1:aragorn', 'choose p1:dunhere');
  assert.ok(t.isIn('engaged', 'ungoliants-swarm'));
  assert.deepEqual(
    ['p1:aragorn', 'p1:gimli', 'p1:dunhere', 'mendor'].map((name) => t.isReady(name)),
    [false, true, false, true],
  );
});

test('[lingering-venom] LC-29.65 exhaust all damaged characters, or 2 damage on the most damaged hero; Surge', () => {
  const given = campaign(1, 2, { pool: [{ card: 'lingering-venom' }] });
  const venom = (): Scene =>
    scene(1, given)
      .until('window', { step: '3.2' })
      .clearStaging()
      .clearHands()
      .area('p1:faramir.1')
      .encounter('lingering-venom', 'gladden-fields.1', 'the-brown-lands.1');
  const hurt = venom()
    .tokens('damage', 'p1:gimli', 2)
    .tokens('damage', 'p1:aragorn', 1)
    .tokens('damage', 'p1:faramir.1', 1);
  hurt.act('pass').sc.prompt('p1', 'choose-one').mayExactly('p1', 'branch 0', 'branch 1');
  hurt.act('branch 1');
  assert.deepEqual([hurt.on('damage', 'p1:gimli'), hurt.on('damage', 'p1:aragorn')], [4, 1]);
  assert.ok(hurt.isReady('p1:gimli') && hurt.isIn('encounter-discard', 'lingering-venom'));
  assert.deepEqual(
    ['gladden-fields.1', 'the-brown-lands.1'].map((name) => hurt.isIn('staging', name)),
    [true, false],
  );
  const tired = venom().tokens('damage', 'p1:gimli', 2).tokens('damage', 'p1:faramir.1', 1).act('pass', 'branch 0');
  assert.deepEqual(
    ['p1:gimli', 'p1:faramir.1', 'p1:aragorn', 'p1:dunhere'].map((name) => tired.isReady(name)),
    [false, false, true, true],
  );
  assert.equal(tired.on('damage', 'p1:gimli'), 2);
  // Nobody is damaged and ready: 2 damage on a hero, all of whom are equal
  const whole = venom().exhaust('p1:gimli').tokens('damage', 'p1:gimli', 1).act('pass');
  assert.equal(whole.on('damage', 'p1:gimli'), 3);
  const equal = venom().act('pass');
  equal.sc.prompt('p1', 'choose').mayExactly('p1', 'choose p1:aragorn', 'choose p1:gimli', 'choose p1:dunhere');
});

test('[lingering-venom] its shadow exhausts all damaged characters of the attacked player', () => {
  const given = campaign(1, 2, { pool: [{ card: 'lingering-venom' }] });
  const t = combat(1, given)
    .engaged(0, 'misty-mountain-goblins.1')
    .shadow('lingering-venom', 'misty-mountain-goblins.1')
    .tokens('damage', 'p1:gimli', 1);
  t.until('defend').act('undefended').until('damage-hero');
  assert.deepEqual([t.isReady('p1:gimli'), t.isReady('p1:aragorn')], [false, true]);
});

/** The deck of the first player with the boon in it. */
function withBoon(given: Given): Given {
  return { ...given, boons: ['mendors-support'] };
}
