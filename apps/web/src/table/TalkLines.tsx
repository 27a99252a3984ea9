import type { ChatLine, TableInfo } from '@pony/protocol';
import { Button, Seal, sealOfSide, sideOfSeat } from '@pony/ui';
import { useEffect, useRef, useState } from 'react';
import { api } from '../online/api.ts';
import { beSomebody, useUser } from '../online/me.ts';
import css from '../online/Online.module.css';
import { useProblemWords } from '../online/problem.ts';
import { useWords } from '../words.ts';
import type { AtTable } from './use-table.ts';

export interface TalkProps {
  at: AtTable;
  table: TableInfo;
  seatName(seat: number): string;
  present: readonly boolean[];
}

/** Said with one press. */
const PHRASES = ['hello', 'luck', 'think', 'nice', 'thanks', 'back'] as const;

interface TalkLinesProps extends TalkProps {
  /** Who sits where is seen elsewhere. */
  seatsSeen?: boolean;
  /** What stands before the first line. */
  before?: readonly string[];
}

/** Who is at the table, what was said, and a way to say something. */
export function TalkLines({ at, table, seatName, present, seatsSeen = false, before = [] }: TalkLinesProps) {
  const { say, lang } = useWords();
  const wordsOf = useProblemWords();
  const user = useUser();
  const { heard, acts } = at;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  /** Whom the reader has just muted: what they said before is put away too. */
  const [muted, setMuted] = useState<readonly string[]>([]);
  const [reported, setReported] = useState<readonly number[]>([]);
  const speaker = (line: ChatLine): string => `${line.seat} ${line.name}`;
  const lines = heard.chat.filter((line) => !muted.includes(speaker(line)));
  const isMine = ({ seat, name }: ChatLine): boolean =>
    seat === null ? name === user?.name : (table.seats[seat]?.yours ?? false);
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem(null);
    try {
      await work();
    } catch (fault) {
      setProblem(wordsOf(fault));
    }
  };
  const end = useRef<HTMLLIElement>(null);
  const last = lines.at(-1)?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what brings it into sight
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [last]);
  const time = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { hour: '2-digit', minute: '2-digit' });
  const send = async (given: string): Promise<void> => {
    const words = given.trim();
    if (!words) return;
    setProblem(null);
    try {
      if (!user) {
        await beSomebody(say('online.guest'));
        acts.renew();
      }
      setText('');
      const refusal = await acts.chat(words);
      if (refusal) setProblem(say(`online.error.${refusal.say}`));
    } catch (fault) {
      setProblem(wordsOf(fault));
    }
  };
  return (
    <>
      {!seatsSeen && (
        <ul className={css.people} aria-label={say('online.people')}>
          {table.seats.map(({ seat, kind, name, level, yours }) => {
            const side = sideOfSeat(table.seats, seat);
            const here = kind === 'person' && (yours || present[seat]);
            const state = kind === 'bot' ? say('new.bot') : here ? say('online.here') : say('online.notHere');
            return (
              <li key={seat}>
                <Seal side={side} icon={sealOfSide(side)} className={css.smallSeal} />
                <span>
                  <b>{seatName(seat)}</b>
                  <em>
                    {kind === 'bot' && level ? say(`ui.level.${level}`) : name} · {state}
                  </em>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {heard.watching > 0 && (
        <p className={css.watching}>
          {[say('online.watching', { n: heard.watching }), heard.watchers.join(', ')].filter(Boolean).join(': ')}
        </p>
      )}
      <ol className={css.lines} aria-live="polite">
        {before.map((words) => (
          <li key={words} className={css.silence}>
            {words}
          </li>
        ))}
        {lines.length === 0 && before.length === 0 && <li className={css.silence}>{say('online.chat.none')}</li>}
        {lines.map((line) => (
          <li key={line.n} ref={line.n === last ? end : undefined}>
            <b>{line.name}</b> <em>{line.seat === null ? say('online.chat.onlooker') : seatName(line.seat)}</em>{' '}
            <time dateTime={new Date(line.at).toISOString()}>{time.format(line.at)}</time>
            <p>{line.text}</p>
            {user && !isMine(line) && (
              <div className={css.lineActs}>
                <Button
                  kind="link"
                  label={say('online.chat.muteOf', { name: line.name })}
                  onPress={() =>
                    void attempt(async () => {
                      await api.mute(table.id, line.n);
                      setMuted([...muted, speaker(line)]);
                    })
                  }
                >
                  {say('online.chat.mute')}
                </Button>
                {reported.includes(line.n) ? (
                  <em role="status">{say('online.chat.reported')}</em>
                ) : (
                  <Button
                    kind="link"
                    label={say('online.chat.reportOf', { name: line.name })}
                    onPress={() =>
                      void attempt(async () => {
                        await api.report(table.id, line.n);
                        setReported([...reported, line.n]);
                      })
                    }
                  >
                    {say('online.chat.report')}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      <ul className={css.phrases} aria-label={say('online.chat.quick')}>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <Button onPress={() => void send(say(`online.chat.phrase.${phrase}`))}>
              {say(`online.chat.phrase.${phrase}`)}
            </Button>
          </li>
        ))}
      </ul>
      <form
        className={css.say}
        onSubmit={(event) => {
          event.preventDefault();
          void send(text);
        }}
      >
        <input
          value={text}
          maxLength={500}
          aria-label={say('online.chat.say')}
          placeholder={say('online.chat.say')}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <Button submit icon="gi:paper-plane" label={say('online.chat.send')} />
      </form>
    </>
  );
}
