// A line of words: `palette ground light sky... [x y r of the light] / subject tokens / subject tokens ...`.

export interface SubjectWords {
  /** A build, a subject of ours, or a silhouette; and what stands behind its colon. */
  readonly name: string;
  readonly arg?: string;
  readonly t: ReadonlySet<string>;
  /** Place and size in percent, a turn in degrees. */
  readonly x?: number;
  readonly y?: number;
  readonly s?: number;
  readonly r?: number;
}
export interface SceneWords {
  readonly palette: string;
  readonly ground: string;
  readonly light: string;
  readonly skies: readonly string[];
  /** Where the light stands, and how large it is. */
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
  readonly subjects: readonly SubjectWords[];
}

/** Words and numbers: `x40` is a number named x. */
function sorted(words: readonly string[]): { readonly plain: string[]; readonly numbers: Record<string, number> } {
  const plain: string[] = [];
  const numbers: Record<string, number> = {};
  for (const word of words) {
    const [, name, value] = /^([xysr])(-?\d+)$/.exec(word) ?? [];
    if (name) numbers[name] = Number(value);
    else plain.push(word);
  }
  return { plain, numbers };
}

export function read(line: string): SceneWords {
  const [scene = '', ...subjects] = line.split('/').map((part) => part.trim());
  const [palette = '', ground = '', light = '', ...rest] = scene.split(/\s+/);
  const { plain, numbers } = sorted(rest);
  return {
    palette,
    ground,
    light,
    skies: plain,
    ...numbers,
    subjects: subjects.filter(Boolean).map((subject) => {
      const [full = '', ...words] = subject.split(/\s+/);
      const [name = '', arg] = full.split(':');
      const of = sorted(words);
      return { name, arg, t: new Set(of.plain), ...of.numbers };
    }),
  };
}
