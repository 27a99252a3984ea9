import { type Address, procedures } from '@pony/engine';
import { chooseCard, chooseLocation, goThere, may, search } from '../content/choices.ts';
import { contentProcedures } from '../content/index.ts';
import type { CardGame } from '../state.ts';
import { actionPhase, useRing, winnow } from './action.ts';
import { fight } from './fight.ts';
import { cycleFromHand, forsake, payment } from './hand.ts';
import { bringOut, changePath } from './locations.ts';
import { apart, playCard } from './play.ts';
import { game, round } from './round.ts';
import { arrival, doing, text } from './texts.ts';

const framework = [
  game,
  round,
  actionPhase,
  winnow,
  useRing,
  playCard,
  apart,
  payment,
  cycleFromHand,
  forsake,
  text,
  arrival,
  doing,
  bringOut,
  changePath,
  fight,
  may,
  search,
  chooseLocation,
  goThere,
  chooseCard,
];

export const cardGameProcedures = procedures<CardGame>(framework, contentProcedures);
export const main: Address<object> = { name: game.name };
