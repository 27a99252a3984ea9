import { Button } from '@pony/ui';
import { useState } from 'react';
import { useWords } from '../words.ts';
import { SPEEDS, type Speed } from './pace.ts';
import css from './Table.module.css';
import type { Acts } from './use-table.ts';

const NEXT: Record<Speed, Speed> = { slow: 'usual', usual: 'fast', fast: 'slow' };

/** Watching bots: they play, wait, or make one decision; slowly, as usual or fast. */
export function WatchBar({ running, acts }: { running: boolean; acts: Acts }) {
  const { say } = useWords();
  const [speed, setSpeed] = useState<Speed>('usual');
  return (
    <fieldset className={css.watch}>
      <legend className="pony-aloud">{say('play.watch')}</legend>
      <Button
        kind="quiet"
        icon={running ? 'pp:pause' : 'pp:play'}
        label={say(running ? 'play.pause' : 'play.goOn')}
        onPress={() => acts.bots({ running: !running })}
      />
      <Button kind="quiet" icon="pp:step-forward" label={say('play.step')} onPress={() => acts.bots({ step: true })} />
      <Button
        kind="quiet"
        label={say('play.speedNow', { speed: say(`play.speed.${speed}`) })}
        onPress={() => {
          setSpeed(NEXT[speed]);
          acts.bots({ gap: SPEEDS[NEXT[speed]] });
        }}
      >
        {say(`play.speed.${speed}`)}
      </Button>
    </fieldset>
  );
}
