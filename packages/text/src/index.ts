export { compareBundles, leaves } from './compare.ts';
export { type GameText, gameText, type Part, plain, type Reference, type Vocabulary } from './game-text.ts';
export { type Message, signed } from './message.ts';
export { nameFaults } from './names.ts';
export { type Bundle, type Lang, makeText, type Text, type Value } from './text.ts';
export { proseFaults, ukrainianFaults } from './ukrainian.ts';
