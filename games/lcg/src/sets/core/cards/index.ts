/** The texts of all cards of the core set. */
import type { CardText } from '../../../words/index.ts';
import { boons } from './campaign/boons.ts';
import { burdens } from './campaign/burdens.ts';
import { campaignCards } from './campaign/cards.ts';
import { caughtInAWeb } from './encounter/caught-in-a-web.ts';
import { dolGuldurOrcs } from './encounter/dol-guldur-orcs.ts';
import { escapeFromDolGuldur } from './encounter/escape-from-dol-guldur.ts';
import { ironShackles } from './encounter/iron-shackles.ts';
import { journeyAlongTheAnduin } from './encounter/journey-along-the-anduin.ts';
import { mountainsOfMirkwood } from './encounter/mountains-of-mirkwood.ts';
import { objectives } from './encounter/objectives.ts';
import { passageThroughMirkwood } from './encounter/passage-through-mirkwood.ts';
import { sauronsReach } from './encounter/saurons-reach.ts';
import { spidersOfMirkwood } from './encounter/spiders-of-mirkwood.ts';
import { wilderlands } from './encounter/wilderlands.ts';
import { wolfRider } from './encounter/wolf-rider.ts';
import { eleanor } from './heroes/eleanor.ts';
import { leadershipHeroes } from './heroes/leadership.ts';
import { loreHeroes } from './heroes/lore.ts';
import { spiritHeroes } from './heroes/spirit.ts';
import { tacticsHeroes } from './heroes/tactics.ts';
import { leadershipAllies } from './leadership/allies.ts';
import { leadershipAttachments } from './leadership/attachments.ts';
import { leadershipEvents } from './leadership/events.ts';
import { loreAllies } from './lore/allies.ts';
import { loreAttachments } from './lore/attachments.ts';
import { loreEvents } from './lore/events.ts';
import { gandalfsSearch } from './lore/gandalfs-search.ts';
import { gandalf } from './neutral/gandalf.ts';
import { orcGuard } from './orc-guard.ts';
import { escapeQuests } from './quests/escape-from-dol-guldur.ts';
import { journeyQuests } from './quests/journey-along-the-anduin.ts';
import { passageQuests } from './quests/passage-through-mirkwood.ts';
import { spiritAllies } from './spirit/allies.ts';
import { spiritAttachments } from './spirit/attachments.ts';
import { spiritEvents } from './spirit/events.ts';
import { tacticsAllies } from './tactics/allies.ts';
import { tacticsAttachments } from './tactics/attachments.ts';
import { tacticsEvents } from './tactics/events.ts';

export const CORE_TEXTS: readonly CardText[] = [
  ...leadershipHeroes,
  ...tacticsHeroes,
  ...spiritHeroes,
  eleanor,
  ...loreHeroes,
  ...leadershipAllies,
  ...leadershipEvents,
  ...leadershipAttachments,
  ...tacticsAllies,
  ...tacticsEvents,
  ...tacticsAttachments,
  ...spiritAllies,
  ...spiritEvents,
  ...spiritAttachments,
  ...loreAllies,
  ...loreEvents,
  gandalfsSearch,
  ...loreAttachments,
  gandalf,
  ...spidersOfMirkwood,
  mountainsOfMirkwood,
  ...caughtInAWeb,
  ...wilderlands,
  wolfRider,
  ...dolGuldurOrcs,
  ...passageThroughMirkwood,
  ...escapeFromDolGuldur,
  ...ironShackles,
  ...objectives,
  ...journeyAlongTheAnduin,
  ...sauronsReach,
  orcGuard,
  ...passageQuests,
  ...journeyQuests,
  ...escapeQuests,
  ...campaignCards,
  ...boons,
  ...burdens,
];
