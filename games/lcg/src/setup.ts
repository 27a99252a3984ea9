/** Set-up, as far as nobody is asked (LC-4.1, steps 1 to 3; LC-25, LC-26.25): the rest is the procedure `setup`. */
import { shuffle } from '@pony/engine';
import { cards } from './kernel.ts';
import { STAT, TOKEN, TOKENS, TYPE, ZONE } from './lists.ts';
import type { Roster } from './roster.ts';
import { SCENARIOS } from './sets.ts';
import type { Lcg } from './state.ts';

export function setup(roster: Roster, rng: number[]): Lcg {
  const seats = roster.decks.length;
  const state = cards.fresh(seats, roster.dealt);
  // LC-4.2: each deck by itself, the quest deck never
  for (let seat = 0; seat < seats; seat++) shuffle(rng, state.piles[cards.zone(ZONE.deck, seat)]);
  shuffle(rng, state.piles[cards.zone(ZONE['encounter-deck'])]);
  const threat = roster.penalties.slice();
  state.owner.forEach((seat, card) => {
    if (state.zone[card] !== (seat < 0 ? -1 : cards.zone(ZONE.area, seat))) return;
    threat[seat] += cards.forms[state.form[card]].stats[STAT.threat]; // LC-4.3
    if (roster.easy) state.tokens[card * TOKENS.length + TOKEN.resource] = 1; // LC-25.2, LC-4.17
  });
  // LC-26.19: Permanent cards on their heroes
  for (const [card, hero] of roster.permanent) {
    const from = state.piles[state.zone[card]];
    from.splice(from.indexOf(card), 1);
    state.zone[card] = cards.zone(ZONE.attached);
    state.piles[state.zone[card]].push(card);
    state.play.push(card);
    state.host[card] = hero;
    if (cards.forms[state.form[card]].type === TYPE.attachment) state.ctl[card] = state.ctl[hero]; // LC-29.71
  }
  for (const [hero, n] of roster.damage) state.tokens[hero * TOKENS.length + TOKEN.damage] = n; // LC-27.2
  const { prisoner } = roster.log?.notes ?? {};
  return {
    rng,
    stack: [],
    outcome: null,
    ...state,
    round: 0,
    completed: 0,
    phase: 0,
    first: 0,
    active: -1,
    threat,
    out: threat.map(() => 0),
    scenario: SCENARIOS.indexOf(roster.scenario),
    easy: roster.easy ? 1 : 0,
    campaign: roster.log === null ? 0 : roster.log.mode === 'expert' ? 2 : 1,
    votes: threat.map(() => -1),
    mulligans: threat.map(() => -1),
    notes: [prisoner === undefined ? -1 : cards.titleOf(prisoner)],
    healed: [],
    healing: 0,
  };
}
