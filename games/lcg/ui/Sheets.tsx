/** What a reader opened: a card in large, a pile, the log. */
import { CardSheet, type LargePart, LogPanel, logLines, type Papers, Sheet, type TableLogLine } from '@pony/ui';
import type { CardView } from '../src/view.ts';
import { faceOf, heldFace, idOf, nameOf } from './faces.ts';
import { colorOf, printed, STAT } from './facts.ts';
import css from './LcgTable.module.css';
import { type Opened, useLcg } from './lcg.ts';

const TONE: Readonly<Record<string, 'quest' | 'war' | 'alliance' | 'skill'>> = {
  enemy: 'war',
  location: 'alliance',
  quest: 'quest',
};

/** Everything a card says, printed and as it stands now. */
function Large({ id, one, onClose }: { id: string; one: CardView | null; onClose: () => void }) {
  const { view, text, say } = useLcg();
  const row = printed(id);
  const face = one ? faceOf(one, view, text) : heldFace(id, text);
  const has = (key: string): boolean => text.has(`card.${id}.${key}`);
  const parts: LargePart[] = ['setup', 'effect', 'resolution'].flatMap((key) =>
    has(key)
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
  const sources = one ? sourcesOf(one, (card) => nameOf(text, idOf(view, card)), text.say) : [];
  return (
    <CardSheet
      label={nameOf(text, id)}
      tone={TONE[row.type] ?? 'skill'}
      band={colorOf(row)}
      kind={{
        icon: face.picture?.motif ?? 'gi:scroll-unfurled',
        letter: row.sphere ? text.say(`table.letter.${row.sphere}`) : '',
        name: text.say(`type.${row.type}`),
      }}
      corner={
        row.cost !== undefined
          ? say('cost', { n: String(row.cost).toUpperCase() })
          : row.stage !== undefined
            ? String(row.stage)
            : undefined
      }
      picture={{ seed: id, motif: face.picture?.motif }}
      name={face.name}
      typeLine={[
        row.sphere ? text.say(`sphere.${row.sphere}`) : null,
        ...(row.traits ?? []).map((trait) => text.say(`trait.${trait}`)),
      ]
        .filter(Boolean)
        .join(' · ')}
      stats={(face.stats ?? []).map(({ icon, label, value }) => ({ icon, label, value }))}
      parts={[...keywords, ...parts, ...victory]}
      facts={sources}
      onClose={onClose}
    />
  );
}

/** Where a number comes from that is not the printed one. */
function sourcesOf(
  one: CardView,
  name: (card: number) => string,
  say: (key: string) => string,
): { label: string; value: string }[] {
  const words = Object.keys(STAT) as (keyof typeof STAT)[];
  return Object.entries(one.parts).flatMap(([stat, parts]) => {
    const label = say(`stat.${words.find((word) => STAT[word] === Number(stat)) ?? 'threat'}`);
    const out: { label: string; value: string }[] = [];
    for (let i = 0; i < parts.length; i += 2)
      out.push({
        label,
        value: `${parts[i + 1] > 0 ? '+' : ''}${parts[i + 1]} ${parts[i] >= 0 ? name(parts[i]) : ''}`,
      });
    return out;
  });
}

/** Piles that can be looked through; from 2 on the discards of the players. */
const PILES = ['encounter-discard', 'victory'] as const;
const pileOf = (id: number): { zone: string; owner: number | null } =>
  id < PILES.length ? { zone: PILES[id], owner: null } : { zone: 'discard', owner: id - PILES.length };

export function Sheets({
  papers,
  log,
  onReference,
}: {
  papers: Papers<Opened>;
  log: readonly TableLogLine[];
  onReference: (part: { kind: string; id: number }) => void;
}) {
  const { view, text, situation, say, open } = useLcg();
  return papers.papers.map((paper) => {
    const what = paper.of;
    const close = (): void => papers.close(paper);
    if (what.what === 'log')
      return (
        <Sheet key={paper.key} title={say('log')} label={say('log')} onClose={close}>
          <LogPanel
            bare
            lines={logLines(log, text, MARKS, situation.decisions)}
            onReference={onReference}
            className={css.sheetLog}
          />
        </Sheet>
      );
    if (what.what === 'pile') {
      const { zone, owner } = pileOf(what.id);
      const items = view.zones.find((one) => one.id === zone && one.owner === owner)?.items ?? [];
      return (
        <Sheet key={paper.key} title={text.say(`zone.${zone}`)} label={text.say(`zone.${zone}`)} onClose={close}>
          <ul className={css.pile}>
            {typeof items === 'number' || items.length === 0 ? (
              <li>{say('empty')}</li>
            ) : (
              items.map((card) => (
                <li key={card}>
                  <button type="button" onClick={() => open({ what: 'title', id: view.titles[card] })}>
                    {nameOf(text, idOf(view, card))}
                  </button>
                </li>
              ))
            )}
          </ul>
        </Sheet>
      );
    }
    const id = what.what === 'title' ? view.titleIds[what.id] : idOf(view, what.id);
    const one = what.what === 'card' ? (view.cards.find(({ card }) => card === what.id) ?? null) : null;
    return <Large key={paper.key} id={id} one={one} onClose={close} />;
  });
}
export const MARKS = {
  side: () => 'light' as const,
  mark: () => 'pp:star' as const,
  heading: ({ say }: { say: string }) => say === 'round-begins',
};
