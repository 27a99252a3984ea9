import { CardTab } from '@pony/ui';
import type { CSSProperties } from 'react';
import { useDuel } from '../duel.ts';
import { cardFace } from '../faces.tsx';
import { TILES } from '../facts.ts';
import { REGION_LOOK } from '../icons.ts';
import { CardEffect, TokenFace } from '../marks/effects.tsx';
import { RegionPennon } from '../marks/marks.tsx';
import css from './PlayedTab.module.css';

/** A played card, seen from its top edge. */
export function PlayedTab({ card }: { card: number }) {
  const duel = useDuel();
  return (
    <CardTab
      face={{ ...cardFace(duel, card), effect: <CardEffect card={card} small /> }}
      travel={`card-${card}`}
      state={duel.stateOf({ kind: 'card', id: card })}
    />
  );
}

export function OwnedTile({ tile }: { tile: number }) {
  const { text } = useDuel();
  const { region } = TILES[tile];
  return (
    <span
      className={css.tile}
      role="img"
      aria-label={text.name('tile', tile)}
      data-travel={`tile-${tile}`}
      style={{ '--k': REGION_LOOK[region].ground } as CSSProperties}
    >
      <RegionPennon region={region} aloud={false} />
    </span>
  );
}

export function OwnedToken({ token }: { token: number }) {
  const { text } = useDuel();
  return (
    <span className={css.token} role="img" aria-label={text.name('token', token)} data-travel={`token-${token}`}>
      <TokenFace token={token} />
    </span>
  );
}
