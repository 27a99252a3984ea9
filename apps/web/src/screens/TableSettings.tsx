import { Button, PACES, play, Segmented } from '@pony/ui';
import { PushNotices } from '../online/AccountNotices.tsx';
import { useUser } from '../online/me.ts';
import { canPush } from '../online/push.ts';
import { ALL_ASKED, type Settings } from '../settings.ts';
import { useWords } from '../words.ts';
import css from './SettingsPage.module.css';

const VOLUMES = { off: 0, quiet: 0.4, full: 1 } as const;

interface TableSettingsProps {
  settings: Settings;
  set(part: Partial<Settings>): void;
}

/** How a table behaves: what is shown and for how long, what it does by itself, what is heard, who is called. */
export function TableSettings({ settings, set }: TableSettingsProps) {
  const { say } = useWords();
  const user = useUser();
  const volume = settings.sound === 0 ? 'off' : settings.sound < 1 ? 'quiet' : 'full';
  return (
    <section className={css.table} aria-label={say('settings.atTable')}>
      <h2>{say('settings.atTable')}</h2>
      <Segmented
        showLabel
        label={say('settings.pace')}
        value={settings.pace}
        segments={PACES.map((value) => ({ value, label: say(`settings.paceHow.${value}`) }))}
        onChoose={(pace) => set({ pace })}
      />
      <Segmented
        showLabel
        label={say('settings.warnings')}
        value={settings.warnings ? 'on' : 'off'}
        segments={(['on', 'off'] as const).map((value) => ({ value, label: say(`settings.warningsHow.${value}`) }))}
        onChoose={(value) => set({ warnings: value === 'on' })}
      />
      <Segmented
        showLabel
        label={say('settings.singles')}
        value={settings.singles ? 'take' : 'ask'}
        segments={(['ask', 'take'] as const).map((value) => ({ value, label: say(`settings.singlesHow.${value}`) }))}
        onChoose={(value) => set({ singles: value === 'take' })}
      />
      <Segmented
        showLabel
        label={say('settings.idle')}
        value={settings.asked.includes(ALL_ASKED) ? 'ask' : 'take'}
        segments={(['take', 'ask'] as const).map((value) => ({ value, label: say(`settings.singlesHow.${value}`) }))}
        onChoose={(value) => set({ asked: value === 'ask' ? [ALL_ASKED] : [] })}
      />
      <div className={css.habits}>
        <b>{say('settings.habits')}</b>
        <span>{say('settings.habitsHow', { n: settings.habits.length })}</span>
        {settings.habits.length > 0 && <Button onPress={() => set({ habits: [] })}>{say('settings.habitsAsk')}</Button>}
      </div>
      <Segmented
        showLabel
        label={say('settings.passes')}
        value={settings.passes ? 'pass' : 'ask'}
        segments={(['ask', 'pass'] as const).map((value) => ({ value, label: say(`settings.passesHow.${value}`) }))}
        onChoose={(value) => set({ passes: value === 'pass' })}
      />
      <Segmented
        showLabel
        label={say('settings.sound')}
        value={volume}
        segments={(['off', 'quiet', 'full'] as const).map((value) => ({
          value,
          label: say(`settings.soundHow.${value}`),
        }))}
        onChoose={(value) => {
          set({ sound: VOLUMES[value] });
          play('turn');
        }}
      />
      {user && canPush() ? (
        <PushNotices />
      ) : (
        <p className={css.notices}>
          <b>{say('settings.notices')}</b>
          <span>
            {say('settings.noticesHow')} <a href="/account">{say('settings.noticesWhere')}</a>
          </span>
        </p>
      )}
    </section>
  );
}
