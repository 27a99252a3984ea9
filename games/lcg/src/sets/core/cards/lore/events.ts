/** Events of Lore; Gandalf's Search has a file of its own. */
import { damageOn, heroesOf } from '../../../../state.ts';
import {
  action,
  anyPlayer,
  canDraw,
  character,
  damaged,
  draw,
  enemy,
  event,
  healAll,
  healFully,
  heroesOfPlayer,
  inStaging,
  location,
  pick,
  player,
  playerWhere,
  setTo,
} from '../../../../words/index.ts';

const hasWounded = playerWhere((s, seat) => heroesOf(s, seat).some((hero) => damageOn(s, hero) > 0));

export const loreEvents = [
  event('lore-of-imladris', action({}, pick(character(damaged)), healFully())),
  event('loriens-wealth', action({}, pick(anyPlayer(canDraw)), draw(3, player))),
  event('radagasts-cunning', action({ phases: ['quest'] }, pick(enemy(inStaging)), setTo('threat', 0, 'phase'))),
  event('secret-paths', action({ phases: ['quest'] }, pick(location(inStaging)), setTo('threat', 0, 'phase'))),
  event('beorns-hospitality', action({}, pick(anyPlayer(hasWounded)), healAll(heroesOfPlayer(player)))),
];
