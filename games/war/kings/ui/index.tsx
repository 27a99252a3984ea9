/** What Kings of Middle-earth adds to the table of War of the Ring. */

import { unpackFacts } from '../../ui/data/facts.ts';
import type { WarExtension } from '../../ui/index.tsx';
import { PROMPTS } from '../src/prompts.ts';
import { VERBS } from '../src/verbs.ts';
import { attempt } from './Attempt.tsx';
import packed from './data/facts.json' with { type: 'json' };
import { isChieftain, sovereignOf } from './model.ts';
import { HuntNote, RegionSovereigns, SideLine } from './Panels.tsx';
import { sovereignPieces } from './pieces.tsx';
import { SovereignCounter, Sovereigns } from './Sovereigns.tsx';
import { ChieftainFace, SovereignFace } from './Tablet.tsx';
import en from './text/en.json' with { type: 'json' };
import uk from './text/uk.json' with { type: 'json' };
import { threats } from './threats.ts';

export const kings: WarExtension = {
  facts: { ...unpackFacts(packed), dice: [{ id: 'ruler', mark: 'pp:crown' }] },
  text: { en, uk },
  verbs: VERBS,
  prompts: PROMPTS,
  slots: {
    side: SideLine,
    region: RegionSovereigns,
    tracks: Sovereigns,
    hunt: HuntNote,
    nations: Sovereigns,
    status: SovereignCounter,
  },
  pieces: sovereignPieces,
  threats,
  pictures: async () => (await import('./pictures/index.ts')).pictures,
  aid: async () => (await import('./aid/aid.ts')).aid,
  stage: attempt,
  face: (character) => (sovereignOf(character) >= 0 ? SovereignFace : isChieftain(character) ? ChieftainFace : null),
  moments: { awakens: 'pp:crown', corrupted: 'pp:crack', attempts: 'pp:eye' },
};
