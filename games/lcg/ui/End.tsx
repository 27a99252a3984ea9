/** The end of a game: the score sheet (LC-28), and in a campaign the log for the next scenario (LC-26.4). */
import { Button, copyText, Panel } from '@pony/ui';
import { useState } from 'react';
import type { LcgView } from '../src/view.ts';
import css from './LcgTable.module.css';
import { useLcg } from './lcg.ts';

const ROWS = ['threat', 'dead', 'damage', 'rounds', 'victory'] as const;

function ScoreSheet({ score, best }: { score: NonNullable<LcgView['score']>; best: number | undefined }) {
  const { say } = useLcg();
  const first = best === undefined || score.total < best;
  return (
    <table className={css.sums}>
      <caption>{say('scoreSheet')}</caption>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{say(`sum.${row}`)}</th>
            <td>{row === 'victory' ? -score[row] : score[row]}</td>
          </tr>
        ))}
        <tr className={css.total}>
          <th scope="row">{say('sum.total')}</th>
          <td>
            <b>{score.total}</b>
          </td>
        </tr>
        <tr>
          <td colSpan={2}>{first ? say('newBest') : say('bestBefore', { n: best })}</td>
        </tr>
      </tbody>
    </table>
  );
}

function NextLog({ log }: { log: string }) {
  const { say } = useLcg();
  const [copied, setCopied] = useState(false);
  return (
    <div className={css.nextLog}>
      <p>{say('nextLog')}</p>
      <Button href="/campaign/lcg" icon="gi:tied-scroll">
        {say('toLog')}
      </Button>
      <Button
        act="copy-log"
        onPress={() => {
          void copyText(log).then(setCopied);
        }}
      >
        {say(copied ? 'copied' : 'copy')}
      </Button>
    </div>
  );
}

export function End({ best }: { best: number | undefined }) {
  const { view, situation, say } = useLcg();
  if (situation.outcome === null || (!view.score && !view.log)) return null;
  return (
    <Panel className={css.end} label={say('scoreSheet')}>
      {view.score && <ScoreSheet score={view.score} best={best} />}
      {view.log && <NextLog log={view.log} />}
    </Panel>
  );
}
