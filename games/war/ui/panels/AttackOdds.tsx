import { classes, Icon, Panel } from '@pony/ui';
import type { AttackOdds as Odds, RollOdds } from '../../src/view.ts';
import { SEAL, SIDE } from '../data/facts.ts';
import { regionOfPlace } from '../model.ts';
import { useWar, type War } from '../war.ts';
import css from './AttackOdds.module.css';
import { faces, tenths } from './odds.ts';

/** What one side would roll: dice, faces that hit, dice rolled again, hits to expect. */
function Row({ odds }: { odds: RollOdds }) {
  const { words } = useWar();
  return (
    <tr data-side={SIDE[odds.side]}>
      <th scope="row">
        <Icon name={SEAL[odds.side]} label={words.side(odds.side)} />
      </th>
      <td>
        {words.say('odds.roll', { dice: words.say('count.dice', { n: odds.dice }), faces: faces(odds.needed) })}
        {odds.rerolls > 0 && <small>{words.say('odds.again', { n: odds.rerolls })}</small>}
      </td>
      <td>
        <b>{tenths(odds.expected, words.lang)}</b>
      </td>
    </tr>
  );
}

/** The first round of an attack before anybody has committed to it. */
export function AttackOdds({ odds, title }: { odds: Odds; title?: boolean }) {
  const { words, view } = useWar();
  const region = words.region(regionOfPlace(odds.target, view));
  return (
    <table className={css.odds} data-odds={odds.target}>
      <caption>
        <span className="pony-caps">{title ? region : words.say('odds.title')}</span>
        <span className="pony-caps">{words.say('stage.hits')}</span>
      </caption>
      <tbody>
        <Row odds={odds.attacker} />
        <Row odds={odds.defender} />
      </tbody>
    </table>
  );
}

/** The attacks that are being weighed, or those on one region. */
export function useWeighed(region?: number | null): readonly Odds[] {
  const { view } = useWar();
  return region === undefined ? view.odds : view.odds.filter(({ target }) => regionOfPlace(target, view) === region);
}

/** All attacks that may be chosen now, each with its chances; pressing one takes it up. */
export function WeighPanel({ className }: { className?: string }) {
  const { words, view, press } = useWar();
  const weighed = useWeighed();
  if (weighed.length === 0) return null;
  return (
    <Panel title={words.say('odds.title')} className={classes(css.panel, className)}>
      {weighed.map((odds) => (
        <button
          key={odds.target}
          type="button"
          className={css.target}
          data-rove
          data-answers
          onClick={(event) => press({ kind: 'region', id: regionOfPlace(odds.target, view) }, event.currentTarget)}
        >
          <AttackOdds odds={odds} title />
        </button>
      ))}
    </Panel>
  );
}

/** Whether targets wait to be weighed: nothing is taken up yet and no figure is to be chosen. */
export const isWeighing = ({ view, half }: Pick<War, 'view' | 'half'>): boolean =>
  view.odds.length > 0 && half === null;
