/** Reasons that texts and steps give, each provoked once. */
import { test } from 'node:test';
import { newLog, writeLog } from '../../src/campaign/index.ts';
import { cards } from '../../src/kernel.ts';
import { BAN, type BanWord, SPAN, ZONE } from '../../src/lists.ts';
import { combat, planning, questing, type Scene, scene } from '../cards/scene.ts';

const noCx = new Proxy({}, { get: () => () => undefined }) as never;
const LEADERS = ['aragorn', 'theodred', 'gloin'];
const TACTICS = ['gimli', 'legolas', 'thalin'];
const SPIRIT = ['eowyn', 'eleanor', 'dunhere'];
const LORE = ['denethor', 'glorfindel', 'beravor'];

function ban(t: Scene, name: string, what: BanWord): Scene {
  t.sc
    .edit((s) => {
      const card = t.n(name);
      const u = { card, form: s.form[card], ability: 0, path: 0 } as never;
      cards.lasting(s, u, { target: card, kind: 'ban', what: BAN[what], until: SPAN.round });
    })
    .leaveOpen();
  return t;
}

test('LC-7.20 LC-14.4 a pool too small, nothing to heal', () => {
  const lore = planning(1, { heroes: [LORE] }).tokens('damage', 'p1:denethor', 1);
  lore.tokens('resource', 'p1:glorfindel', 0).sc.refuses('p1', 'use p1:glorfindel 0', 'LC-7.20', 'pool-too-small');
  const whole = planning(1, { heroes: [LORE] }).hand('p1:lore-of-imladris.1');
  whole.sc.refuses('p1', 'play lore-of-imladris', 'LC-14.4', 'not-damaged');
});

test('LC-7.15 [grim-resolve] [the-galadhrims-greeting] what would change nothing is not played', () => {
  const t = planning().hand('p1:grim-resolve.1').sc;
  t.refuses('p1', 'play grim-resolve', 'LC-7.15', 'changes-nothing');
  const low = planning(1, { heroes: [SPIRIT] })
    .hand('p1:the-galadhrims-greeting.1')
    .threat(0, 0);
  low.sc.refuses('p1', 'play the-galadhrims-greeting', 'LC-7.15', 'threat-is-zero');
});

test('LC-29.26 LC-29.28 the players must go where they are compelled to; nobody engages a Sniper behind another enemy', () => {
  const t = scene(1, { scenario: 'journey-along-the-anduin' }).until('window', { step: '3.3' }).clearStaging();
  t.staging('the-east-bight.1', 'gladden-fields.1').until('travel');
  t.sc
    .refuses('p1', 'stay', 'LC-29.26', 'travel-compelled')
    .refuses('p1', 'travel gladden-fields.1', 'LC-29.26', 'travel-compelled');
  t.act('travel the-east-bight.1').until('window', { step: '4.2' }).clearStaging();
  t.staging('goblin-sniper.1', 'hill-troll.1')
    .until('engage')
    .sc.refuses('p1', 'engage goblin-sniper.1', 'LC-29.28', 'engage-banned');
  t.lay('removed', 'hill-troll.1').sc.mayExactly('p1', 'engage goblin-sniper.1', 'decline');
});

test('LC-29.57 three heroes have to pay', () => {
  const t = combat(1, { heroes: [TACTICS] })
    .hand('p1:thicket-of-spears.1')
    .engaged(0, 'forest-spider.1');
  t.tokens('resource', 'p1:gimli', 3).tokens('resource', 'p1:legolas', 0).tokens('resource', 'p1:thalin', 0);
  t.sc.refuses('p1', 'play thicket-of-spears', 'LC-29.57', 'three-heroes-pay');
});

test('LC-1.4 "cannot" is absolute: committing, defending and attacking that a text forbids', () => {
  const quest = ban(questing(), 'p1:gloin', 'commit').until('commit');
  quest.sc
    .mayExactly('p1', 'commit p1:aragorn', 'commit p1:theodred', 'done')
    .refuses('p1', 'commit p1:gloin', 'LC-1.4', 'commit-banned');
  const fight = ban(ban(combat().engaged(0, 'forest-spider.1'), 'p1:gloin', 'defend'), 'p1:gloin', 'attack');
  fight.until('defend').sc.refuses('p1', 'defend p1:gloin', 'LC-1.4', 'defend-banned');
  fight.act('undefended').until('attack').act('attack forest-spider.1');
  fight.sc.refuses('p1', 'with p1:gloin', 'LC-1.4', 'attack-banned');
});

