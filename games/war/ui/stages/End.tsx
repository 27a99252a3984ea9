import { type ChartLine, Icon, LineChart, Panel, Seal, Segmented, Stage, Words } from '@pony/ui';
import { useMemo, useState } from 'react';
import { charts, moment } from '../charts.ts';
import { FREE, SEAL, SHADOW, SIDE } from '../data/facts.ts';
import { PLACES } from '../map/atlas.ts';
import { Mark } from '../panels/Teams.tsx';
import { isTeam, seatsOfSide } from '../team.ts';
import { decisiveChart, type TurnEnd, turnsOf } from '../turns.ts';
import { useWar } from '../war.ts';
import css from './End.module.css';

const KINDS = ['points', 'quest', 'dice', 'losses'] as const;
type Kind = (typeof KINDS)[number];
/** What turns a war; marches, attacks and tiles are left to the replay. */
const TURNING: ReadonlySet<string> = new Set(['captures', 'retakes', 'dies', 'enters-mordor', 'enters-play', 'wins']);
const MOST = 30;

/** A Settlement without victory points turns nothing. */
const weighs = ({ args = {} }: { args?: Readonly<Record<string, unknown>> }): boolean =>
  typeof args.region !== 'number' || args.character !== undefined || PLACES[args.region].points > 0;

const line = (id: string, label: string, values: readonly number[], side: number): ChartLine => ({
  id,
  label,
  values,
  color: `var(--side-${SIDE[side]})`,
  mark: side === FREE ? 'disc' : 'star',
  dash: side === FREE ? 'solid' : 'dashed',
});

/** The lines of a chart, turn by turn. */
function useLines(kind: Kind, turns: readonly TurnEnd[]): ChartLine[] {
  const { words } = useWar();
  if (kind === 'quest')
    return [
      line(
        'progress',
        words.say('end.progress'),
        turns.map(({ way }) => way),
        FREE,
      ),
      line(
        'corruption',
        words.say('end.corruption'),
        turns.map(({ corruption }) => corruption),
        SHADOW,
      ),
    ];
  const of = { points: 'points', dice: 'dice', losses: 'fallen' } as const;
  return [FREE, SHADOW].map((side) =>
    line(
      String(side),
      words.side(side),
      turns.map((turn) => turn[of[kind]][side]),
      side,
    ),
  );
}

/** One side at the end: seal, points, losses, what is left. */
function Score({ side, won }: { side: number; won: boolean }) {
  const { view, words, playerOf, situation } = useWar();
  const { points, pointsToWin, fallen } = view.sides[side];
  const left = charts(view).find(({ id }) => id === 'units')?.values[side] ?? 0;
  return (
    <Panel className={css.score} side={SIDE[side]} label={words.side(side)} active={won}>
      <header>
        <Seal side={SIDE[side]} icon={SEAL[side]} className={css.seal} />
        <h3>{words.side(side)}</h3>
        {won && <Icon name="gi:laurel-crown" className={css.crown} />}
      </header>
      <dl>
        <dd>
          {points}
          <small> / {pointsToWin}</small>
        </dd>
        <dt>{words.say('end.points')}</dt>
        <dd>{fallen}</dd>
        <dt>{words.say('end.lost')}</dt>
        <dd>{left}</dd>
        <dt>{words.say('end.units')}</dt>
      </dl>
      {isTeam(view, side) && (
        <ul className={css.players}>
          {seatsOfSide(view, side).map((seat) => (
            <li key={seat}>
              <Mark seat={seat} small />
              <b>{playerOf(seat)}</b>
              <span>
                {/* Whoever has no name is called by the part. */}
                {playerOf(seat) !== words.say(`team.role.${view.seats[seat].role}`) &&
                  `${words.side(view.seats[seat].role)} · `}
                {words.say('team.points', { n: view.seats[seat].points })}
              </span>
              {situation.outcome?.best?.includes(seat) && <Icon name="gi:laurel-crown" className={css.crown} />}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The newest of what turned the war, with the turn it happened in. */
function useMoments() {
  const { log } = useWar();
  return useMemo(() => {
    let turn = 0;
    const out: { key: string; turn: number; say: (typeof log)[number]['says'][number] }[] = [];
    for (const { n, says } of log)
      says.forEach((say, i) => {
        if (say.say === 'turn') turn = Number(say.args?.turn);
        if (TURNING.has(say.say) && weighs(say)) out.push({ key: `${n}.${i}`, turn, say });
      });
    return out.slice(-MOST);
  }, [log]);
}

/** The end of the game: both sides, the course of the war in charts, and what turned it. The map is a press away. */
export function EndStage({ onAside }: { onAside: () => void }) {
  const { view, words, text, log, situation, size, follow, seatOf } = useWar();
  const turns = useMemo(() => turnsOf(log, view), [log, view]);
  const [kind, setKind] = useState<Kind>(decisiveChart(situation.outcome?.reason));
  const lines = useLines(kind, turns);
  const moments = useMoments();
  const won = (side: number): boolean => situation.outcome?.seats[seatOf(side)] === 'won';
  return (
    <Stage
      label={words.say('end.title')}
      title={words.say('end.title')}
      size={size}
      onAside={onAside}
      asideWords={words.say('end.aside')}
      className={css.stage}
    >
      <div className={css.scores}>
        <Score side={FREE} won={won(FREE)} />
        <Score side={SHADOW} won={won(SHADOW)} />
      </div>
      <Panel className={css.chart}>
        <Segmented
          label={words.say('end.chart')}
          value={kind}
          segments={KINDS.map((one) => ({ value: one, label: words.say(`chart.${one}`) }))}
          onChoose={setKind}
        />
        <LineChart
          title={words.say(`chart.${kind}`)}
          across={words.say('end.turn')}
          lines={lines}
          names={turns.map(({ turn }) => String(turn))}
        />
      </Panel>
      <Panel className={css.moments} title={words.say('end.moments')}>
        {moments.length === 0 && <p>{words.say('end.none')}</p>}
        <ul>
          {moments.map(({ key, turn, say }) => {
            const mark = moment(say);
            return (
              <li key={key}>
                <em>{turn}</em>
                {mark?.is === 'event' && <Icon name={mark.icon} />}
                <span>
                  <Words of={text.tell('log', say)} onReference={follow} />
                </span>
              </li>
            );
          })}
        </ul>
      </Panel>
    </Stage>
  );
}
