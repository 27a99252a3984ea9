import { Button, play, useHotkeys } from '@pony/ui';
import { change, useSettings } from '../settings.ts';
import { useWords } from '../words.ts';

/** Sound on and off, at every table. */
export function SoundButton() {
  const { say } = useWords();
  const on = useSettings().sound > 0;
  const turn = (): void => {
    change({ sound: on ? 0 : 1 });
    play('tap');
  };
  useHotkeys({ m: turn });
  return <Button icon={on ? 'gi:speaker' : 'gi:speaker-off'} label={say('play.sound')} pressed={on} onPress={turn} />;
}