test('LC-29.39 [dunhere] against an enemy in the staging area he attacks alone', () => {
  const t = combat(1, { heroes: [SPIRIT] })
    .staging('king-spider.1')
    .until('attack');
  t.act('attack king-spider.1').sc.mayExactly('p1', 'with p1:dunhere');
  t.sc.refuses('p1', 'with p1:eowyn', 'LC-13.13', 'attack-not-reached');
  t.act('with p1:dunhere').sc.prompt('p1', 'window', { seat: 0, step: '6.8.1' });
});

test('LC-17.31 LC-7.12 [common-cause] to choose nothing is no choice where a text asks for something, and nobody exhausts a hero of somebody else', () => {
  const t = planning(2).hand('p1:common-cause.1').exhaust('p1:gloin');
  t.sc.edit((s) => {
    s.first = 0;
  });
  t.act('play common-cause');
  t.sc
    .mayExactly('p1', 'choose p1:aragorn', 'choose p1:theodred')
    .refuses('p1', 'choose p2:gimli', 'LC-7.12', 'not-yours')
    .refuses('p1', 'none', 'LC-17.31', 'not-a-choice');
});

test('LC-7.3 LC-7.15 [ever-vigilant] [radagasts-cunning] [feint] exhausted allies, enemies where the text looks for them', () => {
  const ready = planning()
    .area('p1:faramir.1', 'p1:gleowine.1', 'p1:son-of-arnor.1')
    .exhaust('p1:faramir.1', 'p1:gleowine.1');
  ready.hand('p1:ever-vigilant.1').act('play ever-vigilant');
  ready.sc.refuses('p1', 'choose p1:son-of-arnor.1', 'LC-7.15', 'not-exhausted');
  const staging = questing(1, { heroes: [LORE] })
    .staging('forest-spider.1', 'king-spider.1')
    .engaged(0, 'forest-spider.2');
  staging.hand('p1:radagasts-cunning.1').act('play radagasts-cunning');
  staging.sc.refuses('p1', 'choose forest-spider.2', 'LC-7.3', 'not-in-staging');
  const engaged = combat(1, { heroes: [TACTICS] })
    .engaged(0, 'forest-spider.1', 'forest-spider.2')
    .staging('king-spider.1');
  engaged.hand('p1:feint.1').act('play feint').sc.refuses('p1', 'choose king-spider.1', 'LC-7.3', 'not-engaged');
});

test('LC-7.3 [miner-of-the-iron-hills] [rain-of-arrows] a trait or keyword that is asked for', () => {
  const t = planning(1, { heroes: [LORE] })
    .attach('p1:protector-of-lorien.1', 'p1:denethor')
    .attach('p1:dark-knowledge.1', 'p1:denethor')
    .attach('p1:power-in-the-earth.1', 'p1:beravor')
    .hand('p1:miner-of-the-iron-hills.1')
    .act('play miner-of-the-iron-hills', 'react p1:miner-of-the-iron-hills.1 1 0');
  t.sc
    .mayExactly('p1', 'choose p1:dark-knowledge.1', 'choose p1:power-in-the-earth.1')
    .refuses('p1', 'choose p1:protector-of-lorien.1', 'LC-7.3', 'lacks-trait');
  const rain = combat(1, { heroes: [TACTICS] })
    .area('p1:silverlode-archer.1')
    .engaged(0, 'forest-spider.1');
  rain.hand('p1:rain-of-arrows.1').act('play rain-of-arrows');
  rain.sc
    .mayExactly('p1', 'choose p1:legolas', 'choose p1:silverlode-archer.1')
    .refuses('p1', 'choose p1:gimli', 'LC-7.3', 'lacks-keyword');
});

test('LC-7.3 [dwarven-tomb] [fortune-or-fate] [stand-and-fight] cards of a pile: of the sphere, heroes, allies', () => {
  const tomb = planning(1, { heroes: [SPIRIT] }).lay('discard', 'p1:hasty-stroke.1', 'p1:lorien-guide.1', 'p1:feint.1');
  tomb.hand('p1:dwarven-tomb.1').act('play dwarven-tomb');
  tomb.sc
    .mayExactly('p1', 'choose p1:hasty-stroke.1', 'choose p1:lorien-guide.1')
    .refuses('p1', 'choose p1:feint.1', 'LC-7.3', 'lacks-sphere');
  const fate = planning(1, { heroes: [SPIRIT] }).lay('discard', 'p1:eleanor', 'p1:dunhere', 'p1:gandalf.1');
  fate.hand('p1:fortune-or-fate.1').act('play fortune-or-fate');
  fate.sc
    .mayExactly('p1', 'choose p1:eleanor', 'choose p1:dunhere')
    .refuses('p1', 'choose p1:gandalf.1', 'LC-7.3', 'not-a-hero');
  const stand = planning(1, { heroes: [SPIRIT] }).lay('discard', 'p1:faramir.1', 'p1:northern-tracker.1', 'p1:feint.1');
  stand.hand('p1:stand-and-fight.1').act('play stand-and-fight');
  stand.sc
    .mayExactly('p1', 'choose p1:faramir.1', 'choose p1:northern-tracker.1')
    .refuses('p1', 'choose p1:feint.1', 'LC-7.3', 'not-an-ally');
});

