import { sha256 } from '@pony/engine';
import type { Fairness, TableInfo } from '@pony/protocol';
import { Icon, Sheet } from '@pony/ui';
import { useMemo } from 'react';
import css from '../online/Online.module.css';
import { useWords } from '../words.ts';

interface FairDiceProps {
  table: TableInfo;
  fairness: Fairness | null;
  onClose: () => void;
}

/** What was promised before the start, and when the game is over what it was made of. */
export function FairDice({ table, fairness, onClose }: FairDiceProps) {
  const { say } = useWords();
  const { seed, salt, shares } = fairness ?? {};
  const pledges = table.seats.map(({ pledge }) => pledge);
  const kept = shares?.every((share, seat) => !pledges[seat] || sha256(share) === pledges[seat]) ?? true;
  const proven = useMemo(
    () => (seed && salt ? kept && sha256(seed + salt) === table.commitment : null),
    [seed, salt, kept, table.commitment],
  );
  return (
    <Sheet title={say('online.dice.title')} icon="gi:rolling-dices" onClose={onClose}>
      <div className={css.dice}>
        <p>{say(proven === null ? 'online.dice.before' : 'online.dice.after')}</p>
        <dl>
          <dt>{say('online.dice.commitment')}</dt>
          <dd lang="zxx">{table.commitment}</dd>
          {seed && (
            <>
              <dt>{say('online.dice.seed')}</dt>
              <dd lang="zxx">{seed}</dd>
            </>
          )}
          {shares && (
            <>
              <dt>{say('online.dice.shares')}</dt>
              {shares.map((share, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <dd key={seat} lang="zxx">
                  {share}
                </dd>
              ))}
            </>
          )}
          {salt && (
            <>
              <dt>{say('online.dice.salt')}</dt>
              <dd lang="zxx">{salt}</dd>
            </>
          )}
        </dl>
        {proven !== null && (
          <p className={css.proof} data-proven={proven}>
            <Icon name={proven ? 'pp:tick' : 'pp:x'} />
            {say(proven ? 'online.dice.proven' : 'online.dice.notProven')}
          </p>
        )}
        {table.status === 'over' && (
          <a href={`/api/tables/${table.id}/record`} download={`${table.game}-${table.id}.record`}>
            {say('play.menu.record')}
          </a>
        )}
      </div>
    </Sheet>
  );
}
