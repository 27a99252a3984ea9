/** Activation effects of the paths, by number. */
import { CARD_COUNT, type FactionId } from '../data.ts';
import { ARMIES, NAZGUL } from './cards/mordor.ts';
import type { Content, Op } from './types.ts';
import {
  activation,
  addIcon,
  card,
  cycles,
  cycling,
  draw,
  drawAndPlay,
  drawing,
  drawsFor,
  eachFree,
  eachShadow,
  forsakes,
  forsaking,
  mayForsake,
  playerIs,
} from './words.ts';

const path = (id: string, ...ops: Op[]): Content => card(id, {}, activation(...ops));
const drawsThenCycles = (id: string, faction: FactionId): Content => path(id, playerIs(faction), draw(1), cycles(1));
/** An attack icon on the path itself (CG-28.6). */
const attackHere: Op = (s, f, cx) => addIcon(s, f.src - CARD_COUNT, true, cx);

export const pathTexts: readonly Content[] = [
  path('bag-end', drawsFor('hobbit', 2)),
  path('bucklebury-ferry', drawsFor('mordor', 1), drawsFor('hobbit', 1)),
  drawsThenCycles('gildors-encampment', 'elf'),
  path('inn-of-the-prancing-pony', eachShadow(drawing(2))),
  path('the-old-forest', eachFree(forsaking(1))),
  path('weathertop', drawsFor('mordor', 2)),
  path('fords-of-bruinen', eachFree(forsaking(1), drawing(3))),
  path('imladris', drawsFor('elf', 2)),
  path('the-council-of-elrond', eachFree(drawing(1))),
  path('caradhras', eachFree(forsaking(1))),
  path('khazad-dum', drawsFor('monstrous', 2)),
  path('the-doors-of-durin', playerIs('monstrous'), mayForsake, forsakes(1), attackHere),
  path('dimrill-dale', eachShadow(cycling(2))),
  path('egladil', eachFree(drawing(2), cycling(1))),
  drawsThenCycles('lothlorien', 'elf'),
  drawsThenCycles('amon-hen', 'mordor'),
  path('dead-marshes', drawsFor('monstrous', 2)),
  path('emyn-muil', eachFree(forsaking(1))),
  path('henneth-annun', drawsFor('dunedain', 1)),
  path('osgiliath', playerIs('dunedain'), mayForsake, forsakes(1), draw(3)),
  path('the-cross-roads', eachFree(drawing(1))),
  path('cirith-ungol', playerIs('mordor'), drawAndPlay(5, 1, ARMIES)),
  path('morgul-vale', playerIs('mordor'), drawAndPlay(5, 1, NAZGUL)),
  path('shelobs-lair', drawsFor('monstrous', 2)),
  path('crack-of-doom', drawsFor('monstrous', 2)),
  path('morgai', attackHere),
  path('orodruin', drawsFor('mordor', 2)),
];
