import { Button, Card, Coin, Icon, Mark, Panel, PromptBar, Segmented, Slider, UnitToken } from '@pony/ui';
import { useState } from 'react';
import { PageBar } from '../parts/PageBar.tsx';
import { useTitle } from '../parts/use-title.ts';
import { change, type Settings, useSettings } from '../settings.ts';
import { useWords } from '../words.ts';
import css from './SettingsPage.module.css';
import { TableSettings } from './TableSettings.tsx';

const SIZES = [90, 100, 110, 125, 150] as const;

function Sample() {
  const { say } = useWords();
  const face = {
    label: say('settings.sampleCard'),
    tone: 'quest',
    kind: { icon: 'pp:k-quest', letter: say('settings.sampleCard').charAt(0) },
    effect: <Icon name="gi:ring" className={css.ring} />,
    cost: <Mark shape="shield" icon="gi:lion" color="var(--s-courage)" className={css.skill} />,
    picture: { seed: 'settings', motif: 'gi:mountain-road' },
  } as const;
  return (
    <Panel className={css.sample} title={say('settings.sample')}>
      <div className={css.things} data-breathe>
        <Card face={face} state="legal" price={<Coin value={1} />} />
        <Card face={{ ...face, tone: 'war', kind: { icon: 'pp:k-war', letter: face.kind.letter } }} state="not-now" />
        <span className={css.units}>
          <UnitToken side="light" count={3} label="3" />
          <UnitToken side="dark" count={4} label="4" />
        </span>
      </div>
      <PromptBar
        side="light"
        seal="pp:star"
        over={say('settings.sampleOver')}
        sentence={[say('settings.sampleAsk')]}
        className={css.prompt}
      />
    </Panel>
  );
}

export default function SettingsPage() {
  const { say } = useWords();
  const settings = useSettings();
  const [kept, setKept] = useState(true);
  useTitle(say('settings.title'));
  const set = (part: Partial<Settings>): void => setKept(change(part));
  return (
    <main className={css.page}>
      <PageBar settings={false} />
      <div className={css.columns}>
        <Panel className={css.form}>
          <h1>{say('settings.title')}</h1>
          <Segmented
            showLabel
            label={say('settings.language')}
            value={settings.lang}
            segments={[
              { value: 'system', label: say('settings.asBrowser') },
              { value: 'en', label: <span lang="en">English</span> },
              { value: 'uk', label: <span lang="uk">Українська</span> },
            ]}
            onChoose={(lang) => set({ lang })}
          />
          <Segmented
            showLabel
            label={say('settings.names')}
            value={settings.names}
            segments={[
              { value: 'same', label: say('settings.namesSame') },
              { value: 'ru', label: <span lang="ru">Русский</span> },
            ]}
            onChoose={(names) => set({ names })}
          />
          <Segmented
            showLabel
            label={say('settings.theme')}
            value={settings.theme}
            segments={(['system', 'light', 'candle'] as const).map((value) => ({
              value,
              label: say(`settings.themeHow.${value}`),
            }))}
            onChoose={(theme) => set({ theme })}
          />
          <div className={css.slider}>
            <span>{say('settings.textSize')}</span>
            <Slider
              label={say('settings.textSize')}
              value={SIZES.findIndex((size) => size >= settings.textSize)}
              max={SIZES.length - 1}
              valueText={say('settings.percent', { n: settings.textSize })}
              marks={SIZES.map((size, at) => ({ at, label: say('settings.percent', { n: size }) }))}
              onChange={(at) => set({ textSize: SIZES[at] })}
            />
          </div>
          <Segmented
            showLabel
            label={say('settings.motion')}
            value={settings.motion}
            segments={(['system', 'on', 'off'] as const).map((value) => ({
              value,
              label: say(`settings.motionHow.${value}`),
            }))}
            onChoose={(motion) => set({ motion })}
          />
          <Segmented
            showLabel
            label={say('settings.marks')}
            value={settings.marks ? 'on' : 'off'}
            segments={(['off', 'on'] as const).map((value) => ({ value, label: say(`settings.marksHow.${value}`) }))}
            onChoose={(value) => set({ marks: value === 'on' })}
          />
          <Segmented
            showLabel
            label={say('settings.pictures')}
            value={settings.pictures ? 'on' : 'off'}
            segments={(['on', 'off'] as const).map((value) => ({ value, label: say(`settings.picturesHow.${value}`) }))}
            onChoose={(value) => set({ pictures: value === 'on' })}
          />
          <TableSettings settings={settings} set={set} />
          <label className={css.name}>
            <span>{say('settings.name')}</span>
            <input
              value={settings.name}
              maxLength={40}
              placeholder={say('settings.nameHint')}
              autoComplete="nickname"
              onChange={(event) => set({ name: event.target.value })}
            />
          </label>
          <p className={css.kept} role="status">
            {say(kept ? 'settings.kept' : 'settings.notKept')}
          </p>
          <Button kind="main" large href="/">
            {say('settings.done')}
          </Button>
        </Panel>
        <Sample />
      </div>
    </main>
  );
}
