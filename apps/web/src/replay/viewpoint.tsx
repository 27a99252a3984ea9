import type { Viewer } from '@pony/table';
import { Button, type IconName, Menu, type MenuItem, type SeatView, sealOfSide, sideOfSeat, usePhone } from '@pony/ui';
import { useRef, useState } from 'react';
import { useWords } from '../words.ts';

/** Through whose eyes: everybody's, a seat's, or those of somebody who only watched. */
export type Viewpoint = 'all' | 'none' | number;

export function viewerOf(viewpoint: Viewpoint, seats: number): Viewer {
  if (viewpoint === 'none') return [];
  return viewpoint === 'all' ? Array.from({ length: seats }, (_, seat) => seat) : [viewpoint];
}

interface SeenByProps {
  value: Viewpoint;
  seats: readonly SeatView[];
  name(seat: number): string;
  onChoose: (viewpoint: Viewpoint) => void;
}

/** Whose view of the table is shown, and the way to another. */
export function SeenBy({ value, seats, name, onChoose }: SeenByProps) {
  const { say } = useWords();
  const phone = usePhone();
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const words = (one: Viewpoint): string =>
    one === 'all' ? say('replay.everybody') : one === 'none' ? say('replay.spectator') : name(one);
  const icon = (one: Viewpoint): IconName =>
    typeof one === 'number' ? sealOfSide(sideOfSeat(seats, one)) : one === 'all' ? 'pp:cards' : 'pp:find';
  const all: readonly Viewpoint[] = ['all', ...seats.map((_, seat) => seat), 'none'];
  const items = all.map((one): MenuItem => ({ id: String(one), icon: icon(one), label: words(one) }));
  return (
    <>
      <Button
        ref={button}
        icon={icon(value)}
        expanded={open}
        label={`${say('replay.seenBy')}: ${words(value)}`}
        onPress={() => setOpen(!open)}
      >
        {phone ? null : `${say('replay.seenBy')}: ${words(value)}`}
      </Button>
      {open && (
        <Menu
          anchor={button.current}
          beside="below"
          label={say('replay.seenBy')}
          items={items}
          onPick={(id) => {
            setOpen(false);
            onChoose(id === 'all' || id === 'none' ? id : Number(id));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
