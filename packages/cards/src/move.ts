/** Moving: the only writer of places. What leaves play loses everything; hidden faces that come to light are revealed. */
import type { Cx, Seat } from '@pony/engine';
import type { Moving } from './api.ts';
import type { Kernel } from './kernel.ts';
import type { CardState } from './types.ts';
import { ALL, classOf, seers, seesInto, zoneOf } from './zones.ts';

const ON_TOP: Moving = {};

export function move<S extends CardState>(
  k: Kernel<S>,
  s: S,
  cx: Cx,
  card: number,
  zone: number,
  how: Moving = ON_TOP,
): void {
  const from = s.zone[card];
  const before = seers(k, s, card);
  const was = classOf(k, from);
  const is = classOf(k, zone);
  leavePile(s, card, from);
  if (how.secret) forget(k, s, from, how.secret === true ? s.piles[from] : how.secret);
  const old = was === 'play' || was === 'table';
  const now = is === 'play' || is === 'table';
  const stays = old && now && !(was === 'play' && is === 'table');
  if (!stays) {
    if (old) reset(k, s, card);
    s.since[card] = ++s.stamp;
  }
  s.host[card] = how.host ?? -1;
  if (how.ctl !== undefined) s.ctl[card] = how.ctl;
  if (how.form !== undefined) s.form[card] = how.form;
  if (was === 'play' && is !== 'play') s.play.splice(s.play.indexOf(card), 1);
  if (is === 'play' && was !== 'play') s.play.push(card);
  s.zone[card] = zone;
  if (how.where === 'bottom') s.piles[zone].unshift(card);
  else s.piles[zone].push(card);
  settleKnowledge(k, s, cx, card, before, how.secret ? seesInto(k, from) : ALL);
}

/** Who knew the face goes on knowing it, unless the choice was made in secret; new eyes are a reveal. */
function settleKnowledge<S extends CardState>(
  k: Kernel<S>,
  s: S,
  cx: Cx,
  card: number,
  before: number,
  followed: number,
): void {
  const into = seesInto(k, s.zone[card]);
  s.knows[card] = into === ALL ? 0 : before & followed;
  const after = into === ALL ? ALL : into | s.knows[card];
  if ((after & ~before) !== 0) cx.reveal('card', card);
}

function leavePile<S extends CardState>(s: S, card: number, zone: number): void {
  const pile = s.piles[zone];
  if (pile[pile.length - 1] === card) pile.pop();
  else pile.splice(pile.indexOf(card), 1);
}

/** A card was chosen out of a hidden place: who cannot see into it no longer knows what is left there. */
function forget<S extends CardState>(k: Kernel<S>, s: S, zone: number, among: readonly number[]): void {
  const eyes = seesInto(k, zone);
  if (eyes !== ALL) for (const card of among) s.knows[card] &= eyes;
}

function reset<S extends CardState>(k: Kernel<S>, s: S, card: number): void {
  const { tokens } = k.spec;
  s.bits[card] = 0;
  for (let i = card * tokens; i < (card + 1) * tokens; i++) s.tokens[i] = 0;
  s.ctl[card] = s.owner[card];
  s.form[card] = k.faces[s.title[card]];
}

export function attach<S extends CardState>(k: Kernel<S>, s: S, cx: Cx, card: number, host: number, ctl?: Seat): void {
  for (let at = host; at >= 0; at = s.host[at])
    if (at === card) throw new Error(`card ${card} cannot carry what it is attached to`);
  const to = zoneOf(k, k.spec.places.attached);
  move(k, s, cx, card, to, ctl === undefined ? { host } : { host, ctl });
}

/** Nobody knows any more what lies where; a shuffle of fewer than two cards tells nothing. */
export function shuffleZone<S extends CardState>(k: Kernel<S>, s: S, cx: Cx, zone: number): void {
  const pile = s.piles[zone];
  cx.shuffle(pile);
  if (seesInto(k, zone) === ALL) return;
  for (const card of pile) s.knows[card] = 0;
  // Identities stay with the places, so that a number tells nothing
  const stamps = pile.map((card) => s.since[card]).sort((a, b) => a - b);
  pile.forEach((card, i) => {
    s.since[card] = stamps[i];
  });
}

