/** The end: what both sides won, card by card, and how the last round was fought. */
import { Icon, Panel, Seal, Stage, sealOfSide } from '@pony/ui';
import css from './Combat.module.css';
import { FoughtList, useFought } from './Combat.tsx';
import { isPath, LOCATIONS } from './facts.ts';
import { useTable } from './table-state.ts';

function Count({ side, won }: { side: 0 | 1; won: boolean }) {
  const { view, text } = useTable();
  const look = side === 0 ? ('light' as const) : ('dark' as const);
  const counted = view.scored[side].filter((location) => side === 0 || !isPath(location));
  const rings = view.totals[side] - view.points[side];
  const row = (key: string, words: string, n: number) => (
    <tr key={key}>
      <th scope="row">{words}</th>
      <td>{n}</td>
    </tr>
  );
  return (
    <Panel className={css.count} side={look} active={won} label={text.name('side', side)}>
      <header>
        <Seal side={look} icon={sealOfSide(look)} className={css.seal} />
        <h3>{text.name('side', side)}</h3>
        {won && <Icon name="gi:laurel-crown" className={css.crown} />}
        <b>{view.totals[side]}</b>
      </header>
      <table>
        <tbody>
          {counted.map((location) =>
            row(String(location), text.name('location', location), LOCATIONS[location].points),
          )}
          {side === 1 && row('corruption', text.say('end.corruption'), view.corruption)}
          {rings > 0 && row('rings', text.say('end.rings'), rings)}
          <tr className={css.total}>
            <th scope="row">{text.say('end.total')}</th>
            <td>{view.totals[side]}</td>
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}

export function EndStage({ onAside }: { onAside: () => void }) {
  const { view, text, props } = useTable();
  const { outcome } = props.situation;
  const fought = useFought();
  const won = (side: number): boolean =>
    view.players.some((one) => one.side === side && outcome?.seats[one.seat] === 'won');
  return (
    <Stage
      label={text.say('end.title')}
      title={text.say('end.title')}
      note={outcome ? text.say(`reason.${outcome.reason}`) : undefined}
      size={props.size}
      onAside={onAside}
      asideWords={text.say('end.aside')}
      className={css.stage}
    >
      <div className={css.counts}>
        <Count side={0} won={won(0)} />
        <Count side={1} won={won(1)} />
      </div>
      {fought && (
        <Panel className={css.last} title={text.say('end.fights')}>
          <FoughtList fought={fought} />
        </Panel>
      )}
    </Stage>
  );
}