test('LC-18.25 [son-of-arnor] an enemy that is engaged with you is not engaged with you again', () => {
  const t = planning().engaged(0, 'forest-spider.1').staging('king-spider.1', 'forest-spider.2');
  t.hand('p1:son-of-arnor.1').act('play son-of-arnor', 'react p1:son-of-arnor.1 1 0');
  t.sc
    .mayExactly('p1', 'choose king-spider.1', 'choose forest-spider.2')
    .refuses('p1', 'choose forest-spider.1', 'LC-18.25', 'same');
});

test('LC-22.2 LC-29.71 [valor] one copy for a hero', () => {
  const log = writeLog({
    ...newLog('campaign', [LEADERS]),
    completed: [{ scenario: 'passage-through-mirkwood', difficulty: 'normal', score: 100, rounds: 5 }],
    pool: [{ card: 'valor', hero: 'gloin' }],
  });
  const t = combat(1, { heroes: [LEADERS], options: { campaign: 'campaign', log } })
    .engaged(0, 'hill-troll.1')
    .attach('p1:forest-snare.1', 'hill-troll.1')
    .tokens('damage', 'hill-troll.1', 8)
    .area('p1:gandalf.1');
  t.until('attack').act('attack hill-troll.1', 'with p1:gandalf.1', 'done').until('respond');
  t.act(t.may(0).find((words) => words.startsWith('react campaign-journey'))!);
  t.sc
    .mayExactly('p1', 'choose p1:aragorn', 'choose p1:theodred')
    .refuses('p1', 'choose p1:gloin', 'LC-22.2', 'one-per-host');
});

test('LC-7.3 [shadow-key] a claimed objective is not claimed again', () => {
  const t = planning(1, { scenario: 'escape-from-dol-guldur' }).clearStaging().staging('shadow-key');
  const free = LEADERS.map((name) => `p1:${name}`).find((name) => t.s.form[t.n(name)] !== t.form('captive'))!;
  t.sc.edit((s) => cards.attach(s, noCx, t.n('shadow-key'), t.n(free), 0));
  t.sc.refuses('p1', 'use shadow-key 0', 'LC-7.3', 'does-not-fit');
});

test('LC-29.49 [gandalfs-search] [wandering-took] an empty deck, a threat too low to pay with', () => {
  const t = planning(2, { heroes: [LORE, TACTICS] }).hand('p1:gandalfs-search.1');
  t.sc.edit((s) => {
    s.first = 0;
    for (const seat of [0, 1])
      for (const card of cards.pile(s, ZONE.deck, seat).slice())
        cards.move(s, noCx, card, cards.zone(ZONE.discard, seat));
  });
  t.sc.refuses('p1', 'play gandalfs-search', 'LC-29.49', 'deck-empty');
  const took = planning(2, { heroes: [SPIRIT, TACTICS] }).area('p1:wandering-took.1');
  took.threat(0, 2).sc.refuses('p1', 'use p1:wandering-took.1 1', 'LC-7.14', 'threat-too-low');
});

test('LC-29.27 LC-29.7 [necromancers-pass] [the-necromancers-tower] too few cards in hand; one ally a round', () => {
  const t = scene().until('window', { step: '3.4' }).clearStaging().clearHands();
  t.staging('necromancers-pass.1').hand('p1:gandalf.1').until('travel');
  t.sc.mayExactly('p1', 'stay').refuses('p1', 'travel necromancers-pass.1', 'LC-7.14', 'no-hand-cards');
  const ally = planning(1, { scenario: 'escape-from-dol-guldur' }).hand('p1:gandalf.1', 'p1:gandalf.2', 'p1:beorn.1');
  ally.hand('p1:snowbourn-scout.1', 'p1:guard-of-the-citadel.1').act('play snowbourn-scout');
  ally.until('planning').sc.refuses('p1', 'play guard-of-the-citadel', 'LC-29.7', 'ally-limit');
});
