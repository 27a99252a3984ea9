import { createPortal } from 'react-dom';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../types.ts';
import { useUi } from '../ui-context.tsx';
import css from './AsideTab.module.css';

/** What is left of a paper that was put aside: a tab at the right edge that brings it back. */
export function AsideTab({ label, icon, onBack }: { label: string; icon: IconName; onBack: () => void }) {
  const { say } = useUi();
  return createPortal(
    <button type="button" className={css.tab} onClick={onBack} aria-label={say('ui.bringBack', { what: label })}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>,
    document.body,
  );
}
