/** Reasons why a text cannot be used or a thing not be chosen, as far as words give them. Every id is a rule of RULES.md. */
import { refusal } from '@pony/engine';
import type { Lcg } from '../state.ts';

export const WHY = {
  // Choosing
  notAHero: refusal<Lcg>('LC-7.3', 'not-a-hero'),
  notAnAlly: refusal<Lcg>('LC-7.3', 'not-an-ally'),
  notYours: refusal<Lcg>('LC-7.12', 'not-yours'),
  exhausted: refusal<Lcg>('LC-2.9', 'exhausted'),
  notExhausted: refusal<Lcg>('LC-7.15', 'not-exhausted'),
  notReady: refusal<Lcg>('LC-2.9', 'not-ready'),
  notCommitted: refusal<Lcg>('LC-7.3', 'not-committed'),
  notDamaged: refusal<Lcg>('LC-14.4', 'not-damaged'),
  notInStaging: refusal<Lcg>('LC-7.3', 'not-in-staging'),
  notEngaged: refusal<Lcg>('LC-7.3', 'not-engaged'),
  lacksTrait: refusal<Lcg>('LC-7.3', 'lacks-trait'),
  lacksKeyword: refusal<Lcg>('LC-7.3', 'lacks-keyword'),
  lacksSphere: refusal<Lcg>('LC-7.3', 'lacks-sphere'),
  same: refusal<Lcg>('LC-18.25', 'same'),
  cannotHaveAttachments: refusal<Lcg>('LC-22.8', 'cannot-have-attachments'),
  cannotBeDamaged: refusal<Lcg>('LC-14.10', 'cannot-be-damaged'),
  onePerHost: refusal<Lcg>('LC-22.2', 'one-per-host'),
  uniqueInPlay: refusal<Lcg>('LC-21.2', 'unique-in-play'),
  guarded: refusal<Lcg>('LC-23.5', 'guarded'),
  wrong: refusal<Lcg>('LC-7.3', 'does-not-fit'),
  // Changing nothing (LC-7.15)
  cannotDraw: refusal<Lcg>('LC-29.49', 'cannot-draw'),
  noCards: refusal<Lcg>('LC-29.49', 'deck-empty'),
  noThreat: refusal<Lcg>('LC-7.15', 'threat-is-zero'),
  alreadyReady: refusal<Lcg>('LC-7.15', 'already-ready'),
  nothingThere: refusal<Lcg>('LC-7.15', 'changes-nothing'),
  noTarget: refusal<Lcg>('LC-7.3', 'no-target'),
  // Paying
  tooDear: refusal<Lcg>('LC-7.14', 'too-dear'),
  noMatch: refusal<Lcg>('LC-7.8', 'no-match'),
  poolTooSmall: refusal<Lcg>('LC-7.20', 'pool-too-small'),
  threatTooLow: refusal<Lcg>('LC-7.14', 'threat-too-low'),
  noEncounterCard: refusal<Lcg>('LC-24.9', 'encounter-deck-empty'),
  noHandCards: refusal<Lcg>('LC-7.14', 'no-hand-cards'),
  // When
  notActive: refusal<Lcg>('LC-6.8', 'not-your-planning'),
  allyLimit: refusal<Lcg>('LC-29.7', 'ally-limit'),
} as const;
