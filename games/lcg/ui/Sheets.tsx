/** What a reader opened: a card in large, a pile, the log. */
import { signed } from '@pony/text';
import { LogPanel, type Papers, Sheet, type TableLogLine } from '@pony/ui';
import type { CardView } from '../src/view.ts';
import { faceOf, idOf, nameOf } from './faces.ts';
import { LargeCard } from './LargeCard.tsx';
import css from './LcgTable.module.css';
import { type Opened, useLcg } from './lcg.ts';
import { storyOf } from './story.ts';

/** Where a number comes from that is not the printed one. */
function sourcesOf(
  one: CardView,
  name: (card: number) => string,
  say: (key: string) => string,
): { label: string; value: string }[] {
  return Object.entries(one.parts).flatMap(([stat, parts]) => {
    const label = say(`stat.${stat}`);
    const out: { label: string; value: string }[] = [];
    for (let i = 0; i < parts.length; i += 2)
      out.push({
        label,
        value: `${signed(parts[i + 1])} ${parts[i] >= 0 ? name(parts[i]) : ''}`,
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
            lines={storyOf(log, text, situation.decisions)}
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
    return <Read key={paper.key} what={what.what} id={what.id} onClose={close} />;
  });
}

/** A card read large: in a sheet, or, without a way to close it, beside the table. */
export function Read({ what, id: n, onClose }: { what: 'card' | 'title'; id: number; onClose?: () => void }) {
  const { view, text } = useLcg();
  const id = what === 'title' ? view.titleIds[n] : idOf(view, n);
  const one = what === 'card' ? (view.cards.find(({ card }) => card === n) ?? null) : null;
  return (
    <LargeCard
      id={id}
      text={text}
      face={one ? faceOf(one, view, text) : undefined}
      type={one?.type}
      facts={one ? sourcesOf(one, (card) => nameOf(text, idOf(view, card)), text.say) : undefined}
      onClose={onClose}
    />
  );
}
