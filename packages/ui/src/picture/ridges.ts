/** The seeded landscape behind a card. Same seed, same hills, in every theme. Pure. */
export interface Landscape {
  moon: { x: number; y: number; r: number };
  /** Hatching of the sky, ridges from far to near: SVG path data. */
  sky: string;
  far: string;
  middle: string;
  near: string;
}

/** A small generator of numbers in [0, 1) for pictures; nothing in a game depends on it. */
export function pictureNumbers(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return (state >>> 0) / 2 ** 32;
  };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

function peaks(random: () => number, width: number, height: number, base: number, rise: number, count: number): string {
  const step = width / count;
  let path = `M0 ${short(base)}`;
  for (let i = 0; i <= count; i++) {
    const foot = base - random() * rise * 0.16;
    const tall = random() < 0.45 ? random() * 0.25 : 0.35 + random() * 0.65;
    path += `L${short(i * step + step * (0.45 + random() * 0.2))} ${short(base - rise * tall)}L${short((i + 1) * step)} ${short(foot)}`;
  }
  return `${path}V${height}H0Z`;
}

function hills(random: () => number, width: number, height: number, base: number, rise: number): string {
  const step = width / 4;
  let path = `M0 ${short(base)}`;
  for (let i = 0; i < 5; i++)
    path += `Q${short(i * step + step / 2)} ${short(base - random() * rise)} ${short((i + 1) * step)} ${short(base - random() * rise * 0.28)}`;
  return `${path}V${height}H0Z`;
}

export function landscape(seed: string, width: number, height: number): Landscape {
  const random = pictureNumbers(seed);
  const moon = { x: width * (0.24 + random() * 0.52), y: height * 0.3, r: height * 0.2 };
  let sky = '';
  for (let y = 4; y < height * 0.64; y += Math.max(3.5, height / 42))
    sky += `M${short(random() * width * 0.38)} ${short(y)}H${short(width * (0.56 + random() * 0.44))}`;
  return {
    moon,
    sky,
    far: peaks(random, width, height, height * 0.62, height * 0.36, 6),
    middle: peaks(random, width, height, height * 0.74, height * 0.28, 5),
    near: hills(random, width, height, height * 0.9, height * 0.16),
  };
}
