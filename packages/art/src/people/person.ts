// People, built from a few cuts.
import type { Block } from '../block.ts';
import { curve } from '../knife.ts';
import { arm, shield } from './arm.ts';
import { bodyOf, type Person } from './body.ts';
import { cloak } from './cloak.ts';
import { front } from './front.ts';
import { backOfHead, orcHead, wraithHead } from './heads.ts';
import { profile } from './profile.ts';

export function person(c: Block, who: Person): void {
  const body = bodyOf(c, who);
  const { has, wr, a, Hd } = body;
  cloak(body);
  if (wr) wraithHead(body);
  else if (has('back')) backOfHead(body);
  else if (['orc', 'uruk', 'troll'].includes(who.build)) orcHead(body);
  else if (has('pr')) profile(body);
  else front(body);
  if (wr && has('crown'))
    a('A', curve('-9.4,-10! -11,-20! -6,-15! -4,-24! 0,-15.6! 4,-24! 6,-15! 11,-20! 9.4,-10! 0,-12', Hd), 'K');
  if (has('shield')) shield(body);
  arm(body);
}
