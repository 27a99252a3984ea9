import { Segmented } from '@pony/ui';
import type { Plan } from '../new-table.ts';
import { useWords } from '../words.ts';
import { NameField } from './NameField.tsx';
import { type Online, PACE_OF, PACES, paceName, WHERE, type Where } from './order.ts';
import { usePaceWords } from './pace-words.ts';

interface OnlineChoicesProps {
  online: Online;
  /** The game could count for ratings. */
  ratable: boolean;
  onWhere(where: Where): void;
  onChange(online: Online): void;
}

/** On a new table: where it stands and, online, who may look on. */
export function OnlineChoices({ online, ratable, onWhere, onChange }: OnlineChoicesProps) {
  const { say } = useWords();
  return (
    <>
      <Segmented
        showLabel
        label={say('online.where.title')}
        value={online.where}
        segments={WHERE.map((value) => ({ value, label: say(`online.where.${value}`) }))}
        onChoose={onWhere}
      />
      {online.where !== 'here' && (
        <>
          <NameField />
          <Segmented
            showLabel
            label={say('online.watchers.title')}
            value={online.watch ? 'on' : 'off'}
            segments={(['on', 'off'] as const).map((value) => ({ value, label: say(`online.watchers.${value}`) }))}
            onChoose={(value) => onChange({ ...online, watch: value === 'on' })}
          />
          {ratable && (
            <Segmented
              showLabel
              label={say('online.rated.title')}
              value={online.rated ? 'on' : 'off'}
              segments={(['off', 'on'] as const).map((value) => ({ value, label: say(`online.rated.${value}`) }))}
              onChoose={(value) => onChange({ ...online, rated: value === 'on' })}
            />
          )}
        </>
      )}
    </>
  );
}

/** How fast a table goes, and what becomes of a seat that is late; days are for tables of a server. */
export function PaceChoices({ plan, here, onChange }: { plan: Plan; here: boolean; onChange(plan: Plan): void }) {
  const { say } = useWords();
  const paceWords = usePaceWords();
  const paces = PACES.filter((name) => !here || name !== 'move');
  return (
    <>
      <Segmented
        showLabel
        label={say('online.pace.title')}
        value={paceName(plan.pace)}
        segments={paces.map((value) => ({ value, label: paceWords(PACE_OF[value]) }))}
        onChoose={(pace) => onChange({ ...plan, pace: PACE_OF[pace] })}
      />
      {plan.pace && (
        <Segmented
          showLabel
          label={say('online.timeOut.title')}
          value={plan.timeOut}
          segments={(['claim', 'bot'] as const).map((value) => ({ value, label: say(`online.timeOut.${value}`) }))}
          onChoose={(timeOut) => onChange({ ...plan, timeOut })}
        />
      )}
    </>
  );
}
