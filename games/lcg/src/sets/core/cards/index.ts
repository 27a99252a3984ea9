/** The texts of all cards of the core set. */
import type { CardText } from '../../../words/index.ts';
import { boons } from './campaign/boons.ts';
import { burdens } from './campaign/burdens.ts';
import { caughtInAWeb } from './encounter/caught-in-a-web.ts';
import { ironShackles } from './encounter/iron-shackles.ts';
import { leadershipHeroes } from './heroes/leadership.ts';
import { loreHeroes } from './heroes/lore.ts';
import { leadershipAllies } from './leadership/allies.ts';
import { leadershipAttachments } from './leadership/attachments.ts';
import { leadershipEvents } from './leadership/events.ts';
import { loreAllies } from './lore/allies.ts';
import { loreAttachments } from './lore/attachments.ts';
import { loreEvents } from './lore/events.ts';
import { gandalf } from './neutral/gandalf.ts';
import { spiritAllies } from './spirit/allies.ts';
import { spiritAttachments } from './spirit/attachments.ts';
import { spiritEvents } from './spirit/events.ts';
import { tacticsAllies } from './tactics/allies.ts';

export const CORE_TEXTS: readonly CardText[] = [
  ...leadershipHeroes,
  ...loreHeroes,
  ...leadershipAllies,
  ...leadershipEvents,
  ...leadershipAttachments,
  ...tacticsAllies,
  ...spiritAllies,
  ...spiritEvents,
  ...spiritAttachments,
  ...loreAllies,
  ...loreEvents,
  ...loreAttachments,
  gandalf,
  ...caughtInAWeb,
  ...ironShackles,
  ...boons,
  ...burdens,
];
