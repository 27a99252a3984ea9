/** A table for tests of single cards: everybody's deck holds every card three times, and cards are laid out by name. */
import assert from 'node:assert/strict';
import { asked, type Cx, options, optionToWords, pending, type Seat } from '@pony/engine';
import { game, type Lcg } from '@pony/lcg';
import { type Scenario, scenario } from '@pony/testkit';
import { encodeDeck, PLAYER_CARDS } from '../../src/decks/index.ts';
import { cards } from '../../src/kernel.ts';
import { BIT, MARK, STAT, type StatWord, TOKEN, type TokenWord, TYPE, ZONE, type ZoneWord } from '../../src/lists.ts';
import { setTokens, tokensOn } from '../../src/state.ts';

const LINE_UPS = [
  ['aragorn', 'theodred', 'gloin'],
  ['gimli', 'legolas', 'thalin'],
  ['eowyn', 'eleanor', 'dunhere'],
  ['denethor', 'glorfindel', 'beravor'],
];
const EVERYTHING = [...PLAYER_CARDS.keys()].map((id) => ({ id, count: 3 }));
/** What a player says who wants nothing special. */
const NOTHING = ['keep', 'pass', 'done', 'stay', 'decline', 'undefended', 'stop', 'none'];

/** Moving cards about before a test tells nobody anything. */
const quiet = new Proxy({} as Cx, { get: () => () => undefined });

export interface Given {
  readonly heroes?: readonly (readonly string[])[];
  readonly scenario?: string;
  readonly seed?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** By default a Steward of Gondor on the first hero: so the first player is asked in every window. */
  readonly anchor?: false;
  /** Boons in the first player's deck. */
  readonly boons?: readonly string[];
}

export interface Scene {
  readonly sc: Scenario<Lcg>;
  readonly s: Lcg;
  n(name: string): number;
  /** Plays on, everybody wanting nothing special, until this question is asked (at this step, of this seat). */
  until(say: string, about?: { step?: string; seat?: Seat; round?: number }): Scene;
  /** Lays cards somewhere, ready and untouched. */
  lay(zone: ZoneWord, ...names: string[]): Scene;
  hand(...names: string[]): Scene;
  /** Allies and heroes of a player into play. */
  area(...names: string[]): Scene;
  engaged(seat: Seat, ...names: string[]): Scene;
  staging(...names: string[]): Scene;
  attach(name: string, host: string): Scene;
  /** The next cards of the encounter deck, the first on top. */
  encounter(...names: string[]): Scene;
  deck(seat: Seat, ...names: string[]): Scene;
  tokens(token: TokenWord, name: string, n: number): Scene;
  threat(seat: Seat, n: number): Scene;
  exhaust(...names: string[]): Scene;
  commit(...names: string[]): Scene;
  clearHands(): Scene;
  clearStaging(): Scene;
  /** The asked player does it; `p2: ...` names another. */
  act(...words: string[]): Scene;
  may(seat: Seat): string[];
  on(token: TokenWord, name: string): number;
  stat(name: string, stat: StatWord): number;
  has(name: string, mark: keyof typeof MARK): boolean;
  isIn(zone: ZoneWord, name: string): boolean;
  isReady(name: string): boolean;
  ctl(name: string): Seat;
  handOf(seat: Seat): number;
  stage(): string;
  form(id: string): number;
  /** A shadow card dealt to an enemy. */
  shadow(card: string, enemy: string): Scene;
  /** In an action window, with enough progress on it: the next thing that happens completes the stage. */
  finishStage(): Scene;
  /** Gandalf quests alone against an empty staging area, until somebody may answer the progress. */
  progressNow(): Scene;
  ready(...names: string[]): Scene;
}

