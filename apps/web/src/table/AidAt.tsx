import type { BaseView } from '@pony/engine';
import type { AidOf, GameText, Seat, TableSize } from '@pony/ui';
import { AidSheet } from '@pony/ui/aid';

interface AidAtProps {
  of: AidOf;
  view: BaseView;
  text: GameText;
  viewer: readonly Seat[];
  size: TableSize;
  onClose: () => void;
}

/** The player aid of the game over its table, as things stand. */
export default function AidAt({ of, view, text, viewer, size, onClose }: AidAtProps) {
  return <AidSheet aid={of({ view, text, viewer })} size={size} onClose={onClose} />;
}
