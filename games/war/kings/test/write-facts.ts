/** Writes ui/data/facts.json, which the table ships, from the game's data: `node games/war/kings/test/write-facts.ts`. */
import { writeFileSync } from 'node:fs';
import { packFacts } from '../../ui/data/pack.ts';
import { CARD_ROWS, CHARACTER_ROWS, TILE_ROWS } from '../src/data.ts';
import { POWERS } from '../ui/data/powers.ts';

const characters = CHARACTER_ROWS.map((one) => ({ ...one, abilities: POWERS[one.id] }));
export const packed = packFacts(CARD_ROWS, characters, TILE_ROWS);
if (import.meta.main)
  writeFileSync(new URL('../ui/data/facts.json', import.meta.url), `${JSON.stringify(packed, null, 2)}\n`);
