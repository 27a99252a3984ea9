/** Options of any game as buttons: grouped by the thing their words point at. Pure. */
import type { Offered, Option } from '../table-props.ts';
import type { Part, Reference } from '../types.ts';

export interface Choice {
  readonly id: string;
  readonly offer: Offered;
  readonly words: readonly Part[];
  /** The first thing its words name. */
  readonly target: Reference | null;
}

export interface ChoiceGroup {
  readonly id: string;
  /** The thing all of them are about; null: each speaks for itself. */
  readonly target: Reference | null;
  readonly choices: readonly Choice[];
}

export interface Grouped {
  /** Choices that point at nothing: for the prompt bar. */
  readonly plain: readonly Choice[];
  readonly groups: readonly ChoiceGroup[];
  /** Of the others, those that may not be taken now. */
  readonly notNow: readonly ChoiceGroup[];
}

type Name = (option: Option, tell: Offered['tell']) => readonly Part[];

const keyOf = ({ kind, id }: Reference): string => `${kind}-${id}`;
export const isLegal = ({ offer }: Choice): boolean => offer.refusal === undefined;

export function choicesOf(offers: readonly Offered[], name: Name): Choice[] {
  return offers.map((offer) => {
    const words = name(offer.option, offer.tell);
    const target = words.find((part) => typeof part !== 'string') ?? null;
    return { id: offer.option.join('-'), offer, words, target };
  });
}

/** Several choices about one thing stand under its name; single ones stand together without a heading. */
function grouped(choices: readonly Choice[]): ChoiceGroup[] {
  const things = new Map<string, Choice[]>();
  const singles: Choice[] = [];
  for (const choice of choices) {
    const key = choice.target && keyOf(choice.target);
    if (key === null) singles.push(choice);
    else things.set(key, [...(things.get(key) ?? []), choice]);
  }
  const groups: ChoiceGroup[] = [];
  for (const [id, list] of things) {
    if (list.length > 1) groups.push({ id, target: list[0].target, choices: list });
    else singles.push(list[0]);
  }
  if (singles.length === 0) return groups;
  const place = new Map(choices.map((choice, i) => [choice, i]));
  const inOrder = singles.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  return [{ id: 'singles', target: null, choices: inOrder }, ...groups];
}

const IN_PROMPT = 3;

/** Sorts the choices into what stands in the prompt bar, what may be done, and what may not be done now. */
export function groupChoices(choices: readonly Choice[]): Grouped {
  const free = choices.filter((choice) => choice.target === null);
  const plain = free.length <= IN_PROMPT ? free : [];
  const rest = choices.filter((choice) => !plain.includes(choice));
  const groups = grouped(rest);
  const open = groups.flatMap((group): ChoiceGroup[] => {
    if (group.target !== null) return group.choices.some(isLegal) ? [group] : [];
    const legal = group.choices.filter(isLegal);
    return legal.length > 0 ? [{ ...group, choices: legal }] : [];
  });
  const shown = new Set(open.flatMap((group) => group.choices));
  const shut = groups.flatMap((group): ChoiceGroup[] => {
    const left = group.choices.filter((choice) => !shown.has(choice));
    return left.length > 0 ? [{ ...group, choices: left }] : [];
  });
  return { plain, groups: open, notNow: shut };
}

/** What may be done, or might be, with one thing on the table. */
export const choicesAt = (choices: readonly Choice[], kind: string, id: number): Choice[] =>
  choices.filter(({ target }) => target?.kind === kind && target.id === id);
