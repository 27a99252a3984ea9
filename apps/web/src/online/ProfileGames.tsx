import { Icon, Panel, Segmented, ShareBar, type Side, sealOfSide } from '@pony/ui';
import { useState } from 'react';
import { SHELF, shelfFor } from '../games.ts';
import { GameMark, PlayedRow, RowWords, usePlayedWords } from '../parts/PlayedRow.tsx';
import { ALL, fits, playedOnline, ratingSaid, sideOf, TOGETHER } from '../parts/played.ts';
import { useGameWords } from '../parts/use-game-words.ts';
import { useScores } from '../store/results.ts';
import { type ReadLang, useWords } from '../words.ts';
import type { PlayedGame, Profile, Sum } from './api.ts';
import css from './Profile.module.css';

const count = ({ won, lost, shared }: Sum): number => won + lost + shared;
const BEST = 3;

/** By game and side: how often it was won, the rating and its curve; where all play together the best scores instead. */
export function ByGame({ profile, own }: { profile: Profile; own: boolean }) {
  const { say, lang } = useWords();
  const scores = useScores(TOGETHER);
  const games = [
    ...new Set([
      ...[...profile.bySeat, ...profile.ratings].map(({ game }) => game),
      ...(own && scores.length > 0 ? [TOGETHER] : []),
    ]),
  ];
  const words = useGameWords(games);
  const ordered = SHELF.map(({ game }) => game).filter(
    (game, i, all) => all.indexOf(game) === i && games.includes(game),
  );
  return (
    <Panel className={css.paper}>
      <header className={css.title}>
        <h2>{say('online.profile.byGame')}</h2>
        <small>{say('online.profile.rates')}</small>
      </header>
      {games.length === 0 && <p>{say('online.profile.none')}</p>}
      <ul className={css.list}>
        {ordered.map((game) => {
          const rating = profile.ratings.find((one) => one.game === game);
          const sides = profile.bySeat.filter((one) => one.game === game);
          const shelf = shelfFor(game, {});
          const together = game === TOGETHER;
          return (
            <li key={game} className={css.game}>
              <GameMark shelf={shelf?.id ?? game} />
              <RowWords title={shelf?.title[lang as ReadLang] ?? game}>
                {say('online.profile.count', { n: sides.reduce((sum, one) => sum + count(one), 0) })}
              </RowWords>
              <span className={css.bars}>
                {sides.map((one) => {
                  const side = sideOf(one) ?? 'neutral';
                  return (
                    <Bar
                      key={one.seat}
                      label={words(game, 'seat', one.seat) || '…'}
                      icon={sealOfSide(side)}
                      side={side}
                      sum={one}
                    />
                  );
                })}
              </span>
              {together ? (
                <span className={css.rating}>
                  <b>{say('online.profile.together')}</b>
                  {own &&
                    scores.slice(0, BEST).map(({ task, score, with: decks }) => (
                      <small key={`${task} ${decks}`}>
                        {words(game, 'setup.scenario', task.split(' ')[0]) || task}: {score}
                      </small>
                    ))}
                </span>
              ) : (
                <span className={css.rating}>
                  {rating ? (
                    <>
                      <RatingCurve values={rating.curve} />
                      <b>{rating.rating}</b>
                      <small>{say('online.profile.sure', { n: rating.deviation })}</small>
                    </>
                  ) : (
                    <small>{say('online.profile.unrated')}</small>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className={css.note}>{say('online.profile.how')}</p>
    </Panel>
  );
}

interface BarProps {
  label: string;
  icon: Parameters<typeof Icon>[0]['name'];
  side: Side;
  sum: Sum;
}

function Bar({ label, icon, side, sum }: BarProps) {
  const { say } = useWords();
  const all = count(sum);
  const share = all === 0 ? 0 : (sum.won + sum.shared / 2) / all;
  return (
    <span className={css.bar} data-side={side}>
      <Icon name={icon} label={label} />
      <ShareBar share={share} side={side} />
      <span>{say('online.profile.share', { percent: Math.round(100 * share), n: all })}</span>
    </span>
  );
}

/** A rating from game to game; the figure beside it says where it ends. */
function RatingCurve({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const at = values.map((value, i) => {
    const y = high === low ? 0.5 : (high - value) / (high - low);
    return [4 + (i / (values.length - 1)) * 80, 4 + y * 22];
  });
  const [x, y] = at[at.length - 1];
  return (
    <svg width="92" height="30" viewBox="0 0 92 30" aria-hidden="true">
      <path
        d={`M${at.map((point) => point.join(' ')).join('L')}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
      />
      <circle cx={x} cy={y} r="3.5" fill="currentColor" />
    </svg>
  );
}

const KINDS = ['all', 'won', 'lost', 'people'] as const;
const SHOWN = 8;

export function LastGames({ games }: { games: readonly PlayedGame[] }) {
  const { say } = useWords();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('all');
  const words = useGameWords(games.map(({ game }) => game));
  const told = usePlayedWords(words);
  const wanted = {
    ...ALL,
    result: kind === 'won' || kind === 'lost' ? kind : ('all' as const),
    against: kind === 'people' ? kind : ('all' as const),
  };
  const shown = games
    .map((one) => ({ one, played: playedOnline(one), rating: ratingSaid(one) }))
    .filter(({ played }) => fits(played, wanted, ''));
  return (
    <Panel className={css.paper}>
      <header className={css.title}>
        <h2>{say('online.profile.last')}</h2>
        <Segmented
          label={say('online.profile.last')}
          value={kind}
          segments={KINDS.map((value) => ({ value, label: say(`online.profile.show.${value}`) }))}
          onChoose={setKind}
        />
      </header>
      {shown.length === 0 && <p>{say('online.profile.none')}</p>}
      <ol className={css.list}>
        {shown.slice(0, SHOWN).map(({ one, played, rating }) => (
          <PlayedRow key={one.table} game={played} words={told(played)}>
            {rating && (
              <>
                {' · '}
                <span className={css.whole}>{say(...rating)}</span>
              </>
            )}
          </PlayedRow>
        ))}
      </ol>
    </Panel>
  );
}