export function scene(players = 1, given: Given = {}): Scene {
  const heroes = given.heroes ?? LINE_UPS;
  const boons = (given.boons ?? []).map((id) => ({ id, count: 1 }));
  const decks = Object.fromEntries(
    Array.from({ length: players }, (_, i) => [
      `deck@p${i + 1}`,
      encodeDeck({ heroes: heroes[i], cards: [...EVERYTHING, ...(i > 0 ? [] : boons)] }),
    ]),
  );
  const sc = scenario<Lcg>(game, {
    seed: given.seed ?? 'scene',
    options: {
      players: String(players),
      scenario: given.scenario ?? 'passage-through-mirkwood',
      ...decks,
      ...given.options,
    },
  });
  const n = (name: string): number => {
    const found = sc.rules.find('card', name);
    assert.ok(found !== undefined, `no card is called ${name}`);
    return found;
  };
  const edit = (change: (s: Lcg) => void): Scene => {
    sc.edit(change).leaveOpen();
    return self;
  };
  const zoneOf = (zone: ZoneWord, card: number): number =>
    ['hand', 'deck', 'discard', 'area'].includes(zone)
      ? cards.zone(ZONE[zone], Math.max(0, sc.state.owner[card]))
      : cards.zone(ZONE[zone]);
  const put = (s: Lcg, card: number, zone: number, how: object = {}): void => cards.move(s, quiet, card, zone, how);
  const words = (seat: Seat): string[] =>
    options(sc.rules, sc.state, seat).map((option) => optionToWords(sc.rules, option));

  /** Who pays is not what these tests are about: the first way is taken. */
  const pay = (): void => {
    const [seat] = sc.state.outcome ? [] : asked(sc.rules, sc.state);
    if (seat !== undefined && pending(sc.rules, sc.state)!.prompt(seat).say === 'pay') sc.does(seat, words(seat)[0]);
  };

  const self: Scene = {
    sc,
    get s() {
      return sc.state;
    },
    n,
    until(say, about = {}) {
      for (let step = 0; step < 600; step++) {
        assert.ok(!sc.state.outcome, `the game ended (${sc.state.outcome?.reason}) before ${say}`);
        const [seat] = asked(sc.rules, sc.state);
        const prompt = pending(sc.rules, sc.state)!.prompt(seat);
        const fits =
          prompt.say === say &&
          (about.step === undefined || prompt.args?.step === about.step) &&
          (about.seat === undefined || about.seat === seat) &&
          (about.round === undefined || about.round === sc.state.round);
        if (fits) {
          sc.leaveOpen();
          return self;
        }
        const mine = words(seat);
        sc.does(seat, mine.find((one) => NOTHING.includes(one)) ?? mine[0]);
      }
      throw new Error(`${say} was never asked`);
    },
    lay: (zone, ...names) =>
      edit((s) => {
        for (const name of names) put(s, n(name), zoneOf(zone, n(name)));
      }),
    hand: (...names) => self.lay('hand', ...names),
    area: (...names) =>
      edit((s) => {
        for (const name of names)
          put(s, n(name), cards.zone(ZONE.area, Math.max(0, s.owner[n(name)])), { ctl: Math.max(0, s.owner[n(name)]) });
      }),
    engaged: (seat, ...names) =>
      edit((s) => {
        for (const name of names) put(s, n(name), cards.zone(ZONE.engaged, seat));
      }),
    staging: (...names) => self.lay('staging', ...names),
    attach: (name, host) =>
      edit((s) => cards.attach(s, quiet, n(name), n(host), s.owner[n(name)] < 0 ? -1 : s.ctl[n(host)])),
    encounter: (...names) =>
      edit((s) => {
        for (const name of [...names].reverse()) {
          put(s, n(name), cards.zone(ZONE.removed));
          put(s, n(name), cards.zone(ZONE['encounter-deck']));
          s.knows[n(name)] = 0;
        }
      }),
    deck: (seat, ...names) =>
      edit((s) => {
        for (const name of [...names].reverse()) {
          put(s, n(name), cards.zone(ZONE.removed));
          put(s, n(name), cards.zone(ZONE.deck, seat));
          s.knows[n(name)] = 0;
        }
      }),
    tokens: (token, name, count) => edit((s) => setTokens(s, n(name), TOKEN[token], count)),
    threat: (seat, count) =>
      edit((s) => {
        s.threat[seat] = count;
      }),
    exhaust: (...names) =>
      edit((s) => {
        for (const name of names) s.bits[n(name)] |= BIT.exhausted;
      }),
    commit: (...names) =>
      edit((s) => {
        for (const name of names) s.bits[n(name)] |= BIT.exhausted | BIT.committed;
      }),
    clearHands: () =>
      edit((s) => {
        for (let seat = 0; seat < s.threat.length; seat++)
          for (const card of cards.pile(s, ZONE.hand, seat).slice())
            put(s, card, cards.zone(ZONE.deck, seat), { where: 'bottom' });
      }),
    clearStaging: () =>
      edit((s) => {
        for (const card of cards.pile(s, ZONE.staging).slice())
          put(s, card, cards.zone(ZONE['encounter-deck']), { where: 'bottom' });
      }),
    act(...list) {
      for (const one of list) {
        const [, who, what] = /^(?:(p\d): )?(.*)$/.exec(one) as unknown as [string, string | undefined, string];
        sc.does(who ?? asked(sc.rules, sc.state)[0], what);
        pay();
        sc.leaveOpen();
      }
      return self;
    },
    may: words,
    on: (token, name) => tokensOn(sc.state, n(name), TOKEN[token]),
    stat: (name, stat) => cards.stat(sc.state, n(name), STAT[stat]),
    has: (name, mark) => cards.has(sc.state, n(name), MARK[mark]),
    isIn: (zone, name) => cards.kindOf(sc.state.zone[n(name)]) === ZONE[zone],
    isReady: (name) => (sc.state.bits[n(name)] & BIT.exhausted) === 0,
    ctl: (name) => sc.state.ctl[n(name)],
    handOf: (seat) => cards.pile(sc.state, ZONE.hand, seat).length,
    form: (id) => cards.formOf(id),
    shadow: (card, enemy) => edit((s) => cards.move(s, quiet, n(card), cards.zone(ZONE.shadow), { host: n(enemy) })),
    ready: (...names) =>
      edit((s) => {
        for (const name of names) s.bits[n(name)] &= ~BIT.exhausted;
      }),
    progressNow() {
      self.until('commit').area('p1:gandalf.3').act('commit p1:gandalf.3', 'done').until('window', { step: '3.3' });
      return self.clearStaging().act('pass').until('respond');
    },
    finishStage() {
      self.until('window').clearStaging();
      const [stage] = cards.pile(sc.state, ZONE.quest);
      const points = cards.stat(sc.state, stage, STAT.questPoints);
      edit((s) => {
        setTokens(s, stage, TOKEN.progress, points);
        s.bits[stage] &= ~BIT.finished;
        s.bits[n('p1:steward-of-gondor.3')] &= ~BIT.exhausted;
      });
      self.act('use p1:steward-of-gondor.3 2');
      return sc.state.outcome ? self : self.ready('p1:steward-of-gondor.3');
    },
    stage: () => cards.forms[sc.state.form[cards.pile(sc.state, ZONE.quest)[0]]].id,
  };
  if (given.anchor !== false) self.attach('p1:steward-of-gondor.3', `p1:${heroes[0][0]}`);
  return self;
}

