/** What enters by HTTP, and the shape of what leaves. */
import { ACCOUNT_NAME } from '@pony/protocol';
import * as v from 'valibot';
import { LIMITS } from '../limits.ts';

const text = (least: number, most: number) => v.pipe(v.string(), v.minLength(least), v.maxLength(most));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** Letters that show nothing. */
const INVISIBLE = /[\u115f\u1160\u3164\uffa0\u2800]/u;
/** One letter or digit at least, no control or invisible characters, no more than two marks on a letter, single spaces. */
export const Name = v.pipe(
  v.string(),
  v.transform((name) =>
    name
      .normalize('NFC')
      .replace(/\p{Zs}+/gu, ' ')
      .trim(),
  ),
  v.regex(/^[^\p{C}]{1,40}$/u, 'is not a name of 1 to 40 characters'),
  v.check((name) => /[\p{L}\p{N}]/u.test(name) && !INVISIBLE.test(name), 'shows nothing to call somebody by'),
  v.check((name) => !/\p{M}{3}/u.test(name), 'has too many marks on a letter'),
);
/** Upper and lower case are one. */
export const Login = v.pipe(
  v.string(),
  v.trim(),
  v.transform((login) => login.normalize('NFKC').toLowerCase()),
  v.regex(ACCOUNT_NAME, 'is not a name of 3 to 32 letters, digits, dots, dashes'),
);
export const Password = text(8, 200);
/** A recovery code, however it is written. */
export const Code = v.pipe(v.string(), v.maxLength(40));
const Options = v.pipe(
  v.record(text(1, 64), v.pipe(v.string(), v.maxLength(LIMITS.option))),
  v.check((options) => Object.keys(options).length <= 20, 'has more than 20 options'),
);
export const SeatNumber = whole(0, 15);
/** SHA-256 of a share, and a share. */
export const Pledge = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is not 64 hex digits'));
export const Share = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'is not 32 hex digits'));
const DAY = 86_400_000;
const Pace = v.nullable(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('live'), stock: whole(1000, DAY), add: whole(0, 3_600_000) }),
    v.strictObject({ kind: v.literal('move'), each: whole(1000, 30 * DAY) }),
  ]),
);
/** Two small letters, as in the addresses of languages. */
const Lang = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));
export const CreateTable = v.strictObject({
  game: text(1, 40),
  options: v.optional(Options, {}),
  seats: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('me'), pledge: Pledge }),
        v.strictObject({ kind: v.literal('link') }),
        v.strictObject({ kind: v.literal('open') }),
        v.strictObject({ kind: v.literal('bot'), level: text(1, 20) }),
      ]),
    ),
    v.maxLength(16),
  ),
  listed: v.optional(v.boolean(), false),
  watch: v.optional(v.boolean(), true),
  rated: v.optional(v.boolean(), false),
  lang: v.optional(v.nullable(Lang), null),
  undo: v.optional(v.picklist(['free', 'consent', 'none']), 'consent'),
  pace: v.optional(Pace, null),
  timeOut: v.optional(v.picklist(['bot', 'claim']), 'claim'),
});
export const SetSeat = v.strictObject({
  kind: v.picklist(['me', 'bot', 'open', 'link']),
  level: v.optional(text(1, 20)),
  pledge: v.optional(Pledge),
  /** Of a bot: it gets up for the friend who brings the link. */
  meanwhile: v.optional(v.boolean()),
  /** Of a chair that somebody else has taken: he is sent away and may not sit at this table again. */
  putOut: v.optional(v.boolean()),
});
export const SwapSeats = v.strictObject({ seats: v.strictTuple([SeatNumber, SeatNumber]) });
export const SetOptions = v.strictObject({
  options: v.optional(Options),
  ready: v.optional(v.boolean()),
  pledge: v.optional(Pledge),
});
export const Subscription = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
  keys: v.strictObject({ p256dh: text(1, 200), auth: text(1, 100) }),
});

