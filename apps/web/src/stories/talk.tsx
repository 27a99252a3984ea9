import {
  BoardFrame,
  Button,
  CardTab,
  Coin,
  Counter,
  LineChart,
  LogPanel,
  Panel,
  Pin,
  PromptBar,
  SeatPanel,
  Segmented,
  Slider,
  Steps,
  Tabs,
  UnitToken,
} from '@pony/ui';
import { useState } from 'react';
import { face } from './pieces.tsx';
import css from './Stories.module.css';
import type { Story } from './story.ts';

const nothing = (): void => undefined;

function Choice({ labels }: { labels: readonly [string, string, string, string] }) {
  const [value, setValue] = useState('b');
  const [first, ...rest] = labels;
  return (
    <Segmented
      label={first}
      showLabel
      value={value}
      segments={rest.map((label, i) => ({ value: 'abc'[i], label }))}
      onChoose={setValue}
    />
  );
}

export const talkStories: readonly Story[] = [
  {
    name: 'Button',
    show: (t) => (
      <>
        <Button kind="main" icon="gi:horseshoe">
          {t({ en: 'Play it, free', uk: 'Зіграти даром' })}
        </Button>
        <Button kind="quiet">{t({ en: 'Discard it, +2', uk: 'Скинути, +2' })}</Button>
        <Button icon="pp:undo" hotkey="U">
          {t({ en: 'Undo', uk: 'Назад' })}
        </Button>
        <Button pressed>{t({ en: 'Pressed', uk: 'Натиснуто' })}</Button>
        <Button kind="link">{t({ en: 'Put it back', uk: 'Повернути' })}</Button>
        <Button icon="pp:menu" label={t({ en: 'Menu', uk: 'Меню' })} />
        <Button kind="main" notNow>
          {t({ en: 'Not now', uk: 'Не зараз' })}
        </Button>
      </>
    ),
  },
  {
    name: 'Segmented, Steps, Tabs',
    show: (t) => (
      <div className={css.stack}>
        <Choice
          labels={[
            t({ en: 'Bot', uk: 'Бот' }),
            t({ en: 'Hobbit', uk: 'Гобіт' }),
            t({ en: 'Ranger', uk: 'Слідопит' }),
            t({ en: 'Wizard', uk: 'Чарівник' }),
          ]}
        />
        <Steps
          small
          label={t({ en: 'Chapters', uk: 'Розділи' })}
          now={1}
          steps={[
            { id: '1', label: t({ en: 'Chapter I', uk: 'Розділ I' }), short: 'I' },
            { id: '2', label: t({ en: 'Chapter II', uk: 'Розділ II' }), short: 'II' },
            { id: '3', label: t({ en: 'Chapter III', uk: 'Розділ III' }), short: 'III' },
          ]}
        />
        <Steps
          label={t({ en: 'Battle', uk: 'Битва' })}
          now={1}
          steps={[
            { id: 'c', label: t({ en: 'Cards', uk: 'Карти' }) },
            { id: 'r', label: t({ en: 'Roll', uk: 'Кидок' }) },
            { id: 'l', label: t({ en: 'Losses', uk: 'Втрати' }) },
          ]}
        />
        <Tabs
          label={t({ en: 'Parts of the table', uk: 'Частини столу' })}
          value="map"
          onChoose={nothing}
          tabs={[
            { id: 'cards', label: t({ en: 'Cards', uk: 'Карти' }), icon: 'pp:k-war' },
            { id: 'map', label: t({ en: 'Map', uk: 'Мапа' }), icon: 'gi:treasure-map' },
            { id: 'log', label: t({ en: 'Log', uk: 'Літопис' }), icon: 'gi:scroll-unfurled', count: 2 },
          ]}
        />
      </div>
    ),
  },
  {
    name: 'PromptBar',
    wide: true,
    show: (t) => (
      <div className={css.stack}>
        <PromptBar
          side="light"
          seal="pp:star"
          over={t({ en: 'Your turn · Fellowship', uk: 'Ваш хід · Братство' })}
          sentence={[
            t({ en: 'You take ', uk: 'Ви берете ' }),
            { word: t({ en: 'Quest · 1 ring', uk: 'Похід · 1 перстень' }), onPress: nothing },
            t({ en: ' and ', uk: ' і ' }),
            { hole: t({ en: 'choose', uk: 'оберіть' }) },
          ]}
          actions={[
            { id: 'play', kind: 'main', icon: 'gi:horseshoe', label: t({ en: 'Play it, free', uk: 'Зіграти даром' }) },
            {
              id: 'discard',
              label: (
                <>
                  {t({ en: 'Discard it', uk: 'Скинути' })} <Coin value="+2" />
                </>
              ),
            },
            { id: 'back', kind: 'link', label: t({ en: 'Put it back', uk: 'Повернути' }) },
          ]}
        />
        <PromptBar
          mood="waiting"
          side="dark"
          seal="pp:eye"
          over={t({ en: 'Sauron · Ranger', uk: 'Саурон · Слідопит' })}
          sentence={[
            t({ en: 'Sauron is choosing. You may look around.', uk: 'Саурон обирає. Можна роздивитися стіл.' }),
          ]}
        />
        <PromptBar
          mood="away"
          side="light"
          seal="pp:star"
          over={t({ en: 'No line', uk: 'Немає зв’язку' })}
          sentence={[
            t({
              en: 'The line dropped. Your move is kept; trying again.',
              uk: 'Зв’язок перервався. Ваш хід збережено, пробуємо ще раз.',
            }),
          ]}
        />
        <PromptBar
          mood="over"
          side="light"
          seal="pp:star"
          over={t({ en: 'The end', uk: 'Кінець гри' })}
          sentence={[
            t({
              en: 'You win: Frodo and Sam reached Mount Doom.',
              uk: 'Ви перемогли: Фродо і Сем дійшли до Судної Гори.',
            }),
          ]}
          actions={[
            { id: 'replay', icon: 'pp:play', label: t({ en: 'Replay', uk: 'Повтор' }) },
            {
              id: 'again',
              kind: 'main',
              icon: 'pp:again',
              label: t({ en: 'Again, sides swapped', uk: 'Ще раз, навпаки' }),
            },
          ]}
        />
      </div>
    ),
  },
  {
    name: 'SeatPanel',
    wide: true,
    show: (t) => (
      <div className={css.stack}>
        <SeatPanel
          side="dark"
          seal="pp:eye"
          name={t({ en: 'Sauron', uk: 'Саурон' })}
          presence="bot"
          presenceWords={t({ en: 'Bot · Ranger', uk: 'Бот · Слідопит' })}
          numbers={<Counter value={2} label={t({ en: 'Coins', uk: 'Монети' })} mark={<Coin />} />}
          groups={[
            {
              id: 'a',
              label: t({ en: 'Alliance', uk: 'Народ' }),
              icon: 'pp:k-alliance',
              items: <CardTab face={face(t)} />,
            },
            {
              id: 'b',
              label: t({ en: 'War', uk: 'Військо' }),
              icon: 'pp:k-war',
              items: <CardTab face={face(t)} />,
              onOpen: nothing,
            },
          ]}
        />
        <SeatPanel
          active
          mini
          side="light"
          seal="pp:star"
          name={t({ en: 'Fellowship', uk: 'Братство' })}
          presence="here"
          presenceWords={t({ en: 'You', uk: 'Ви' })}
          numbers={<Counter value={3} label={t({ en: 'Coins', uk: 'Монети' })} mark={<Coin />} />}
        />
      </div>
    ),
  },
  {
    name: 'LogPanel',
    show: (t) => (
      <LogPanel
        className={css.log}
        hotkey="L"
        onReference={nothing}
        lines={[
          { id: 0, heading: true, words: t({ en: 'Chapter II is dealt', uk: 'Викладено розділ II' }) },
          {
            id: 1,
            side: 'dark',
            mark: 'pp:eye',
            words: [
              { kind: 'seat', id: 1, text: t({ en: 'Sauron', uk: 'Саурон' }) },
              t({ en: ' plays ', uk: ' грає ' }),
              { kind: 'card', id: 9, text: t({ en: 'War · 2 units', uk: 'Військо · 2 воїни' }) },
              t({ en: ' for 2 coins', uk: ' за 2 монети' }),
            ],
          },
          { id: 2, under: true, words: t({ en: '2 units to Rohan', uk: '2 воїни в Роган' }) },
          {
            id: 3,
            side: 'light',
            mark: 'pp:star',
            fresh: true,
            words: [
              t({ en: 'You play ', uk: 'Ви граєте ' }),
              { kind: 'card', id: 4, text: t({ en: 'Quest · 1 ring', uk: 'Похід · 1 перстень' }) },
            ],
          },
        ]}
      />
    ),
  },
  {
    name: 'Slider',
    show: (t) => (
      <div className={css.dark}>
        <Slider
          dark
          label={t({ en: 'Move', uk: 'Хід' })}
          value={64}
          max={100}
          onChange={nothing}
          marks={[0, 20, 45, 70, 100].map((at, i) => ({ at, label: String(i + 1) }))}
          events={[
            { at: 24, icon: 'gi:castle', label: t({ en: 'siege', uk: 'облога' }) },
            { at: 81, icon: 'gi:crossed-swords', label: t({ en: 'battle', uk: 'битва' }) },
          ]}
        />
      </div>
    ),
  },
  {
    name: 'LineChart',
    show: (t) => (
      <Panel className={css.chart}>
        <LineChart
          title={t({ en: 'Coins by turn', uk: 'Монети за ходами' })}
          across={t({ en: 'Turn', uk: 'Хід' })}
          now={5}
          lines={[
            {
              id: 'f',
              label: t({ en: 'Fellowship', uk: 'Братство' }),
              values: [3, 4, 2, 5, 6, 6, 8, 4],
              color: 'var(--side-light)',
              mark: 'disc',
            },
            {
              id: 's',
              label: t({ en: 'Sauron', uk: 'Саурон' }),
              values: [2, 2, 4, 3, 3, 5, 2, 6],
              color: 'var(--side-dark)',
              mark: 'star',
              dash: 'dashed',
            },
          ]}
        />
      </Panel>
    ),
  },
  {
    name: 'BoardFrame, Pin',
    show: (t) => (
      <BoardFrame
        className={css.board}
        width={400}
        height={300}
        label={t({ en: 'Map', uk: 'Мапа' })}
        art={
          <svg viewBox="0 0 400 300" aria-hidden="true">
            <path
              d="M30 40q90-50 200-10t150 90-60 150-190-10T30 40Z"
              fill="var(--land)"
              stroke="var(--land-edge)"
              strokeWidth="2"
            />
            <path d="M110 90 260 200" stroke="var(--road)" strokeWidth="2.500" strokeDasharray="7 4" />
          </svg>
        }
      >
        <Pin x={110} y={90}>
          <UnitToken side="light" count={2} label={t({ en: '2 units', uk: '2 воїни' })} />
        </Pin>
        <Pin x={260} y={200}>
          <UnitToken side="dark" count={4} label={t({ en: '4 units', uk: '4 воїни' })} />
        </Pin>
      </BoardFrame>
    ),
  },
];
