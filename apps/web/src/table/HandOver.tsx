import { Button, Seal, type SeatView, sealOfSide, sideOfSeat } from '@pony/ui';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../words.ts';
import css from './Table.module.css';

interface HandOverProps {
  seat: number;
  seats: readonly SeatView[];
  name(seat: number): string;
  onShow: () => void;
}

/** The cover between two people at one screen: what lies under it has not been dealt to this page yet. */
export function HandOver({ seat, seats, name, onShow }: HandOverProps) {
  const { say } = useWords();
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  useEffect(() => {
    const page = document.getElementById('root');
    page?.toggleAttribute('inert', true);
    button.current?.focus();
    return () => {
      page?.toggleAttribute('inert', false);
    };
  }, []);
  const side = sideOfSeat(seats, seat);
  const called = seats[seat].name;
  const plain = [say('play.you'), say('play.friend')].includes(called);
  return createPortal(
    <div className={css.cover}>
      <div
        className={css.hand}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby="hand-over"
        aria-describedby="hand-why"
      >
        <Seal side={side} icon={sealOfSide(side)} className={css.handSeal} />
        <h2 id="hand-over">
          {say('play.handOver', { seat: name(seat), name: called, named: called && !plain ? 'yes' : 'no' })}
        </h2>
        <p id="hand-why">{say('play.handOverWhy')}</p>
        <Button ref={button} kind="main" large onPress={onShow}>
          {say('play.handOverShow', { seat: name(seat) })}
        </Button>
      </div>
    </div>,
    document.body,
  );
}
