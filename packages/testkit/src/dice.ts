import { below, nextWord, quickRng, seedOf } from '@pony/engine';

const TRIES = 50_000_000;

/** An honest generator state whose next rolls of so many sides show these faces: found by looking, not made up. */
export function rngThatRolls(sides: number, faces: readonly number[]): number[] {
  const bad = faces.find((face) => !(Number.isInteger(face) && face >= 1 && face <= sides));
  if (bad !== undefined) throw new Error(`a die of ${sides} sides never shows ${bad}`);
  const walk = quickRng(seedOf(`dice ${sides}`));
  for (let n = 0; n < TRIES; n++) {
    const trial = [...walk];
    if (faces.every((face) => below(trial, sides) + 1 === face)) return [...walk];
    nextWord(walk);
  }
  throw new Error(`no generator state found that rolls ${faces.join(', ')}: script fewer dice at once`);
}
