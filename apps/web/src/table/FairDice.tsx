import type { Fairness, TableInfo } from '@pony/protocol';
import { Icon, Sheet } from '@pony/ui';
import { useMemo } from 'react';
import { verdictOn } from '../online/dice.ts';
import css from '../online/Online.module.css';
import { openedFor } from '../online/pledge.ts';
import { useWords } from '../words.ts';

interface LateShareProps {
  table: TableInfo;
  seat: number;
  late: NonNullable<Fairness['late']>;
}

/** Which chance was made without somebody who was not there. */
function LateShare({ table, seat, late }: LateShareProps) {
  const { say } = useWords();
  const { share = null, after = null } = late.find((one) => one.seat === seat) ?? {};
  const who = table.seats[seat]?.name ?? '';
  return share === null ? (
    say(table.status === 'over' ? 'online.dice.never' : 'online.dice.notYet', { who })
  ) : (
    <>
      {say('online.dice.late', { who, n: after ?? 0 })} <span lang="zxx">{share}</span>
    </>
  );
}

interface FairDiceProps {
  table: TableInfo;
  fairness: Fairness | null;
  onClose: () => void;
}

/** What was promised before the start, and when the game is over what it was made of. */
export function FairDice({ table, fairness, onClose }: FairDiceProps) {
  const { say } = useWords();
  const { seed, salt, shares, late = [] } = fairness ?? {};
  const verdict = useMemo(() => verdictOn(table, fairness ?? {}, openedFor), [table, fairness]);
  return (
    <Sheet title={say('online.dice.title')} icon="gi:rolling-dices" onClose={onClose}>
      <div className={css.dice}>
        <p>{say(verdict === null ? 'online.dice.before' : 'online.dice.after')}</p>
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
                <dd key={seat} lang={share ? 'zxx' : undefined}>
                  {share || <LateShare table={table} seat={seat} late={late} />}
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
        {verdict !== null && (
          <p className={css.proof} data-proven={verdict !== 'broken' && verdict !== 'leftOut'}>
            <Icon name={verdict === 'broken' || verdict === 'leftOut' ? 'pp:x' : 'pp:tick'} />
            {say(`online.dice.${verdict}`)}
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
