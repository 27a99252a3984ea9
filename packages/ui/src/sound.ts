/** Small sounds made on the spot: wood, paper, coin, bell. No files, nothing to load. */
export type Sound = 'tap' | 'card' | 'coin' | 'piece' | 'turn' | 'refused' | 'won' | 'dice' | 'battle';

interface Note {
  at: number;
  from: number;
  to: number;
  length: number;
  wave: OscillatorType;
  loud: number;
}

const notes: Record<Sound, readonly Note[]> = {
  tap: [{ at: 0, from: 420, to: 240, length: 0.05, wave: 'triangle', loud: 0.25 }],
  card: [
    { at: 0, from: 900, to: 300, length: 0.06, wave: 'sawtooth', loud: 0.05 },
    { at: 0.04, from: 200, to: 120, length: 0.08, wave: 'triangle', loud: 0.3 },
  ],
  coin: [
    { at: 0, from: 1900, to: 1880, length: 0.09, wave: 'sine', loud: 0.16 },
    { at: 0.06, from: 2540, to: 2500, length: 0.2, wave: 'sine', loud: 0.12 },
  ],
  piece: [{ at: 0, from: 190, to: 90, length: 0.12, wave: 'triangle', loud: 0.5 }],
  turn: [
    { at: 0, from: 523, to: 523, length: 0.35, wave: 'sine', loud: 0.2 },
    { at: 0.16, from: 784, to: 784, length: 0.5, wave: 'sine', loud: 0.16 },
  ],
  refused: [{ at: 0, from: 160, to: 130, length: 0.14, wave: 'square', loud: 0.08 }],
  dice: [0, 0.07, 0.16, 0.22, 0.34].map((at, i) => ({
    at,
    from: 620 - 70 * (i % 3),
    to: 210,
    length: 0.05,
    wave: 'triangle',
    loud: 0.34 - 0.04 * i,
  })),
  battle: [
    { at: 0, from: 98, to: 92, length: 0.5, wave: 'sawtooth', loud: 0.1 },
    { at: 0.02, from: 147, to: 139, length: 0.55, wave: 'sawtooth', loud: 0.08 },
    { at: 0.34, from: 2300, to: 1500, length: 0.16, wave: 'square', loud: 0.04 },
    { at: 0.36, from: 1740, to: 1100, length: 0.22, wave: 'triangle', loud: 0.12 },
  ],
  won: [
    { at: 0, from: 392, to: 392, length: 0.5, wave: 'sine', loud: 0.2 },
    { at: 0.2, from: 523, to: 523, length: 0.5, wave: 'sine', loud: 0.2 },
    { at: 0.4, from: 659, to: 659, length: 0.9, wave: 'sine', loud: 0.2 },
  ],
};

let volume = 0;
let context: AudioContext | null = null;

/** What cannot be heard so soon is not heard later, all at once. */
const SOON_MS = 300;

/** A page may sound once it was pressed; after a telephone call, once it was pressed again. */
async function wake(): Promise<AudioContext | null> {
  if (volume <= 0 || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state !== 'running') await context.resume().catch(() => undefined);
  return context.state === 'running' ? context : null;
}

/** Every press keeps the sounds awake. */
export function soundByPress(): void {
  for (const press of ['pointerdown', 'pointerup', 'keydown'])
    addEventListener(press, () => void wake(), { capture: true });
}

/** 0 is silence, 1 is full. */
export function setVolume(to: number): void {
  volume = to;
}

export function play(sound: Sound): void {
  const wanted = performance.now();
  void wake().then((awake) => {
    if (awake && performance.now() - wanted < SOON_MS) voice(sound, awake);
  });
}

function voice(sound: Sound, context: AudioContext): void {
  const now = context.currentTime;
  for (const note of notes[sound]) {
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.type = note.wave;
    voice.frequency.setValueAtTime(note.from, now + note.at);
    voice.frequency.exponentialRampToValueAtTime(note.to, now + note.at + note.length);
    gain.gain.setValueAtTime(note.loud * volume, now + note.at);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + note.at + note.length);
    voice.connect(gain).connect(context.destination);
    voice.start(now + note.at);
    voice.stop(now + note.at + note.length);
  }
}