/** A seat (ALL: everybody) sees faces where they lie hidden; known ones are no news. */
export function look<S extends CardState>(k: Kernel<S>, s: S, cx: Cx, seat: Seat, cards: readonly number[]): void {
  const bits = seat < 0 ? ALL : 1 << seat;
  for (const card of cards) {
    const before = seers(k, s, card);
    if ((bits & ~before) === 0) continue;
    s.knows[card] = bits === ALL ? ALL : s.knows[card] | bits;
    cx.reveal('card', card);
  }
}

/** The number by which a hidden copy comes out: one that all know to lie there, else the owner's lowest hidden one. */
export function takeCopy<S extends CardState>(k: Kernel<S>, s: S, zone: number, title: number): number {
  let found = -1;
  for (const card of s.piles[zone]) {
    if (s.title[card] !== title) continue;
    if (s.knows[card] === ALL) return card;
    if (found < 0 || card < found) found = card;
  }
  return found < 0 ? -1 : lowest(k, s, found);
}

/** The card on top of a zone, under the number by which it may be seen; -1 when there is none. */
export function takeTop<S extends CardState>(k: Kernel<S>, s: S, zone: number): number {
  const pile = s.piles[zone];
  if (pile.length === 0) return -1;
  const card = pile[pile.length - 1];
  return seers(k, s, card) === ALL ? card : lowest(k, s, card);
}

function lowest<S extends CardState>(k: Kernel<S>, s: S, card: number): number {
  for (let other = 0; other < card; other++) {
    if (s.title[other] !== s.title[card] || s.owner[other] !== s.owner[card]) continue;
    if (seers(k, s, other) === ALL) continue;
    swap(s, card, other);
    return other;
  }
  return card;
}

/** Two hidden copies change numbers; what belongs to the place stays there. */
function swap<S extends CardState>(s: S, a: number, b: number): void {
  const i = s.piles[s.zone[a]].indexOf(a);
  const j = s.piles[s.zone[b]].indexOf(b);
  s.piles[s.zone[a]][i] = b;
  s.piles[s.zone[b]][j] = a;
  for (const list of [s.zone, s.since, s.knows, s.host]) {
    const held = list[a];
    list[a] = list[b];
    list[b] = held;
  }
}

/** A card goes under a stand-in, a blank card of the scenario that comes into play in its stead (LC-29.11). */
export function turnDown<S extends CardState>(
  k: Kernel<S>,
  s: S,
  cx: Cx,
  card: number,
  zone: number,
  ctl: Seat = -1,
): number {
  const { under, box } = k.spec.places;
  if (under === undefined || box === undefined) throw new Error('this game has no stand-ins');
  const standIn = s.piles[zoneOf(k, box)][0];
  if (standIn === undefined) throw new Error('no stand-in is left');
  move(k, s, cx, standIn, zone, { ctl });
  move(k, s, cx, card, zoneOf(k, under), { host: standIn });
  return standIn;
}

/** The stand-in goes back; the card under it goes to the zone, and its number is returned. */
export function turnUp<S extends CardState>(k: Kernel<S>, s: S, cx: Cx, standIn: number, zone: number): number {
  const { under, box } = k.spec.places;
  if (under === undefined || box === undefined) throw new Error('this game has no stand-ins');
  let card = s.piles[zoneOf(k, under)].find((one) => s.host[one] === standIn);
  if (card === undefined) throw new Error(`nothing lies under card ${standIn}`);
  if (seesInto(k, zone) === ALL && seers(k, s, card) !== ALL) card = lowest(k, s, card);
  move(k, s, cx, standIn, zoneOf(k, box));
  move(k, s, cx, card, zone);
  return card;
}