/** In the planning phase of round 1, hands empty, staging area empty, five resources for every hero. */
export function planning(players = 1, given: Given = {}): Scene {
  const t = scene(players, given).until('planning').clearHands().clearStaging();
  return rich(t);
}

/** In the action window after the commitment step of the quest phase. */
export function questing(players = 1, given: Given = {}, step = '3.1'): Scene {
  return rich(scene(players, given).until('window', { step }).clearHands().clearStaging());
}

/** In the action window after the shadow cards are dealt: nobody is engaged, everybody is ready and unhurt. */
export function combat(players = 1, given: Given = {}): Scene {
  const t = scene(players, given).until('window', { step: '6.2' }).clearHands().clearStaging();
  t.sc
    .edit((s) => {
      for (const kind of ['shadow', 'engaged'] as const)
        for (let seat = 0; seat < players; seat++)
          for (const card of cards.pile(s, ZONE[kind], kind === 'shadow' ? undefined : seat).slice())
            cards.move(s, quiet, card, cards.zone(ZONE['encounter-deck']), { where: 'bottom' });
      for (const card of s.play) {
        s.bits[card] = 0;
        setTokens(s, card, TOKEN.damage, 0);
      }
    })
    .leaveOpen();
  return rich(t);
}

/** The card is revealed in the staging step, with these characters committed, cards in hand, cards in staging, and more to come. */
export function revealed(
  players: number,
  card: string,
  given: Given,
  committed: readonly string[] = [],
  hand: readonly string[] = [],
  staging: readonly string[] = [],
  more: readonly string[] = [],
): Scene {
  return scene(players, given)
    .until('window', { step: '3.2' })
    .clearHands()
    .clearStaging()
    .commit(...committed)
    .hand(...hand)
    .staging(...staging)
    .encounter(card, ...more)
    .act('pass');
}

/** The enemy attacks the first player, whose threat is 20, with this shadow card; `on`: attachments, `card host`. */
export function attackedBy(
  enemy: string,
  shadow: string,
  given: Given,
  defender: string | null,
  on: readonly string[] = [],
): Scene {
  const t = combat(1, given).engaged(0, enemy).threat(0, 20);
  for (const pair of on) t.attach(...(pair.split(' ') as [string, string]));
  t.sc.edit((s) => cards.move(s, quiet, t.n(shadow), cards.zone(ZONE.shadow), { host: t.n(enemy) })).leaveOpen();
  return t
    .until('defend')
    .act(defender === null ? 'undefended' : `defend ${defender}`)
    .until('window', { step: '6.4.1' })
    .act('pass');
}

function rich(t: Scene): Scene {
  for (const card of t.s.play)
    if (cards.forms[t.s.form[card]].type === TYPE.hero) t.tokens('resource', t.sc.rules.name('card', card), 5);
  return t;
}
