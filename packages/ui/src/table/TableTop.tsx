import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { TopBar } from '../base/TopBar.tsx';
import type { TableBar, TableSize } from '../table-props.ts';
import { useUi } from '../ui-context.tsx';

interface TableTopProps {
  bar: TableBar;
  size: TableSize;
  /** Chapters, rounds, the name of the game. */
  middle?: ReactNode;
  /** Not there: nothing is taken back here. */
  onUndo?: () => void;
  /** Greyed: pressing it says why nothing can be taken back now. */
  undoNotNow?: boolean;
  /** Whether the next press asks why. */
  asking: boolean;
  onAsk?: () => void;
  onLog?: () => void;
  className?: string;
}

/** The top of every table: home, where in the game we are, undo, why not, and what the page adds. */
export function TableTop(props: TableTopProps) {
  const { bar, size, middle, onUndo, undoNotNow, asking, onAsk, onLog, className } = props;
  const { say } = useUi();
  const small = size === 'phone';
  const { name, home, homeLabel, onHome, children } = bar;
  const button = (icon: 'pp:undo' | 'pp:q' | 'gi:tied-scroll', words: string, hotkey: string) =>
    small ? { icon, label: words } : { icon, children: words, hotkey };
  return (
    <TopBar
      name={small ? '' : name}
      home={home}
      homeLabel={homeLabel}
      onHome={onHome}
      middle={middle}
      className={className}
    >
      {onUndo && <Button {...button('pp:undo', say('ui.undo'), 'U')} notNow={undoNotNow} onPress={onUndo} />}
      {onAsk && <Button {...button('pp:q', say('ui.whyNot'), '?')} pressed={asking} onPress={onAsk} />}
      {onLog && !small && <Button {...button('gi:tied-scroll', say('ui.log'), 'L')} onPress={onLog} />}
      {children}
    </TopBar>
  );
}
