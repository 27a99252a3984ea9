import { Button, Menu, type MenuItem, Slip, usePhone } from '@pony/ui';
import { useRef, useState } from 'react';
import { newTable } from '../local/client.ts';
import type { Sitting } from '../local/order.ts';
import { DEFAULT_LEVEL } from '../new-table.ts';
import { go } from '../router.ts';
import type { KeptTable } from '../store/kept.ts';
import { useWords } from '../words.ts';
import type { StudyFacts } from './messages.ts';
import css from './Replay.module.css';

interface PlayFromHereProps {
  n: number;
  id: string;
  facts: StudyFacts;
  table: KeptTable | null;
  seatName(seat: number): string;
  /** In words on a phone too. */
  words?: boolean;
}

/** A new table at the moment shown, once the game is over; while it goes on, the way back to it. */
export function PlayFromHere({ n, id, facts, table, seatName, words = false }: PlayFromHereProps) {
  const { say } = useWords();
  const phone = usePhone() && !words;
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const [why, setWhy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  if (fault) throw fault;
  if (table && !facts.over)
    return (
      <Button kind="main" icon="pp:play" href={`/table/${id}`} label={say('replay.toTable')} className={css.gold}>
        {phone ? null : say('replay.toTable')}
      </Button>
    );
  const ended = facts.outcome !== null && n === facts.decisions;
  const before = facts.change !== null && n < facts.change;
  const notNow = ended || before;
  const level = table?.summary.seats.find(({ who }) => who === 'bot')?.level;
  const bots = level === 'hobbit' || level === 'ranger' || level === 'wizard' ? level : DEFAULT_LEVEL;
  const start = (you: number | null): void => {
    const sitters = facts.seats.map((_, seat): Sitting => {
      if (you === null) return { who: seat === 0 ? 'you' : 'friend' };
      return seat === you ? { who: 'you' } : { who: 'bot', level: bots };
    });
    const order = { game: facts.game, options: facts.options, sitters, undo: 'free' } as const;
    newTable({ ...order, record: { text: facts.text, decisions: n } }).then(
      (made) => go(`/table/${made}`),
      (cause: unknown) => setFault(cause),
    );
  };
  const items: MenuItem[] = facts.seats.map((seat, at) => ({
    id: String(at),
    icon: 'pp:play',
    label: say(facts.seats.length > 1 ? 'replay.playAs' : 'replay.playAlone', { seat: seatName(at), name: seat }),
  }));
  if (facts.seats.length > 1) items.push({ id: 'both', icon: 'pp:swap', label: say('replay.playShared') });
  return (
    <>
      <Button
        ref={button}
        kind="main"
        icon="pp:play"
        className={css.gold}
        label={say('replay.playOn')}
        expanded={open}
        notNow={notNow}
        onPress={() => {
          setOpen(!open && !notNow);
          setWhy(notNow);
        }}
      >
        {phone ? null : say('replay.playOn')}
      </Button>
      {why && notNow && (
        <Slip onClose={() => setWhy(false)}>
          {before ? say('record.changeBefore', { n: facts.change ?? 0 }) : say('replay.atEnd')}
        </Slip>
      )}
      {open && !notNow && (
        <Menu
          anchor={button.current}
          beside="above"
          label={say('replay.playOn')}
          items={items}
          onPick={(picked) => {
            setOpen(false);
            start(picked === 'both' ? null : Number(picked));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
