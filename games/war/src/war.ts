/** War of the Ring as a value: `war(base)`, `war(base, expansion)`. Editions live side by side and share nothing that changes. */
import { type AnyProcedure, asked, extend, type Kind, procedures, type Rules, type Views } from '@pony/engine';
import { clone } from './clone.ts';
import { cardProcedures } from './content/registry.ts';
import { FACES, SIDES } from './data.ts';
import { determinize } from './determinize.ts';
import { type Edition, type Hook, publish } from './edition.ts';
import { cardsOf, peopleOf, tilesOf } from './facts.ts';
import type { Hooks } from './hooks.ts';
import { invariants } from './invariants.ts';
import type { Part, WarModule } from './module.ts';
import { BOARD_NAMES, COUNTS } from './names.ts';
import { MOST } from './options.ts';
import { main } from './rules/index.ts';
import { seatsFor } from './seats.ts';
import { seatsOf, setup } from './setup.ts';
import type { War } from './state.ts';
import { openView, view, type WarView } from './view.ts';

/** A module, then the powers of its Characters. */
const partsOf = (modules: readonly WarModule[]): readonly Part[] =>
  modules.flatMap((one) => [one, ...(one.powers ?? [])]);

function editionFrom(modules: readonly WarModule[]): Edition {
  const all = <T>(of: (one: WarModule) => readonly T[] | undefined): T[] => modules.flatMap((one) => of(one) ?? []);
  const parts = partsOf(modules);
  const hooks = <K extends keyof Hooks>(name: K): Hook<K>[] =>
    parts.flatMap((one) => {
      const hook = one[name];
      return hook ? [hook] : [];
    });
  const tiles = tilesOf(all((one) => one.tiles));
  const cards = cardsOf(
    all((one) => one.cards),
    tiles,
  );
  const people = peopleOf(all((one) => one.characters));
  const events = new Map(all((one) => one.events).map((one) => [one.id, one]));
  const combat = new Map(all((one) => one.combat).map((one) => [one.id, one]));
  const actions = [...new Map(parts.flatMap((one) => one.actions ?? []).map((one) => [one.verb, one])).values()];
  const deeds = parts.flatMap((one) => one.deeds ?? []);
  const dice = all((one) => one.dice);
  const fits = cards.ids.length <= MOST.cards && people.ids.length <= MOST.characters;
  if (!fits || dice.length * FACES.length > MOST.dice) throw new Error('an edition holds more than there is room for');
  return {
    id: modules.map((one) => one.id).join('+'),
    modules,
    people,
    cards,
    tiles,
    dice,
    events: cards.ids.map((id) => events.get(id) ?? { id, ops: [] }),
    combat: cards.combat.map((id) => combat.get(id) ?? { id, effects: [] }),
    actions,
    actionOf: new Map(actions.map((one) => [one.verb, one])),
    deeds,
    deedOf: new Map(deeds.map((one) => [one.verb, one])),
    clones: modules.flatMap((one) => (one.clone ? [one.clone] : [])),
    guides: people.ids.map((id) => parts.findLast((one) => one.id === id && one.guide)?.guide),
    watch: hooks('watch'),
    leadership: hooks('leadership'),
    strength: hooks('strength'),
    rating: hooks('rating'),
    stillsNazgul: hooks('stillsNazgul'),
    combatEffects: hooks('combatEffects'),
    paysByRegular: hooks('paysByRegular'),
    stirs: hooks('stirs'),
    eliteLeads: hooks('eliteLeads'),
    moreDice: hooks('moreDice'),
    alsoUsedAs: hooks('alsoUsedAs'),
    used: hooks('used'),
    refuseRecruit: hooks('refuseRecruit'),
    moreSettlements: hooks('moreSettlements'),
    reach: hooks('reach'),
    huntDice: hooks('huntDice'),
    huntReroll: hooks('huntReroll'),
  };
}