const Count = v.pipe(v.number(), v.integer());
const UserAnswer = v.object({ id: v.string(), name: v.string(), login: v.nullable(v.string()) });
export const MeAnswer = v.object({
  user: v.nullable(UserAnswer),
  webhook: v.nullable(v.string()),
  /** The account has one. */
  password: v.boolean(),
  /** May look at reports. */
  moderator: v.optional(v.boolean()),
  /** Where friends on the same network find the server; told on its own machine alone. */
  network: v.optional(v.string()),
});
/** What a game says of choices: the rule, and where its sentence stands in the texts of the game. */
export const Faults = v.array(
  v.object({
    rule: v.nullable(v.string()),
    section: v.string(),
    say: v.string(),
    args: v.optional(v.record(v.string(), v.union([v.number(), v.string(), v.array(v.number())]))),
    seats: v.optional(v.array(Count)),
  }),
);
export const TableAnswer = v.object({
  id: v.string(),
  game: v.string(),
  options: v.record(v.string(), v.string()),
  undo: v.picklist(['free', 'consent', 'none']),
  pace: Pace,
  timeOut: v.picklist(['bot', 'claim']),
  listed: v.boolean(),
  watch: v.boolean(),
  rated: v.boolean(),
  /** Of the talk at the table. */
  lang: v.nullable(v.string()),
  status: v.picklist(['waiting', 'live', 'over']),
  seats: v.array(
    v.object({
      seat: Count,
      id: v.string(),
      team: v.string(),
      kind: v.picklist(['person', 'bot', 'open', 'link']),
      name: v.string(),
      level: v.optional(v.string()),
      ready: v.boolean(),
      yours: v.boolean(),
      pledge: v.nullable(v.string()),
      opened: v.boolean(),
      /** In the lobby, where the game can be rated: of who sits there; null where there is none yet. */
      rating: v.optional(v.nullable(Count)),
      options: v.optional(v.record(v.string(), v.string())),
    }),
  ),
  asked: v.array(Count),
  owned: v.boolean(),
  commitment: v.string(),
  opening: v.boolean(),
  /** By days and not rated: with the shares of those who are there. */
  beginsWithout: v.boolean(),
  /** Everybody was ready, and the game could not be dealt. */
  told: v.nullable(v.object({ say: v.picklist(['freed', 'put-out']), seat: Count })),
  undealt: v.nullable(v.object({ says: Faults })),
  next: v.nullable(v.string()),
  fault: v.boolean(),
  created: Count,
  changed: Count,
});
export const TablesAnswer = v.object({ tables: v.array(TableAnswer) });
export const CreatedAnswer = v.object({
  table: TableAnswer,
  links: v.array(v.object({ seat: Count, token: v.string() })),
});
export const SeatAnswer = v.object({ table: v.string(), seat: Count });
export const LinkAnswer = v.object({ table: TableAnswer, seat: Count });
export const FreshLinkAnswer = v.object({ token: v.nullable(v.string()) });
export const FairnessAnswer = v.object({
  commitment: v.string(),
  shares: v.optional(v.array(v.string())),
  /** Of seats that were not there when the game began: their share, and after how many decisions it came. */
  late: v.optional(v.array(v.object({ seat: Count, share: v.nullable(v.string()), after: v.nullable(Count) }))),
  seed: v.optional(v.string()),
  salt: v.optional(v.string()),
});
export const GamesAnswer = v.object({
  games: v.array(
    v.object({
      id: v.string(),
      title: v.record(v.string(), v.string()),
      options: v.array(
        v.object({
          id: v.string(),
          values: v.nullable(v.array(v.string())),
          perSeat: v.optional(v.boolean()),
          /** Values a game offers by name where any text may stand. */
          known: v.optional(v.array(v.string())),
          /** The option has a meaning only while this other one has this value. */
          onlyWith: v.optional(v.object({ id: v.string(), value: v.string() })),
          /** Brought along by what went before, not chosen in a list. */
          brought: v.optional(v.boolean()),
        }),
      ),
    }),
  ),
  bots: v.array(v.string()),
});
const Kept = { id: v.string(), device: v.string(), since: Count };
export const DevicesAnswer = v.object({
  sessions: v.array(v.object({ ...Kept, seen: Count, here: v.boolean() })),
  passkeys: v.array(v.object({ ...Kept, used: Count })),
});
export const ReportsAnswer = v.object({
  reports: v.array(
    v.object({ id: v.string(), table: v.string(), n: Count, name: v.string(), text: v.string(), on: Count }),
  ),
});
const Sum = { won: Count, lost: Count, shared: Count };
export const ProfileAnswer = v.object({
  name: v.string(),
  login: v.nullable(v.string()),
  /** The month of the first visit, as its first moment. */
  since: Count,
  ratings: v.array(
    v.object({ game: v.string(), rating: v.number(), deviation: v.number(), games: Count, curve: v.array(v.number()) }),
  ),
  bySeat: v.array(v.object({ game: v.string(), seat: v.string(), ...Sum })),
  against: v.array(v.object({ name: v.string(), bot: v.boolean(), last: Count, ...Sum })),
  games: v.array(
    v.object({
      table: v.string(),
      game: v.string(),
      options: v.record(v.string(), v.string()),
      seat: v.string(),
      result: v.picklist(['won', 'lost', 'shared', 'nothing']),
      reason: v.string(),
      others: v.array(v.object({ name: v.string(), bot: v.boolean() })),
      /** How much was done at the table, and when its game began and ended. */
      moves: Count,
      began: Count,
      on: Count,
      /** What the game did to the rating, where it counted. */
      rating: v.nullable(v.object({ before: Count, after: Count })),
    }),
  ),
});
export const Done = v.object({ done: v.literal(true) });
/** Made and read by the browser's own functions for passkeys. */
export const Passkey = v.looseObject({});
