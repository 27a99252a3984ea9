import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../types.ts';
import { useUi } from '../ui-context.tsx';
import { Button } from './Button.tsx';
import css from './Slip.module.css';

interface SlipAction {
  label: string;
  onPress: () => void;
}

interface SlipProps {
  children: ReactNode;
  /** error: something did not arrive. note: something happened. ok: something is done. */
  tone?: 'note' | 'ok' | 'error';
  /** Shown small, for a report. */
  code?: string;
  action?: SlipAction;
  /** Further acts. */
  more?: readonly SlipAction[];
  onClose?: () => void;
}

const glyph: Record<NonNullable<SlipProps['tone']>, IconName> = { note: 'pp:pony', ok: 'pp:tick', error: 'pp:x' };

/** A paper slip above the prompt: it tells, offers one act, and covers nothing that matters. */
export function Slip({ children, tone = 'note', code, action, more = [], onClose }: SlipProps) {
  const { say } = useUi();
  return createPortal(
    <div className={css.slip} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <span className={css.mark}>
        <Icon name={glyph[tone]} />
      </span>
      <p className={css.words}>
        {children}
        {code && <small>{code}</small>}
      </p>
      {[...(action ? [action] : []), ...more].map(({ label, onPress }) => (
        <Button key={label} kind="link" onPress={onPress}>
          {label}
        </Button>
      ))}
      {onClose && <Button kind="link" icon="pp:x" label={say('ui.close')} onPress={onClose} className={css.close} />}
    </div>,
    document.body,
  );
}
