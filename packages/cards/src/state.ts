/** A fresh state, its copy, what must always hold, and dealing anew what a seat cannot know. */
import { cloneStack, type Seat, shuffle, worldRng } from '@pony/engine';
import type { Dealt } from './api.ts';
import type { Kernel } from './kernel.ts';
import { COUNT_ROW } from './limits.ts';
import { DELAYED_ROW, LASTING_ROW } from './rows.ts';
import type { CardState } from './types.ts';
import { classOf, sees } from './zones.ts';

export type CardPart = Omit<CardState, 'rng' | 'stack' | 'outcome'>;

export function fresh<S extends CardState>(k: Kernel<S>, seats: number, cards: readonly Dealt[]): CardPart {
  const piles: number[][] = [];
  for (let zone = 0; zone < k.spec.zones.length * (seats + 1); zone++) piles.push([]);
  const play: number[] = [];
  cards.forEach(({ zone }, card) => {
    piles[zone].push(card);
    if (classOf(k, zone) === 'play') play.push(card);
  });
  return {
    title: cards.map((card) => card.title),
    owner: cards.map((card) => card.owner),
    form: cards.map((card) => card.form ?? k.faces[card.title]),
    zone: cards.map((card) => card.zone),
    ctl: cards.map((card) => card.owner),
    host: cards.map(() => -1),
    bits: cards.map(() => 0),
    tokens: new Array<number>(cards.length * k.spec.tokens).fill(0),
    since: cards.map((_, i) => i + 1),
    stamp: cards.length,
    knows: cards.map(() => 0),
    piles,
    play,
    lasting: [],
    delayed: [],
    counts: [],
  };
}

export function cloneCards<S extends CardState>(s: S): CardState {
  const piles: number[][] = [];
  for (let i = 0; i < s.piles.length; i++) piles.push(s.piles[i].slice());
  return {
    rng: s.rng.slice(),
    stack: cloneStack(s.stack),
    outcome: s.outcome,
    title: s.title.slice(),
    owner: s.owner.slice(),
    form: s.form.slice(),
    zone: s.zone.slice(),
    ctl: s.ctl.slice(),
    host: s.host.slice(),
    bits: s.bits.slice(),
    tokens: s.tokens.slice(),
    since: s.since.slice(),
    stamp: s.stamp,
    knows: s.knows.slice(),
    piles,
    play: s.play.slice(),
    lasting: s.lasting.slice(),
    delayed: s.delayed.slice(),
    counts: s.counts.slice(),
  };
}

export function checkCards<S extends CardState>(k: Kernel<S>, s: S): void {
  const seen = new Set<number>();
  s.piles.forEach((pile, zone) => {
    for (const card of pile) {
      if (seen.has(card)) throw new Error(`card ${card} lies in two places`);
      seen.add(card);
      if (s.zone[card] !== zone) throw new Error(`card ${card} lies in zone ${zone} and says ${s.zone[card]}`);
    }
  });
  if (seen.size !== s.title.length) throw new Error(`${s.title.length} cards, ${seen.size} in the zones`);
  const inPlay = s.zone.filter((zone) => classOf(k, zone) === 'play').length;
  if (inPlay !== s.play.length || new Set(s.play).size !== inPlay)
    throw new Error('the list of cards in play is wrong');
  for (let card = 0; card < s.title.length; card++) {
    const sort = classOf(k, s.zone[card]);
    if (sort === 'play' && !s.play.includes(card)) throw new Error(`card ${card} is in play and not in the list`);
    if (s.since[card] > s.stamp) throw new Error(`card ${card} is from the future`);
    if (sort !== 'play' && sort !== 'table') checkOut(k, s, card);
  }
  for (const [rows, width, name] of [
    [s.lasting, LASTING_ROW, 'lasting'],
    [s.delayed, DELAYED_ROW, 'delayed'],
    [s.counts, COUNT_ROW, 'counts'],
  ] as const)
    if (rows.length % width !== 0) throw new Error(`the rows of ${name} do not come out even`);
}

/** Out of play a card is as it was printed. */
function checkOut<S extends CardState>(k: Kernel<S>, s: S, card: number): void {
  const { tokens } = k.spec;
  for (let i = card * tokens; i < (card + 1) * tokens; i++)
    if (s.tokens[i] !== 0) throw new Error(`card ${card} is out of play and has tokens`);
  if (s.bits[card] !== 0) throw new Error(`card ${card} is out of play and has bits set`);
  if (s.ctl[card] !== s.owner[card]) throw new Error(`card ${card} is out of play and another's`);
  if (s.form[card] !== k.faces[s.title[card]]) throw new Error(`card ${card} is out of play in another form`);
}

/**
 * Deals anew what a seat cannot know, group by group, and replaces the generator. Identities stay with the places.
 * Of a zone that several share, a group takes the cards of its owner only, where owners are named.
 */
export function redeal<S extends CardState>(
  k: Kernel<S>,
  s: S,
  seat: Seat | null,
  rng: number[],
  groups: readonly (readonly number[])[],
  owners?: readonly Seat[],
): void {
  for (const [at, group] of groups.entries()) {
    const zones: number[] = [];
    const places: number[] = [];
    const unknown: number[] = [];
    for (const zone of group)
      s.piles[zone].forEach((card, place) => {
        if (sees(k, s, seat, card) || (owners && s.owner[card] !== owners[at])) return;
        zones.push(zone);
        places.push(place);
        unknown.push(card);
      });
    if (unknown.length < 2) continue;
    const since = unknown.map((card) => s.since[card]);
    const knows = unknown.map((card) => s.knows[card]);
    const host = unknown.map((card) => s.host[card]);
    unknown.sort((a, b) => a - b);
    shuffle(rng, unknown);
    unknown.forEach((card, i) => {
      s.piles[zones[i]][places[i]] = card;
      s.zone[card] = zones[i];
      s.since[card] = since[i];
      s.knows[card] = knows[i];
      s.host[card] = host[i];
    });
  }
  s.rng = worldRng(rng);
}
