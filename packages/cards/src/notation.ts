/** The verbs of the kernel; a game spreads them into its notation. `count` is written as a number, `spot` is the game's own. */
import type { Rules } from '@pony/engine';

export const CARD_NOTATION: Rules['notation'] = {
  use: ['card', 'count'],
  'use-on': ['card', 'count', 'spot'],
  play: ['title'],
  'play-to': ['title', 'spot'],
  react: ['card', 'count', 'count'],
  'react-with': ['title', 'count'],
  pass: [],
  next: ['card', 'count'],
  choose: ['card'],
  'choose-title': ['title'],
  'choose-seat': ['seat'],
  'choose-number': ['count'],
  'choose-spot': ['spot'],
  branch: ['count'],
  x: ['count'],
  stack: ['card'],
  done: [],
  none: [],
};
