/** Pointing at things for the others: a ring and a name around what somebody points at, for a moment. */
import type { Heard } from '@pony/protocol';
import { type GameText, Slip, useLayer } from '@pony/ui';
import { type RefObject, useEffect, useState } from 'react';
import { useWords } from '../words.ts';
import css from './Table.module.css';
import type { Acts } from './use-table.ts';

/** How long a ring stays. */
const SHOWN_MS = 5000;
const AROUND = 5;

interface PointOutProps {
  page: RefObject<HTMLElement | null>;
  seat: number | undefined;
  acts: Acts;
  onDone: () => void;
}

/** The next press shows a thing to the others instead of using it. */
export function PointOut({ page, seat, acts, onDone }: PointOutProps) {
  const { say } = useWords();
  useLayer(onDone, true, 'table');
  useEffect(() => {
    const element = page.current;
    const press = (event: MouseEvent): void => {
      const thing = (event.target as Element | null)?.closest<HTMLElement>('[data-thing]')?.dataset.thing;
      if (thing === undefined || seat === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const [kind, id] = thing.split(' ');
      acts.point(seat, kind, Number(id));
      onDone();
    };
    element?.addEventListener('click', press, { capture: true });
    return () => element?.removeEventListener('click', press, { capture: true });
  }, [page, seat, acts, onDone]);
  return <Slip onClose={onDone}>{say('online.point.now')}</Slip>;
}

interface PointedProps {
  page: RefObject<HTMLElement | null>;
  pointed: NonNullable<Heard['pointed']>;
  name: string;
  text: GameText;
}

/** What somebody points at, around it where it can be seen, else in words. */
export function Pointed({ page, pointed, name, text }: PointedProps) {
  const { say } = useWords();
  const { n, kind, id } = pointed;
  const [box, setBox] = useState<DOMRect | null>(null);
  const [gone, setGone] = useState(0);
  useEffect(() => {
    const lay = (): void => {
      const thing = [...(page.current?.querySelectorAll(`[data-thing="${kind} ${id}"]`) ?? [])];
      setBox(thing.map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0) ?? null);
    };
    lay();
    const timer = setTimeout(() => setGone(n), SHOWN_MS);
    addEventListener('resize', lay);
    page.current?.addEventListener('scroll', lay, { capture: true, passive: true });
    const element = page.current;
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', lay);
      element?.removeEventListener('scroll', lay, { capture: true });
    };
  }, [page, n, kind, id]);
  if (gone === n) return null;
  const words = say('online.point.seen', { name, thing: text.name(kind, id) });
  if (!box) return <Slip onClose={() => setGone(n)}>{words}</Slip>;
  return (
    <>
      <div
        className={css.pointed}
        data-pointed={`${kind} ${id}`}
        aria-hidden="true"
        style={{
          left: box.left - AROUND,
          top: box.top - AROUND,
          width: box.width + 2 * AROUND,
          height: box.height + 2 * AROUND,
        }}
      >
        <b>{name}</b>
      </div>
      <p className="pony-aloud" role="status">
        {words}
      </p>
    </>
  );
}
