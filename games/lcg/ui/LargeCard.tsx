/** A card in large: everything it says, printed and as it stands now. */
import { CardLarge, type CardLargeProps, CardSheet, type GameText, type LargePart, type PlayFace } from '@pony/ui';
import { heldFace, nameOf } from './faces.ts';
import { colorOf, printed } from './facts.ts';

const TONE: Readonly<Record<string, 'quest' | 'war' | 'alliance' | 'skill'>> = {
  enemy: 'war',
  location: 'alliance',
  quest: 'quest',
};

interface LargeCardProps {
  id: string;
  text: GameText;
  /** As it lies on the table; without it as it is printed. */
  face?: PlayFace;
  /** What it is there. */
  type?: string;
  /** Where its numbers come from. */
  facts?: readonly { label: string; value: string }[];
  /** Without it the card stands where it is put: beside the table. */
  onClose?: () => void;
}

export function LargeCard({ id, text, face = heldFace(id, text), type, facts = [], onClose }: LargeCardProps) {
  const row = printed(id, type);
  const parts: LargePart[] = ['setup', 'effect', 'resolution'].flatMap((key) =>
    text.has(`card.${id}.${key}`)
      ? text
          .say(`card.${id}.${key}`)
          .split('\n')
          .map((words) => ({ text: words }))
      : [],
  );
  const keywords = (row.keywords ?? [])
    .map((word) => word.split(' '))
    .map(([word, n]) => ({
      title: `${text.say(`keyword.${word}.name`)}${n ? ` ${n}` : ''}`,
      text: text.say(`keyword.${word}.effect`),
    }));
  const victory = row.victory
    ? [{ title: `${text.say('keyword.victory.name')} ${row.victory}`, text: text.say('keyword.victory.effect') }]
    : [];
  const card: CardLargeProps = {
    tone: TONE[row.type] ?? 'skill',
    band: colorOf(row),
    kind: {
      icon: face.picture?.motif ?? 'gi:scroll-unfurled',
      letter: row.sphere ? text.say(`table.letter.${row.sphere}`) : '',
      name: text.say(`type.${row.type}`),
    },
    corner:
      row.cost !== undefined
        ? text.say('table.cost', { n: String(row.cost).toUpperCase() })
        : row.stage !== undefined
          ? String(row.stage)
          : undefined,
    picture: { seed: id, motif: face.picture?.motif },
    name: face.name,
    typeLine: [
      row.sphere ? text.say(`sphere.${row.sphere}`) : null,
      ...(row.traits ?? []).map((trait) => text.say(`trait.${trait}`)),
    ]
      .filter(Boolean)
      .join(' · '),
    stats: (face.stats ?? []).map(({ icon, label, value }) => ({ icon, label, value })),
    // What acts is read first, words of the rules after it.
    parts: [...parts, ...victory, ...keywords],
    facts,
  };
  return onClose ? <CardSheet label={nameOf(text, id)} onClose={onClose} {...card} /> : <CardLarge {...card} small />;
}
