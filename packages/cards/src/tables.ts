/** Tables by form, made once: who hears what, who changes what. A card without such a text costs one look. */
import type { Hearing, Kernel, Reaching, Tables } from './kernel.ts';
import type { CardState, Listening, Moment, Reach } from './types.ts';

type Sparse<T> = (T[] | undefined)[];

function put<T>(list: Sparse<T>, at: number, item: T): void {
  list[at] ??= [];
  list[at].push(item);
}

function makeReaching<S extends CardState, R extends Reach<S>>(
  k: Kernel<S>,
  size: number,
  of: (form: number) => readonly R[],
): Reaching<R> {
  const self: Sparse<R>[] = [];
  const out: Sparse<R>[] = [];
  const any: boolean[] = [];
  for (let what = 0; what < size; what++) {
    self.push(k.forms.map(() => undefined));
    out.push(k.forms.map(() => undefined));
    any.push(false);
  }
  k.forms.forEach((form, number) => {
    for (const one of of(number)) {
      if (!(one.what >= 0 && one.what < size))
        throw new Error(`${form.id} touches number ${one.what}, and there is none`);
      if ((one.to ?? 'self') === 'self') put(self[one.what], number, one);
      else {
        put(out[one.what], number, one);
        any[one.what] = true;
      }
    }
  });
  return { self, out, any };
}

function makeHearing<S extends CardState>(k: Kernel<S>, moment: Moment, kind: number): Hearing | null {
  const empty = (): Sparse<number> => k.forms.map(() => undefined);
  const lists = { play: empty(), hand: empty(), elsewhere: empty(), own: empty() };
  k.forms.forEach(({ abilities }, form) => {
    abilities.forEach((ability, n) => {
      if (!isListening(ability) || ability.on.kind !== kind || ability.on.at !== moment) return;
      if (ability.on.ownLeaving) put(lists.own, form, n);
      const from = ability.from ?? 'play';
      put(from === 'play' ? lists.play : from === 'hand' ? lists.hand : lists.elsewhere, form, n);
    });
  });
  const some = (list: Sparse<number>): boolean => list.some((one) => one !== undefined);
  const inPlay = some(lists.play);
  const inHand = some(lists.hand);
  const isElsewhere = some(lists.elsewhere);
  const ownLeaving = some(lists.own);
  const openly = inPlay || isElsewhere || ownLeaving;
  return openly || inHand ? { ...lists, inPlay, inHand, isElsewhere, ownLeaving, openly } : null;
}

const isListening = <S extends CardState>(ability: { kind: string } | Listening<S>): ability is Listening<S> =>
  ability.kind === 'standing' || ability.kind === 'forced' || ability.kind === 'response';

export function makeTables<S extends CardState>(k: Kernel<S>, kinds: number): Tables<S> {
  const constants = (form: number) =>
    k.forms[form].abilities.flatMap((ability) => (ability.kind === 'constant' ? [ability] : []));
  const actions = (fits: (from: string) => boolean): Sparse<number> =>
    k.forms.map(({ abilities }) => {
      const found = abilities.flatMap((one, n) => (one.kind === 'action' && fits(one.from ?? 'play') ? [n] : []));
      return found.length > 0 ? found : undefined;
    });
  const hearing = (moment: Moment): (Hearing | null)[] =>
    Array.from({ length: kinds }, (_, kind) => makeHearing(k, moment, kind));
  const elseActions = actions((from) => from !== 'play' && from !== 'hand');
  const { stats, marks, bans, permits, blank } = k.spec;
  const blanks = k.forms.map((_, form) =>
    constants(form).some((one) => one.bans?.some((ban) => ban.what === blank) ?? false),
  );
  return {
    mods: makeReaching(k, stats, (form) => constants(form).flatMap((one) => one.mods ?? [])),
    gains: makeReaching(k, marks, (form) => constants(form).flatMap((one) => one.gains ?? [])),
    bans: makeReaching(k, bans, (form) => constants(form).flatMap((one) => one.bans ?? [])),
    permits: makeReaching(k, permits, (form) => constants(form).flatMap((one) => one.permits ?? [])),
    hearing: { cancel: hearing('cancel'), when: hearing('when'), after: hearing('after') },
    playActions: actions((from) => from === 'play'),
    handActions: actions((from) => from === 'hand'),
    elseActions,
    anyElseAction: elseActions.some((one) => one !== undefined),
    called: k.forms.map(({ abilities }) => {
      const found = abilities.flatMap((one, n) => (one.kind === 'called' ? [n] : []));
      return found.length > 0 ? found : undefined;
    }),
    checking: k.forms.map((_, form) => constants(form).some((one) => (one.checks?.length ?? 0) > 0)),
    blanks: blanks.includes(true) ? blanks : null,
    marked: k.forms.map(({ marks: printed }) => new Set(printed)),
  };
}
