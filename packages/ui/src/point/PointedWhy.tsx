import type { ComponentProps } from 'react';
import { WhyNot } from '../float/WhyNot.tsx';
import type { GameText } from '../table-props.ts';
import { useUi } from '../ui-context.tsx';
import type { Why } from './use-pointing.ts';

type WhyNotProps = ComponentProps<typeof WhyNot>;

interface PointedWhyProps extends Partial<Omit<WhyNotProps, 'anchor' | 'reason' | 'onClose'>> {
  why: Why;
  text: GameText;
  onClose: () => void;
}

/** "Why not?" about the thing that was pointed at, or that nothing forbids it, or that nothing is asked about it. */
export function PointedWhy({ why, text, onClose, ...more }: PointedWhyProps) {
  const { say } = useUi();
  const { refusal, anchor } = why;
  if (typeof refusal === 'string')
    return (
      <WhyNot
        {...more}
        anchor={anchor}
        reason={say(`ui.why.${refusal}`)}
        allowed={refusal === 'may'}
        onClose={onClose}
      />
    );
  return (
    <WhyNot
      rules={refusal.rule ? [{ id: refusal.rule }] : []}
      {...more}
      anchor={anchor}
      reason={text.tell('refuse', refusal)}
      onClose={onClose}
    />
  );
}
