/** What must always hold; random play asks after every decision. */
import { cards } from './kernel.ts';
import { TOKEN, ZONE } from './lists.ts';
import { cardsIn, isEnemy, isLocation, type Lcg, tokensOn } from './state.ts';

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

export function invariants(s: Lcg): void {
  cards.invariants(s);
  must(cardsIn(s, ZONE.active).length <= 1, 'more than one active location (LC-9.3)');
  must(cardsIn(s, ZONE.quest).length <= 1, 'more than one stage');
  for (let seat = 0; seat < s.threat.length; seat++) {
    must(s.threat[seat] >= 0, 'threat below 0 (LC-2.32)');
    must(
      s.out[seat] === 1 || s.threat[seat] < 50 || s.outcome !== null,
      'threat of 50 and still in the game (LC-16.2)',
    );
    for (const enemy of cardsIn(s, ZONE.engaged, seat)) must(isEnemy(s, enemy), 'only enemies are engaged');
    must(
      s.out[seat] === 0 || s.outcome !== null || cardsIn(s, ZONE.hand, seat).length === 0,
      'an eliminated player has a hand (LC-16.5)',
    );
  }
  must(s.outcome !== null || s.out[s.first] === 0, 'the first player is out of the game (LC-16.9)');
  for (const card of cardsIn(s, ZONE.active)) must(isLocation(s, card), 'only a location is active');
  must(cardsIn(s, ZONE.limbo).length <= s.stack.length, 'a card is stuck between hand and pile');
  for (const card of s.play)
    for (const token of [TOKEN.resource, TOKEN.damage, TOKEN.progress])
      must(tokensOn(s, card, token) >= 0, `card ${card} has fewer than no tokens`);
}
