/** The sentence of the prompt bar: whose decision it is, what is asked, and what has been said so far. */
import { type IconName, isLegal, isUndecided, type Part, type PromptBarProps, type PromptWord } from '@pony/ui';
import { SEAL, SHADOW, SIDE } from '../data/facts.ts';
import { regionOfPlace } from '../model.ts';
import { tenths } from '../panels/odds.ts';
import { hasTeams, orderOf } from '../team.ts';
import type { War } from '../war.ts';

export interface Spoken extends Pick<PromptBarProps, 'side' | 'over' | 'sentence' | 'mood'> {
  seal: IconName;
}

const look = (side: number) => ({ side: SIDE[side], seal: SEAL[side] });

/** What kind of thing is missing, for the dashed hole. */
function hole(war: War): string {
  const { offers, view, words, targets } = war;
  for (const offer of offers) {
    if (!isLegal(offer)) continue;
    const at = targets.thingOf(offer.option, view);
    if (at?.kind === 'region') return words.say('say.pickRegion');
    if (at?.kind === 'card') return words.say('say.pickCard');
    if (at?.kind === 'figure') return words.say('say.pickFigure');
  }
  return words.say('say.pickOne');
}

/** The words already said, each a way back to itself. */
function soFar({ said, backTo, situation }: War): PromptWord[] {
  const { freeFrom } = situation.undo;
  return said.flatMap(({ n, word }): PromptWord[] => {
    const free = backTo && freeFrom !== null && n >= freeFrom;
    return [free ? { word, onPress: () => backTo(n) } : { word }, ' › '];
  });
}

/** Hits to expect on both sides when that region is attacked. */
function oddsWords({ view, words, me }: War, region: number): PromptWord[] {
  const odds = view.odds.find(({ target }) => regionOfPlace(target, view) === region);
  if (!odds) return [];
  const [mine, theirs] = odds.attacker.side === me ? [odds.attacker, odds.defender] : [odds.defender, odds.attacker];
  const hits = (n: number): string => tenths(n, words.lang);
  return [words.say('odds.sentence', { mine: hits(mine.expected), theirs: hits(theirs.expected) })];
}

function question(war: War): PromptWord[] {
  const { situation, text, words, die, half, putBack, view } = war;
  const { prompt } = situation;
  if (!prompt) return [];
  if (war.targets.choosesAction(situation.offers)) {
    if (die === null && half === null) return [words.say('say.pickDie')];
    const said: PromptWord[] = [];
    if (die !== null) said.push({ word: words.say('say.withDie', { die: words.die(die) }), onPress: putBack }, ' ');
    if (half?.kind === 'ring')
      return [{ word: words.say('table.rings'), onPress: putBack }, ' ', { hole: words.say('say.pickDieToTurn') }];
    if (half?.kind === 'character') said.push({ word: words.character(half.id), onPress: putBack }, ' ');
    if (half?.kind === 'card') said.push({ word: words.card(half.id), onPress: putBack }, ' ');
    return [...said, { hole: words.say(half ? 'say.pickOne' : 'say.pickAction') }];
  }
  const parts = text.tell('prompt', prompt).map((part: Part): PromptWord => {
    if (typeof part === 'string') return part;
    return { word: part.text, onPress: () => war.follow(part) };
  });
  parts.unshift(...soFar(war));
  if (half?.kind === 'region')
    return [...parts, ' ', { word: words.region(half.id), onPress: putBack }, '. ', ...oddsWords(war, half.id)];
  const forming = view.odds.length === 1 && prompt.say === 'leave-rearguard';
  if (forming) {
    const target = regionOfPlace(view.odds[0].target, view);
    parts.push(
      ` ${words.say('say.target')} `,
      { word: words.region(target), onPress: () => war.lookAt(target) },
      '. ',
      ...oddsWords(war, target),
    );
  }
  return [...parts, ' ', { hole: hole(war) }];
}

/** Of several players: who acts after this one. */
function nextWords({ view, words, playerOf, situation }: War): string {
  if (!hasTeams(view) || situation.seat === null) return '';
  const order = orderOf(view);
  const next = order[(order.indexOf(situation.seat) + 1) % order.length];
  // Who goes on when a side has no dice left, or which of two comes now, is not seen here.
  const { side } = view.seats[next];
  if (side === view.side || (view.players === 3 && side === SHADOW)) return '';
  if (view.sides[side].dice.every((count) => count === 0)) return '';
  return words.say('team.then', { name: playerOf(next) });
}

/** Everything the prompt bar says. */
export function spoken(war: War): Spoken {
  const { situation, view, words, text, alone, isReader, mood, sideOf } = war;
  const called = (seat: number): string => words.side(view.seats[seat]?.role ?? seat);
  const { outcome } = situation;
  if (outcome) {
    const winner = sideOf(Math.max(0, outcome.seats.indexOf('won')));
    const key = !alone ? 'say.wins' : isReader(winner) ? 'say.youWin' : 'say.youLose';
    const reason = text.has(`reason.${outcome.reason}`) ? ` ${text.say(`reason.${outcome.reason}`)}` : '';
    const names = (outcome.best ?? [])
      .map((seat) => (situation.seats[seat].name ? `${war.playerOf(seat)}, ${called(seat)}` : called(seat)))
      .join('; ');
    const best = names ? ` ${words.say('team.best', { names })}` : '';
    return {
      ...look(winner),
      over: words.say('say.over', { n: view.turn }),
      sentence: [isUndecided(outcome) ? '' : words.say(key, { side: words.side(winner) }), reason, best],
      mood: 'over',
    };
  }
  const asked = situation.asked[0] ?? war.seatOf(view.side);
  if (mood === 'away')
    return { ...look(sideOf(asked)), over: called(asked), sentence: [words.say('say.away')], mood: 'away' };
  if (situation.prompt && situation.seat !== null) {
    const acting = war.targets.choosesAction(situation.offers);
    const who = alone ? words.say(acting ? 'say.yourAction' : 'say.youDecide') : situation.seats[asked].name;
    const over = [who, called(situation.seat), acting ? nextWords(war) : ''].filter(Boolean).join(' · ');
    return { ...look(sideOf(situation.seat)), over, sentence: question(war), mood: 'asking' };
  }
  const who = situation.seats[asked].name;
  return {
    ...look(sideOf(asked)),
    over: [who, called(asked)].filter(Boolean).join(' · '),
    sentence: [words.say('say.waiting', { side: called(asked) })],
    mood: 'waiting',
  };
}
