import { Segmented } from '@pony/ui';
import { useWords } from '../words.ts';
import { NameField } from './NameField.tsx';
import { OwnOptions } from './OwnOptions.tsx';
import { type Online, PACE_OF, PACES, WHERE, type Where } from './order.ts';
import { usePaceWords } from './pace-words.ts';
import { useSeatSpecs } from './use-specs.ts';

interface OnlineChoicesProps {
  game: string;
  /** An option of the game in words, or one of its values. */
  named(id: string, value?: string): string;
  online: Online;
  onWhere(where: Where): void;
  onChange(online: Online): void;
}

/** On a new table: where it stands and, online, how fast it goes and who may look on. */
export function OnlineChoices({ game, named, online, onWhere, onChange }: OnlineChoicesProps) {
  const { say } = useWords();
  const paceWords = usePaceWords();
  const specs = useSeatSpecs(online.where === 'here' ? null : game);
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
            label={say('online.pace.title')}
            value={online.pace}
            segments={PACES.map((value) => ({ value, label: paceWords(PACE_OF[value]) }))}
            onChoose={(pace) => onChange({ ...online, pace })}
          />
          {online.pace !== 'none' && (
            <Segmented
              showLabel
              label={say('online.timeOut.title')}
              value={online.timeOut}
              segments={(['claim', 'bot'] as const).map((value) => ({ value, label: say(`online.timeOut.${value}`) }))}
              onChoose={(timeOut) => onChange({ ...online, timeOut })}
            />
          )}
          <Segmented
            showLabel
            label={say('online.watchers.title')}
            value={online.watch ? 'on' : 'off'}
            segments={(['on', 'off'] as const).map((value) => ({ value, label: say(`online.watchers.${value}`) }))}
            onChoose={(value) => onChange({ ...online, watch: value === 'on' })}
          />
          <OwnOptions
            specs={specs}
            chosen={online.own}
            named={named}
            onChoose={(id, value) => onChange({ ...online, own: { ...online.own, [id]: value } })}
          />
        </>
      )}
    </>
  );
}
