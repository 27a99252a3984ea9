import { Button, Icon, type IconName } from '@pony/ui';
import { Spark } from '@pony/ui/review';
import type { ReactNode } from 'react';
import { SHELF } from '../games.ts';
import { curveOf } from '../store/curves.ts';
import { type ReadLang, useWords } from '../words.ts';
import css from './Played.module.css';
import type { Played } from './played.ts';
import type { useGameWords } from './use-game-words.ts';

const MARKS: Readonly<Record<string, IconName>> = {
  duel: 'gi:ring',
  war: 'gi:smoking-volcano',
  kings: 'pp:crown',
  'card-game': 'pp:cards',
  lcg: 'gi:pine-tree',
};

/** The sign of a game in lists, white on its colour. */
export function GameMark({ shelf }: { shelf: string }) {
  const tone = SHELF.find(({ id }) => id === shelf)?.tone ?? 'skill';
  return (
    <i className={css.mark} style={{ background: `var(--k-${tone})` }} aria-hidden="true">
      <Icon name={MARKS[shelf] ?? 'pp:pony'} />
    </i>
  );
}

/** What a row of a list is about, and below it what there is to say. */
export function RowWords({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <span className={css.words}>
      <b>{title}</b>
      <small>{children}</small>
    </span>
  );
}

/** A game that is over, in words: how it ended for the reader, with whom, when. */
export function usePlayedWords(words: ReturnType<typeof useGameWords>) {
  const { say, has, lang } = useWords();
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' });
  const title = (shelf: string): string => SHELF.find(({ id }) => id === shelf)?.title[lang as ReadLang] ?? shelf;
  return ({ shelf, game, result, reason, seat, others, on }: Played) => {
    const ended =
      words(game, 'reason', reason) ||
      (has(`history.reason.${reason}`) ? say(`history.reason.${reason}`, { result }) : '');
    const names = others.map(({ name, bot }) =>
      bot ? say('history.bot', { level: say(`ui.level.${name}`) }) : name || say('play.friend'),
    );
    const each = [...new Set(names)].map((name) => {
      const n = names.filter((one) => one === name).length;
      return n > 1 ? `${n} × ${name}` : name;
    });
    const sitting = each.length > 0 ? new Intl.ListFormat(lang).format(each) : '';
    return {
      title: title(shelf),
      end: `${say(`history.result.${result}`)} ${ended}`.trim(),
      who: [words(game, 'seat', seat), sitting].filter(Boolean).join(' · '),
      day: day.format(on),
    };
  };
}

interface PlayedRowProps {
  game: Played;
  words: ReturnType<ReturnType<typeof usePlayedWords>>;
  /** More at the end of its second line. */
  children?: ReactNode;
}

/** One game that is over: the result as a letter in a disc, how it ended, with whom, when; replay and review. */
export function PlayedRow({ game, words, children }: PlayedRowProps) {
  const { say } = useWords();
  const { title, end, who, day } = words;
  const curve = curveOf(game.id);
  const about = { game: title, state: end, day };
  return (
    <li className={css.row} data-played={game.id}>
      <b className={css.disc} data-result={game.result} role="img" aria-label={say(`history.result.${game.result}`)}>
        {say(`history.letter.${game.result}`)}
      </b>
      <GameMark shelf={game.shelf} />
      <RowWords title={end}>
        {[title, who, day, game.where === 'online' ? say('history.online') : ''].filter(Boolean).join(' · ')}
        {children}
      </RowWords>
      <span className={css.curve}>{curve && <Spark values={curve} paper />}</span>
      <Button icon="pp:play" href={`/replay/${game.id}`} label={say('history.replay', about)} />
      <Button icon="gi:light-bulb" href={`/review/${game.id}`} label={say('history.review', about)} />
    </li>
  );
}
