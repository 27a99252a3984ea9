/** The browser's table, as far as it needs no browser: what is pointed at, what is drawn, what is summed up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, type CardGameView, IS_PATH, LOCATIONS, rulesOf, SCENARIO_IDS, TITLE, TITLES } from '@pony/card-game';
import en from '@pony/card-game/text/en.json' with { type: 'json' };
import { apply, asked, offers, optionToWords, start } from '@pony/engine';
import { leaves } from '@pony/text';
import { EMPTY, findAt, inWords, isLegal, standing } from '@pony/ui/point';
import { unreachable } from '@pony/ui/reach';
import { drawn } from '../ui/drawn.ts';
import * as facts from '../ui/facts.ts';
import { fightsOf } from '../ui/fights.ts';
import { flightOf } from '../ui/flight-of.ts';
import { saidOf } from '../ui/prompt-actions.ts';
import { ruleOfPrompt } from '../ui/prompt-rules.ts';
import { aimOf, questionOf, twinOf } from '../ui/targets.ts';
import { cardOf, locationOf, table } from './helpers.ts';

test('every option is pointed at on something drawn, or stands in words', () => {
  const verbs = new Set<string>();
  for (const scenario of SCENARIO_IDS) {
    const rules = rulesOf({ scenario });
    for (let game = 0; game < 4; game++) {
      const { state } = start(rules, { scenario }, `table-${game}`);
      for (let n = 0; !state.outcome; n++) {
        const [seat] = asked(rules, state);
        const all = offers(rules, state, seat).map(({ refusal, ...offer }) =>
          refusal ? { ...offer, refusal } : offer,
        );
        const aim = (offer: (typeof all)[number]) => aimOf(offer, seat);
        const view = rules.view(state, seat);
        for (const size of ['wide', 'phone'] as const)
          assert.deepEqual(unreachable(all, aim, drawn({ view, mine: [seat], size, offers: all, aim }).things), []);
        for (const offer of all) {
          verbs.add(offer.option[0]);
          const { path } = aim(offer);
          if (path.length === 0) assert.ok(inWords(all, aim, EMPTY).includes(offer), `${offer.option}`);
          else {
            assert.ok(findAt(all, aim, EMPTY, path[0])?.offers.includes(offer), `${offer.option}`);
            if (isLegal(offer)) assert.equal(standing(all, aim, EMPTY, path[0]), 'legal', `${offer.option}`);
          }
        }
        const legal = all.filter(isLegal);
        apply(rules, state, seat, legal[(n * 7 + game * 3) % legal.length].option);
      }
    }
  }
  assert.ok(verbs.size > 18, [...verbs].join());
});

test('CG-21.5 with a card taken up there is always a way back', () => {
  const t = table({
    turn: 'aragorn',
    hand: { aragorn: ['aragorn', 'arwen', 'elrond'] },
    on: { harad: [] },
  });
  const all = offers(t.scenario.rules, t.state, 2).map(({ refusal, ...offer }) =>
    refusal ? { ...offer, refusal } : offer,
  );
  const text = { option: () => [], say: (key: string) => key };
  const ids = (things: readonly { kind: string; id: number }[]): string[] =>
    saidOf(all, (offer) => aimOf(offer, 2), { things }, text).map(({ id }) => id);
  assert.ok(!ids([]).includes('back'));
  assert.deepEqual(ids([{ kind: 'card', id: cardOf('arwen') }]), ['cycle', 'back']);
  t.leaveOpen();
});

test('the facts of the table bear the numbers of the rules', () => {
  assert.deepEqual(
    facts.CARDS.map(({ id }) => id),
    CARDS.map((_, card) => TITLES[TITLE[card]]),
  );
  LOCATIONS.forEach((_, location) => {
    assert.equal(facts.isPath(location), IS_PATH[location]);
  });
});

test('the lane counts how it stands if it were fought now', () => {
  const t = table({ on: { pelargir: ['soldiers-of-gondor', 'haradrim-mumakil', 'corsairs-of-umbar'] } });
  const [place] = t.view('frodo').locations;
  assert.deepEqual([place.attack, place.onCard, place.defence, place.left], [3, 1, 2, 1]);
  assert.equal(place.cards.length, 3);
});

test('a card that is being paid for already counts at its place', () => {
  const t = table({
    turn: 'frodo',
    hand: { frodo: ['riders-of-rohan', 'sting', 'gimli'] },
    on: { edoras: ['wolf-riders'], 'bag-end': [] },
  });
  const option = offers(t.scenario.rules, t.state, 0).find((one) => one.option[0] === 'play' && one.option[2] !== 0);
  assert.deepEqual(option?.would, [{ say: 'stands', args: { location: locationOf('edoras'), attack: 2, defence: 2 } }]);
  assert.deepEqual([t.view('frodo').coming, t.view('frodo').players[0].pays], [null, 'cycle']);
  t.does('play riders-of-rohan edoras').asks('frodo', 'cycle');
  const { coming, locations } = t.view('saruman');
  assert.deepEqual(coming, { seat: 0, card: cardOf('riders-of-rohan'), location: locationOf('edoras'), wielder: -1 });
  assert.deepEqual([locations[0].attack, locations[0].defence, locations[0].winner], [2, 1, 1]);
  assert.deepEqual(locations[0].next, { attack: 2, defence: 2, winner: 0, gain: 1 });
  assert.equal(locations[1].next, null);
  t.does('cycle sting');
  assert.equal(t.view('frodo').coming, null);
  assert.deepEqual([t.view('frodo').locations[0].defence, t.view('frodo').players[0].pays], [2, 'forsake']);
});

test('a fight keeps its sums while defenders fall, and lends them to no other location', () => {
  const t = table({
    first: 0,
    on: {
      edoras: ['riders-of-rohan', 'village-militia', 'eomer', 'wolf-riders', 'fighting-uruk-hai'],
      'bag-end': ['sam-gamgee', 'gandalf-the-grey', 'the-hunter'],
    },
  });
  const sums = () => t.view(null).locations.map(({ attack, onCard, defence, left }) => [attack, onCard, defence, left]);
  const before = sums();
  assert.deepEqual(before, [
    [3, 1, 4, 0],
    [1, 0, 4, 0],
  ]);
  t.allPass().does('fight edoras');
  assert.deepEqual(sums(), before);
  t.does('eliminate village-militia').asks('frodo', 'fall').leaveOpen();
  assert.deepEqual(sums(), before);
});

test('what a fight has come to is seen, and after it the part of every card is told', () => {
  const t = table({
    first: 0,
    on: { edoras: ['riders-of-rohan', 'village-militia', 'wolf-riders'], 'bag-end': [] },
  });
  t.allPass().does('fight edoras').asks('frodo', 'fall');
  const { fight, locations, phase } = t.view('saruman');
  const cheapest = [CARDS.indexOf('riders-of-rohan')];
  assert.deepEqual(fight, {
    location: locationOf('edoras'),
    step: 'fall',
    attack: 2,
    onCard: 1,
    left: 1,
    falls: -1,
    cheapest,
  });
  assert.equal(phase, 'combat');
  assert.equal(locations.find((one) => one.location === locationOf('edoras'))?.winner, 0);
  const option = offers(t.scenario.rules, t.state, 0)[0];
  assert.deepEqual(option.would, [{ say: 'cancels', args: { n: 1 } }]);
  const before = t.scenario.heard(null);
  t.does('eliminate riders-of-rohan');
  const [round] = fightsOf([{ says: before }, { says: t.scenario.heard(null) }]);
  const [edoras] = round.fights;
  assert.deepEqual([edoras.location, edoras.winner, edoras.corruption], [locationOf('edoras'), 0, 0]);
  assert.deepEqual(
    edoras.parts.map(({ card, part }) => [CARDS[card], part]),
    [
      ['riders-of-rohan', 'fell'],
      ['village-militia', 'cycled'],
      ['wolf-riders', 'lost'],
    ],
  );
  t.leaveOpen();
});

test('the cheapest way through a fight: fewest cards lost with what they carry, then fewest icons; what is saved costs nothing', () => {
  const reckoned = (place: string, cards: readonly string[]): string[] | undefined => {
    const t = table({ first: 0, on: { [place]: cards, 'dol-guldur': [] } });
    t.allPass().does(`fight ${place}`);
    const { fight } = t.view(null);
    t.leaveOpen();
    return fight?.cheapest.map((card) => CARDS[card]);
  };
  const rohan = ['village-militia', 'riders-of-rohan', 'gandalf-the-grey'];
  // Three attack icons, one on the card: two to cancel
  const uruks = ['wolf-riders', 'white-hand-orcs'];
  assert.deepEqual(reckoned('edoras', [...rohan, ...uruks]), ['gandalf-the-grey']);
  assert.deepEqual(reckoned('edoras', [...rohan, 'glamdring@gandalf-the-grey', ...uruks]), [
    'village-militia',
    'riders-of-rohan',
  ]);
  const riders = ['the-hunter', 'the-reaver', 'the-black-easterling'];
  assert.deepEqual(reckoned('egladil', ['strider', 'frodo-baggins', 'elrond', ...riders.slice(0, 2)]), [
    'frodo-baggins',
  ]);
  assert.deepEqual(reckoned('egladil', ['strider', 'boromir', 'sam-gamgee', 'elrond', ...riders]), ['strider']);
  // His own text would lose the Cloak; by the Cloak nothing is lost (CG-41.17)
  const cloaked = ['sam-gamgee', 'frodo-baggins', 'elven-cloak@frodo-baggins'];
  assert.deepEqual(reckoned('egladil', [...cloaked, 'the-hunter', 'the-reaver']), ['frodo-baggins']);
});

test('CG-17.2 what would become of the sums counts without who is removed from the game', () => {
  const t = table({
    turn: 'aragorn',
    hand: { aragorn: ['aragorn', 'arwen', 'elrond'] },
    on: { harad: ['strider', 'anduril@strider'] },
  });
  const said = offers(t.scenario.rules, t.state, 2).find(
    ({ option }) => option.join(' ') === `play ${CARDS.indexOf('aragorn')} ${locationOf('harad') + 1}`,
  );
  assert.deepEqual(said?.would, [{ say: 'stands', args: { location: locationOf('harad'), attack: 1, defence: 1 } }]);
  t.does('play aragorn harad');
  assert.equal(t.view(null).locations[0].next?.attack, 1);
  t.does('cycle arwen').counts('harad', 1, 1);
});

test('CG-22.1 CG-18.14 moving is spoken of for the own armies and characters in reserve, refused or not, and for no other card', () => {
  const t = table({
    turn: 'aragorn',
    reserve: ['elrond', 'vilya-ring-of-air@elrond', 'high-elves', 'arwen', 'gandalf-the-grey'],
    fresh: ['arwen'],
    on: { imladris: ['legolas'], harad: [] },
  });
  const { rules } = t.scenario;
  const moves = offers(rules, t.state, 2).filter(({ option }) => option[0] === 'move');
  assert.deepEqual(
    moves.map(({ option, refusal }) => `${optionToWords(rules, option)} ${refusal?.rule ?? 'open'}`),
    [
      'move elrond imladris open',
      'move elrond harad CG-5.4',
      'move high-elves imladris CG-16.3',
      'move high-elves harad CG-5.4',
      'move arwen imladris CG-20.1',
      'move arwen harad CG-20.1',
    ],
  );
});

test('CG-7.2 the view names the phase, whatever is asked in it', () => {
  const phase = (t: ReturnType<typeof table>): string => t.leaveOpen().view(null).phase;
  const battle = table({ on: { 'bag-end': [], rivendell: [], harad: [] } });
  assert.equal(phase(battle), 'action');
  battle.allPass().asks('frodo', 'fight');
  assert.equal(phase(battle), 'combat');
  const fallen = table({ on: { edoras: ['riders-of-rohan', 'village-militia', 'wolf-riders'] } }).allPass();
  assert.equal(phase(fallen.asks('frodo', 'fall')), 'combat');
  const drawn = table({ reserve: ['galadriel'], on: { 'bag-end': [] } }).allPass();
  assert.equal(phase(drawn.asks('aragorn', 'cycle')), 'draw');
  // Rivendell asks before anybody acts in round 2
  const next = table({
    scenario: 'fellowship',
    on: { 'bucklebury-ferry': [] },
    hand: { gandalf: ['sting'] },
  }).allPass();
  assert.equal(phase(next.asks('gandalf', 'cycle')), 'location');
});

test('CG-7.1 the counter of rounds goes as far as the scenario can', () => {
  const most = (scenario: string): number | undefined =>
    table({ scenario })
      .view(null)
      .counters.find(({ id }) => id === 'round')?.max;
  assert.deepEqual(['trilogy', 'duel', 'duel-three', 'fellowship'].map(most), [9, 9, 9, 6]);
});

test('CG-37.9 the lane says when nobody would win a path of the Duel; in the Trilogy somebody always does', () => {
  const of = (scenario: string): number =>
    table({ scenario, on: { 'bucklebury-ferry': ['the-hunter'] } }).view(null).locations[0].winner;
  const place = table({ on: { 'bucklebury-ferry': ['the-hunter'] } }).view(null).locations[0];
  assert.equal(place.attack, place.defence);
  assert.deepEqual([of('duel'), of('trilogy')], [-1, 0]);
});

test('equal copies stand for each other; hidden cards fly from pile to pile', () => {
  const [one, other] = CARDS.flatMap((_, card) => (TITLES[TITLE[card]] === 'mordor-orcs' ? [card] : []));
  const offered = [{ option: ['cycle', one] as const }];
  assert.equal(twinOf(other, offered, [one, other]), one);
  assert.equal(twinOf(other, offered, [other]), other);
  assert.equal(twinOf(one, offered, [one, other]), one);
  assert.deepEqual(flightOf('cycles', { seat: 2 }), [{ seat: 2, from: 'hand', to: 'cycle' }]);
  assert.deepEqual(flightOf('passes', { seat: 2 }), []);
});

test('a place that is not lit is asked about with the card that is held', () => {
  const held = { things: [{ kind: 'card', id: 5 }] };
  const inHand = (card: number): boolean => card === 5;
  assert.deepEqual(questionOf({ kind: 'location', id: 3 }, held, inHand), ['play', 5, 4]);
  assert.deepEqual(
    questionOf({ kind: 'location', id: 3 }, held, () => false),
    ['move', 5, 3],
  );
  assert.deepEqual(questionOf({ kind: 'card', id: 9 }, held, inHand), ['give', 5, 9]);
  assert.equal(questionOf({ kind: 'location', id: 3 }, EMPTY, inHand), null);
});

test('every prompt has its rule', () => {
  for (const key of leaves(en).keys())
    if (key.startsWith('prompt.')) assert.match(ruleOfPrompt(key.slice('prompt.'.length)) ?? '', /^CG-/, key);
});

test('CG-36.5 one person with both decks of a side sees both hands, and no others', () => {
  const t = table({ hand: { frodo: ['sting'], aragorn: ['lembas'], saruman: ['gollum'] } });
  const both = t.scenario.rules.view(t.state, 0, [2]) as CardGameView;
  assert.deepEqual(
    both.players.map((one) => Array.isArray(one.hand)),
    [true, false, true, false],
  );
});
