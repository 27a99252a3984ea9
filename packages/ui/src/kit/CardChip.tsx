import type { MouseEvent } from 'react';
import { Piece } from '../card/Piece.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { State } from '../types.ts';
import { useUi } from '../ui-context.tsx';
import css from './CardChip.module.css';
import { faceWords, type PlayFace } from './face.ts';
import { faceColors, Stat } from './PlayCard.tsx';

interface CardChipProps {
  face: PlayFace;
  /** On its own colour, white letters: enemies. */
  filled?: boolean;
  /** What is going on concerns it. */
  hot?: boolean;
  state?: State;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  travel?: string;
  thing?: string;
}

/** A card in the area of another seat: its name, a number or two, whether it is spent. */
export function CardChip({ face, filled, hot, state, onPress, travel, thing }: CardChipProps) {
  const { say } = useUi();
  return (
    <Piece
      label={faceWords(face, { exhausted: say('ui.exhausted') })}
      className={classes(css.chip, filled && css.filled, hot && css.hot, face.exhausted && css.spent)}
      state={state}
      onPress={onPress}
      travel={travel}
      thing={thing}
      style={faceColors(face.color)}
    >
      <span className={css.name}>
        {face.emblem && <Icon name={face.emblem.icon} />}
        <b>{face.name}</b>
      </span>
      <span className={css.numbers}>
        {(face.stats ?? []).map((stat) => (
          <Stat key={stat.label} stat={stat} />
        ))}
        {(face.tokens ?? []).map((token) => (
          <Stat key={token.label} stat={{ icon: token.icon, label: token.label, value: token.count }} />
        ))}
        {face.exhausted && <Icon name="gi:hourglass" />}
        {(face.badges ?? []).map((badge) => (
          <i key={badge.label} className={css.badge}>
            <Icon name={badge.icon} />
          </i>
        ))}
        {face.under && (
          <i className={css.badge}>
            <Icon name={face.under.icon} />
          </i>
        )}
      </span>
    </Piece>
  );
}
