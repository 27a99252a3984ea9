/** What stands beside the table where there is room: dials, piles, what asks, passing, the story. */
import { Panel, Pile } from '@pony/ui';
import type { ReactNode } from 'react';
import css from './LcgTable.module.css';
import { countOf, useLcg } from './lcg.ts';

/** The decks of the scenario, and those of the reader. */
export function Piles() {
  const { view, text, open, me, say } = useLcg();
  const pile = (
    label: string,
    zone: string,
    icon: 'gi:evil-wings' | 'gi:laurel-crown' | 'gi:card-play' | 'gi:scroll-unfurled',
    owner: number | null,
    opens: number | null,
  ) => (
    <Pile
      label={`${label} · ${text.say(`zone.${zone}`)}`}
      count={countOf(view, zone, owner)}
      icon={icon}
      open={opens !== null}
      onPress={opens === null ? undefined : () => open({ what: 'pile', id: opens })}
    />
  );
  return (
    <Panel className={css.piles} label={say('decks')}>
      {pile(say('pile.discard'), 'encounter-discard', 'gi:evil-wings', null, 0)}
      {pile(say('pile.victory'), 'victory', 'gi:laurel-crown', null, 1)}
      <span className={css.between} />
      {pile(say('pile.deck'), 'deck', 'gi:card-play', me, null)}
      {pile(say('pile.discard'), 'discard', 'gi:scroll-unfurled', me, 2 + me)}
    </Panel>
  );
}

export function Side({
  children,
  rect,
}: {
  children: ReactNode;
  rect: { x: number; y: number; w: number; h: number };
}) {
  return (
    <aside className={css.side} data-zone="side" style={{ left: rect.x, top: rect.y, width: rect.w, height: rect.h }}>
      {children}
    </aside>
  );
}
