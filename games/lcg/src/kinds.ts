/**
 * Everything that happens, by number: what a text can answer ("when", "after") or cancel. Kinds 0 and 1 are the kernel's own:
 * RESOLVES (a text is carried out: subject its card, a its ability) and EXPIRES (lasting effects end). The list is append-only.
 * Beside each stands what the fields of its occurrence mean; `by` is the card whose text causes it, -1 the framework.
 */
export const KIND_IDS = [
  'resolves',
  'expires',
  // Round and phases (LC-F): n is the round, or the number of the phase
  'round-begins',
  'round-ends',
  'phase-begins',
  'phase-ends',
  // Tokens and dials
  'gains', // subject gains n resources
  'spends', // subject's pool loses n resources
  'threat-up', // seat's threat rises by n
  'threat-down', // seat's threat drops by n
  'damaged', // subject takes n damage; a: surplus over its hit points left; b: 1 for combat damage; why: the attack
  'healed', // subject loses n damage
  'progress', // n progress placed on subject (location or stage)
  'regress', // n progress removed from subject
  // Cards
  'draws', // seat draws n cards
  'discards', // subject goes from seat's hand to its pile
  'mills', // subject goes from the top of a deck to its pile
  'enters', // subject enters play under seat's control; a: zone
  'played', // subject was played by seat
  'leaves', // subject leaves play for zone a
  'destroyed', // subject; why: the attack
  'discarded', // subject is discarded from play (it leaves in the next round of the batch)
  'attached', // subject is attached to card a (or -2 - seat: a deck)
  'controlled', // seat takes control of subject
  'exhausts', // subject
  'readies', // subject
  // Questing
  'commits', // subject commits to the quest for seat
  'withdraws', // subject is removed from the quest
  'revealed', // subject was turned up; why: number of the reveal
  'placed', // subject is put into the staging area, from wherever
  'staged', // all about the revealed subject is over, its Surge too; why: number of the reveal
  'succeeds', // the quest succeeds by n
  'fails', // the quest fails by n
  'explored', // location
  'completed', // stage
  'advances', // subject is the new stage, side A up
  'travels', // the players travel to location subject
  // Enemies and combat
  'engages', // enemy subject engages seat; a: 1 by a check, 2 by choice in step 5.2
  'shadow-dealt', // enemy subject (engaged with or attacking seat) is dealt a shadow card, which lies there since a
  'shadow-turned', // subject is the shadow card, a the enemy, seat the attacked player
  'attacks', // enemy subject attacks seat; why: number of the attack
  'defends', // subject is declared defender against enemy a; seat: the attacked player
  'attacked', // the attack of enemy subject on seat is over
  'strikes', // subject is declared attacker of enemy a by seat
  'struck', // the players' attack on enemy subject is over
  // Table
  'token-passes', // seat is first player now
  'eliminated', // seat
  'claimed', // objective subject by seat, for hero a
  'captured', // subject is turned face down
  'rescued', // subject is turned face up again
  'turns', // subject changes its face to form a
  'settles', // stage subject is there with all its text: what follows from it is looked at
  'overloads', // character subject has a third Restricted attachment
] as const;
export type KindWord = (typeof KIND_IDS)[number];

export const KIND = Object.fromEntries(KIND_IDS.map((word, i) => [word, i])) as Readonly<Record<KindWord, number>>;