/** The procedures of all modules, a later one in the place of an earlier one, with the steps added to them. */
function proceduresOf(parts: readonly Part[], edition: Edition): Rules<War>['procedures'] {
  const lists = parts.map((one) => one.procedures ?? []);
  const table: Record<string, AnyProcedure<War>> = {
    ...procedures<War>(cardProcedures(edition.events, edition.combat), ...lists),
  };
  for (const { to, where, steps } of parts.flatMap((one) => one.steps ?? [])) {
    if (!table[to]) throw new Error(`no procedure is called ${to}`);
    table[to] = extend(table[to], where, steps);
  }
  return table;
}

/** Words for every kind of thing, and back again. */
function naming(parts: readonly Part[], edition: Edition): Pick<Rules, 'name' | 'find' | 'size'> {
  const names: Record<Kind, readonly string[]> = {
    ...BOARD_NAMES,
    seat: SIDES,
    character: edition.people.ids,
    card: edition.cards.ids,
    /** The combat half of each card. */
    combat: edition.cards.combat,
    die: edition.dice.flatMap(({ id }) => FACES.map((face) => (id === '' ? face : `${id}-${face}`))),
    tile: edition.tiles.ids,
  };
  for (const one of parts) Object.assign(names, one.names);
  const ids = new Map(
    Object.entries(names).map(([kind, list]) => [kind, new Map(list.map((word, id) => [word, id]))] as const),
  );
  const listOf = (kind: Kind): readonly string[] => {
    if (!names[kind]) throw new Error(`war has no things of kind ${kind}`);
    return names[kind];
  };
  return {
    name: (kind, id) => {
      const found = listOf(kind)[id];
      if (found === undefined) throw new Error(`war has no ${kind} number ${id}`);
      return found;
    },
    find: (kind, word) => ids.get(kind)?.get(word),
    size: (kind) => (kind === 'count' ? COUNTS : listOf(kind).length),
  };
}

/** The same rules at a table of three or four: seats are called otherwise. */
export function seated(rules: Rules<War, WarView>, players: number): Rules<War, WarView> {
  if (players === SIDES.length) return rules;
  const seats = seatsFor(players).map((seat) => seat.id);
  return {
    ...rules,
    name: (kind, id) => (kind === 'seat' ? seats[id] : rules.name(kind, id)),
    find: (kind, word) => {
      if (kind !== 'seat') return rules.find(kind, word);
      const found = seats.indexOf(word);
      return found < 0 ? undefined : found;
    },
    size: (kind) => (kind === 'seat' ? seats.length : rules.size(kind)),
  };
}

/** The rules of an edition made of these modules, the base game first. */
export function war(...modules: readonly WarModule[]): Rules<War, WarView> {
  const edition = editionFrom(modules);
  const parts = partsOf(modules);
  publish(edition);
  const rules: Rules<War, WarView> = {
    id: 'war',
    version: '10',
    procedures: proceduresOf(parts, edition),
    main,
    notation: Object.assign({}, ...parts.map((one) => one.notation)),
    passes: ['pass'],
    kinds: Object.assign({}, ...parts.map((one) => one.kinds)),
    seats: seatsOf,
    setup: (options, rng) => {
      const s = setup(edition, options, rng);
      for (const one of modules) one.setup?.(s, options, rng);
      return s;
    },
    clone,
    sharesHands: 'team',
    view: (s, seat, also) => views(s)(seat, also),
    views,
    determinize: (s, seat, rng) => {
      for (const one of modules) one.determinize?.(s, seat, rng);
      determinize(s, seat, rng);
    },
    invariants: (s) => {
      invariants(s);
      for (const one of modules) one.invariants?.(s);
    },
    ...naming(parts, edition),
  };
  return rules;

  function views(s: War): Views<WarView> {
    const open = openView(s, asked(rules, s));
    return (seat, also) => {
      const seen = view(s, open, seat, also);
      for (const one of modules) if (one.view) Object.assign(seen, one.view(s, seat, seen));
      return seen;
    };
  }
}
