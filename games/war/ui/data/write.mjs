// Writes atlas.json and facts.json, which the table ships, from map.json and the game's data. Run it when either changes.
import { packAtlas, packFacts } from './pack.ts';

const { readFileSync, writeFileSync } = process.getBuiltinModule('node:fs');
const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const data = (name) => read(`../../src/data/${name}.json`);
const write = (name, packed) => writeFileSync(new URL(name, import.meta.url), `${JSON.stringify(packed, null, 2)}\n`);

const nations = data('setup').nations.map(({ id }) => id);
write('atlas.json', packAtlas(read('../map.json'), data('regions'), nations));
write('facts.json', packFacts(data('events'), data('characters'), data('hunt-tiles')));
