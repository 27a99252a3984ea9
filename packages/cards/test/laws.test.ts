/** Laws of the kernel under random play of the toy: who reacts is what a search over all cards finds, and no batch is endless. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Moment, Occ } from '@pony/cards';
import { apply, asked, below, type Frame, options, quickRng, seedOf } from '@pony/engine';
import { hit, table } from './table.ts';
import {
  ALLY,
  DAMAGED,
  DESTROYED,
  ENEMY,
  EXHAUSTS,
  HERO,
  ITEM,
  LEAVES,
  PLACE,
  RESOURCED,
  SAID,
  self,
  setUp,
  THREATENED,
  type Toy,
  title,
  toy,
} from './toy.ts';
import {
  action,
  constant,
  damage,
  exhaust,
  inField,
  isType,
  it,
  itself,
  pick,
  raise,
  resource,
  responseAfter,
  responseWhen,
  say,
} from './words.ts';

setUp([
  title(
    'hero',
    HERO,
    [9, 1, 0],
    [
      action([pick(inField(isType(ENEMY))), damage(1, it)], { cost: [exhaust(itself)] }),
      action([raise(1)], { cost: [exhaust(itself)] }),
      responseAfter(DAMAGED, (s, occ, card) => s.ctl[occ.subject] !== s.ctl[card], [resource(1, itself)]),
    ],
  ),
  title(
    'guard',
    HERO,
    [4, 1, 0],
    [
      action([raise(1)], { cost: [exhaust(itself)] }),
      responseWhen(DAMAGED, null, [say(1)]),
      responseAfter(EXHAUSTS, self, [say(2)]),
    ],
  ),
  title(
    'scout',
    ALLY,
    [1, 1, 0],
    [
      action([pick(inField()), damage(1, it)], { cost: [exhaust(itself)] }),
      responseAfter(THREATENED, null, [resource(1, itself)]),
      responseAfter(LEAVES, self, [say(3)], { ownLeaving: true }),
    ],
  ),
  title('orc', ENEMY, [3, 1, 0], [responseAfter(RESOURCED, null, [damage(1, itself)], { who: 'any' })]),
  title('bell', ITEM, [0, 0, 0], [responseAfter(DESTROYED, null, [say(4)]), responseWhen(RESOURCED, null, [say(5)])]),
  title(
    'silence',
    ITEM,
    [0, 0, 0],
    [constant({ bans: [{ what: 1, to: 'others', if: (s, _self, card) => s.ctl[card] === 1 }] })],
  ),
  title('endless', PLACE, [9, 0, 0], [constant({ checks: [(_s, _card, add) => add(SAID, { n: 6 })] })]),
]);

interface Window extends Frame {
  occs: number[];
  ready: number[];
  from: number;
  turn: number;
  passes: number;
}
const MOMENTS: Readonly<Record<string, Moment>> = { cact: 'cancel', wact: 'when', aact: 'after' };
const READY = 13;
const FIXED = 16;
const FACTS = 2;

/** Occurrences of the batch that can be answered at the moment, from the numbers of the frame. */
function occurrences(h: Window, moment: Moment): { place: number; occ: Occ }[] {
  const out: { place: number; occ: Occ }[] = [];
  const width = FIXED + FACTS;
  for (let place = moment === 'after' ? 0 : h.from; place < h.occs.length / width; place++) {
    const n = h.occs.slice(place * width, (place + 1) * width);
    if (n[13] !== (moment === 'after' ? 1 : 0)) continue;
    const [kind, subject, since, seat, by, why, count, a, b, stamp, form, ctl, want, state, instead, was] = n;
    const facts = n.slice(FIXED);
    out.push({
      place,
      occ: { kind, subject, since, seat, by, why, n: count, a, b, stamp, form, ctl, want, state, instead, was, facts },
    });
  }
  return out;
}

/** Every text of every card that is in play, or was until this very occurrence, tried on every occurrence. */
function search(s: Toy, h: Window, moment: Moment): string[] {
  const found: string[] = [];
  for (const { place, occ } of occurrences(h, moment))
    for (let card = 0; card < s.title.length; card++) {
      const gone = !toy.inPlay(s, card) && occ.subject === card;
      if (!toy.inPlay(s, card) && !gone) continue;
      if (toy.banned(s, card, 1) >= 0) continue;
      toy.forms[gone ? occ.form : s.form[card]].abilities.forEach((ability, n) => {
        if (!('on' in ability)) return;
        const { on } = ability;
        if (on.at !== moment || on.kind !== occ.kind || (gone && !on.ownLeaving)) return;
        if (moment === 'after' && !gone && s.since[card] > occ.stamp) return;
        if (!on.if || on.if(s, occ, card)) found.push(`${card}/${n}/${place}`);
      });
    }
  return found.sort();
}

const gathered = (h: Window): string[] => {
  const out: string[] = [];
  for (let at = 0; at < h.ready.length; at += READY)
    out.push(`${h.ready[at + 1]}/${h.ready[at + 4]}/${h.ready[at + 5]}`);
  return out.sort();
};
/** Nothing has been done at this moment yet: no compulsory text, no response, nobody's opportunity is over but by a pass. */
const isFresh = (h: Window): boolean => {
  for (let at = 0; at < h.ready.length; at += READY) if (h.ready[at] !== 2 || h.ready[at + 6] !== 0) return false;
  return h.turn === h.passes;
};

test('LC-17.21 in random play who reacts is what a search over all cards finds', () => {
  let compared = 0;
  for (let game = 0; game < 60; game++) {
    const at = table({
      seats: 2,
      field: ['0:hero', '1:guard', '0:scout', '1:scout', 'orc', 'orc', '0:bell', ...(game % 2 ? ['0:silence'] : [])],
    });
    const rng = quickRng(seedOf(`laws ${game}`));
    const { s } = at;
    while (!s.outcome) {
      const h = s.stack[s.stack.length - 1] as Window;
      const moment = h.p === 'card-happens' ? MOMENTS[h.at] : undefined;
      if (moment && isFresh(h)) {
        assert.deepEqual(gathered(h), search(s, h, moment));
        compared++;
      }
      const [seat] = asked(at.rules, s);
      const mine = options(at.rules, s, seat);
      apply(at.rules, s, seat, mine[below(rng, mine.length)]);
    }
  }
  assert.ok(compared > 100, `only ${compared} windows were compared`);
});

test('a batch whose checks always find something new is a mistake that is named', () => {
  assert.throws(() => table({ field: ['endless', 'orc'], deeds: [hit('orc', 1)] }), /a batch is endless/);
});
