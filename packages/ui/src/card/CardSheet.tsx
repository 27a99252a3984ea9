import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { classes } from '../classes.ts';
import { Sheet } from '../float/Sheet.tsx';
import type { PromptAction } from '../talk/PromptBar.tsx';
import { Words } from '../talk/Words.tsx';
import type { Sentence } from '../types.ts';
import { CardLarge, type CardLargeProps } from './CardLarge.tsx';
import css from './CardSheet.module.css';

interface CardSheetProps extends Omit<CardLargeProps, 'children'> {
  /** The name of the card, in plain words. */
  label: string;
  onClose: () => void;
  className?: string;
  /** Why it may not be used now. */
  refused?: Sentence;
  /** What can be done with it now; the same buttons may stand in the prompt. */
  actions?: readonly PromptAction[];
  /** On the paper under the card: what it would touch, what lies on it. */
  children?: ReactNode;
}

/** A card read large: everything printed on it, how it stands now, and what can be done with it. */
export function CardSheet({ label, onClose, className, refused, actions = [], children, ...card }: CardSheetProps) {
  const more = children || refused || actions.length > 0;
  return (
    <Sheet bare title={label} label={label} onClose={onClose} className={classes(css.sheet, className)}>
      <CardLarge {...card} />
      {more && (
        <div className={css.more}>
          {children}
          {refused && (
            <p className={css.refused}>
              <Words of={refused} />
            </p>
          )}
          {actions.length > 0 && (
            <div className={css.actions}>
              {actions.map((act) => (
                <Button
                  key={act.id}
                  act={act.id}
                  kind={act.kind ?? 'quiet'}
                  icon={act.icon}
                  notNow={act.notNow}
                  onPress={act.onPress}
                >
                  {act.label}
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
    </Sheet>
  );
}
