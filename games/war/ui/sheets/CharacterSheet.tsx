import { CardSheet, type LargePart, type LargeStat } from '@pony/ui';
import { SIDE } from '../data/facts.ts';
import { GONE, WITH_THE_RING } from '../model.ts';
import { useWar } from '../war.ts';
import css from './sheets.module.css';

/** Where a Character is: with the Ring, in a region, gone, or still to come. */
function useWhere(character: number): string {
  const { view, words, fellowship } = useWar();
  const at = view.characters[character];
  if (character === fellowship.guide) return words.say('table.isGuide');
  if (at === WITH_THE_RING) return words.say('table.withTheRing');
  if (at === GONE) return words.say('table.isGone');
  return at >= 0 ? words.region(at) : words.say('table.notYetInPlay');
}

/** A Character in full: level and Leadership, what he can do as Guide and elsewhere, and how he comes into play. */
export function CharacterSheet({ character, onClose }: { character: number; onClose: () => void }) {
  const { words, facts } = useWar();
  const { id, side, level, leadership, guide, abilities } = facts.characters[character];
  const where = useWhere(character);
  const parts: LargePart[] = [];
  if (guide) parts.push({ title: words.say('table.asGuide'), text: words.say(`guide.${guide}`) });
  for (const ability of abilities)
    parts.push({ title: words.say(`ability.${ability}.name`), text: words.say(`ability.${ability}.effect`) });
  const enter = `character.${id}.enter`;
  if (words.has(enter)) parts.push({ title: words.say('table.entersPlay'), text: words.say(enter) });
  const stats: LargeStat[] = [
    level < 0
      ? { icon: 'gi:wing-cloak', label: words.say('table.flies'), value: '' }
      : { icon: 'gi:walking-boot', label: words.say('table.levelWord'), value: level },
    { icon: 'gi:queen-crown', label: words.say('table.leadershipWord'), value: leadership },
  ];
  return (
    <CardSheet
      label={words.character(character)}
      onClose={onClose}
      className={css.beside}
      tone={SIDE[side] === 'light' ? 'quest' : 'war'}
      band={`var(--piece-${SIDE[side]})`}
      kind={{ icon: 'gi:hooded-figure', letter: words.letter(character), name: words.side(side) }}
      picture={{ seed: id, motif: 'gi:hooded-figure' }}
      name={words.character(character)}
      typeLine={[words.has(`character.${id}.title`) ? words.say(`character.${id}.title`) : '', where]
        .filter(Boolean)
        .join(' · ')}
      stats={stats}
      parts={parts}
    />
  );
}
