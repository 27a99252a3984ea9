import { Button, play, useHotkeys } from '@pony/ui';
import { change, useSettings } from '../settings.ts';
import { useWords } from '../words.ts';
import css from './Table.module.css';
import type { MenuEntry } from './TableMenu.tsx';

function useSound(): { on: boolean; turn: () => void } {
  const on = useSettings().sound > 0;
  const turn = (): void => {
    change({ sound: on ? 0 : 1 });
    play('tap');
  };
  return { on, turn };
}

/** Sound on and off, at the table; where a small bar has no room for it, the menu has it. */
export function SoundButton() {
  const { say } = useWords();
  const { on, turn } = useSound();
  useHotkeys({ m: turn });
  return (
    <Button
      icon={on ? 'gi:speaker' : 'gi:speaker-off'}
      label={say('play.sound')}
      pressed={on}
      onPress={turn}
      className={css.sound}
    />
  );
}

/** The same in the menu, where the top of the table has no room. */
export function useSoundEntry(): MenuEntry {
  const { say } = useWords();
  const { on, turn } = useSound();
  return {
    id: 'sound',
    icon: on ? 'gi:speaker-off' : 'gi:speaker',
    label: say(on ? 'play.soundOff' : 'play.soundOn'),
    onPick: turn,
  };
}
