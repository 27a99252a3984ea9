/** Powers of the Characters, in the order of their cards. */
import type { Part } from '../../module.ts';
import { aragorn } from './aragorn.ts';
import { boromir } from './boromir.ts';
import { gandalfTheGrey } from './gandalf-the-grey.ts';
import { gandalfTheWhite } from './gandalf-the-white.ts';
import { gimli } from './gimli.ts';
import { gollum } from './gollum.ts';
import { legolas } from './legolas.ts';
import { meriadoc } from './meriadoc.ts';
import { mouthOfSauron } from './mouth-of-sauron.ts';
import { peregrin } from './peregrin.ts';
import { saruman } from './saruman.ts';
import { strider } from './strider.ts';
import { witchKing } from './witch-king.ts';

export const characters: readonly Part[] = [
  gandalfTheGrey,
  strider,
  boromir,
  legolas,
  gimli,
  meriadoc,
  peregrin,
  gandalfTheWhite,
  aragorn,
  gollum,
  witchKing,
  saruman,
  mouthOfSauron,
];
