/** What the tables of card games are built of. */
import {
  Button,
  CardChip,
  CardSheet,
  CardSpine,
  HandRow,
  Lane,
  Meter,
  OrderStrip,
  PassForMe,
  Pile,
  PlacePlate,
  PlayCard,
  type PlayFace,
  Scale,
  SeatStrip,
  Stage,
  WindowPanel,
  Zone,
} from '@pony/ui';
import { useState } from 'react';
import css from './Stories.module.css';
import type { Story } from './story.ts';

type T = Parameters<Story['show']>[0];
const nothing = (): void => undefined;

const hero = (t: T): PlayFace => ({
  name: t({ en: 'Aragorn', uk: 'Арагорн' }),
  color: '#5d3a70',
  strong: true,
  typeLine: t({ en: 'Hero', uk: 'Герой' }),
  stats: [
    { icon: 'gi:sun', label: t({ en: 'Willpower', uk: 'Воля' }), value: 4, change: 'up', counts: true },
    { icon: 'gi:crossed-swords', label: t({ en: 'Attack', uk: 'Атака' }), value: 3 },
    { icon: 'gi:shield', label: t({ en: 'Defence', uk: 'Захист' }), value: 2 },
    { icon: 'gi:hearts', label: t({ en: 'Hit points', uk: 'Здоров’я' }), value: 3, change: 'down' },
  ],
  tokens: [
    { icon: 'gi:crown-coin', label: t({ en: 'Resources', uk: 'Ресурси' }), count: 3, tone: 'gain' },
    { icon: 'gi:drop', label: t({ en: 'Wounds', uk: 'Рани' }), count: 2, tone: 'harm' },
  ],
  badges: [{ icon: 'gi:checked-shield', label: t({ en: 'Sentinel', uk: 'Вартовий' }) }],
  foot: { text: t({ en: 'L', uk: 'Л' }), label: t({ en: 'Leadership', uk: 'Лідерство' }) },
  committed: { icon: 'gi:compass', label: t({ en: 'on the quest', uk: 'у пригоді' }) },
  attachments: [
    { id: 'stone', name: t({ en: 'Celebrían’s Stone', uk: 'Камінь Келебріан' }), color: '#5d3a70' },
    { id: 'steward', name: t({ en: 'Steward of Gondor', uk: 'Намісник Ґондору' }), color: '#5d3a70', exhausted: true },
  ],
  picture: { seed: 'aragorn', motif: 'gi:broadsword' },
});

const enemy = (t: T): PlayFace => ({
  name: t({ en: 'Forest Spider', uk: 'Лісовий павук' }),
  color: '#6e2318',
  typeLine: t({ en: 'Enemy', uk: 'Ворог' }),
  stats: [
    { icon: 'gi:burning-eye', label: t({ en: 'Threat', uk: 'Загроза' }), value: 2, dark: true },
    { icon: 'gi:wolf-head', label: t({ en: 'Engagement', uk: 'Поріг' }), value: 25 },
    { icon: 'gi:crossed-swords', label: t({ en: 'Attack', uk: 'Атака' }), value: 2 },
    { icon: 'gi:shield', label: t({ en: 'Defence', uk: 'Захист' }), value: 1 },
    { icon: 'gi:hearts', label: t({ en: 'Hit points', uk: 'Здоров’я' }), value: 4 },
  ],
  under: { icon: 'gi:evil-wings', label: t({ en: 'a shadow card', uk: 'карта тіні' }) },
  picture: { seed: 'spider', motif: 'gi:spider-alt' },
});

const held = (t: T): PlayFace => ({
  name: t({ en: 'Northern Tracker', uk: 'Мисливець із Півночі' }),
  color: '#23567d',
  cost: 4,
  typeLine: t({ en: 'Ally', uk: 'Союзник' }),
  stats: hero(t).stats?.map(({ icon, label }, i) => ({ icon, label, value: [1, 2, 2, 3][i] })),
  foot: { text: t({ en: 'S', uk: 'Д' }), label: t({ en: 'Spirit', uk: 'Дух' }) },
  picture: { seed: 'tracker', motif: 'gi:pine-tree' },
});

const warrior = (t: T, mine: boolean): PlayFace => ({
  name: mine ? t({ en: 'Riders of Rohan', uk: 'Вершники Рогану' }) : t({ en: 'Wolf-Riders', uk: 'Вершники на вовках' }),
  color: mine ? '#2f6b3a' : '#75590a',
  emblem: mine
    ? { icon: 'gi:horse-head', label: t({ en: 'Rohan', uk: 'Роган' }) }
    : { icon: 'gi:hand', label: t({ en: 'Isengard', uk: 'Ізенґард' }) },
  stats: [
    mine
      ? { icon: 'gi:checked-shield', label: t({ en: 'Defence', uk: 'Захист' }), value: 1 }
      : { icon: 'gi:crossed-swords', label: t({ en: 'Attack', uk: 'Атака' }), value: 2 },
  ],
  owner: mine
    ? { mark: 'III', seat: 2, label: t({ en: 'of Marta', uk: 'Марти' }) }
    : { mark: 'II', seat: 1, label: t({ en: 'of Petro', uk: 'Петра' }) },
  picture: { seed: 'rider', motif: 'gi:horse-head' },
});

function Orders({ t }: { t: T }) {
  const [value, choose] = useState<'attack' | 'useless' | 'phase'>('useless');
  return (
    <PassForMe
      title={t({ en: 'Pass for me', uk: 'Пасувати за мене' })}
      value={value}
      onChoose={choose}
      choices={[
        { value: 'attack', label: t({ en: 'for this attack', uk: 'у цій атаці' }) },
        {
          value: 'useless',
          label: t({ en: 'while no card of mine can answer', uk: 'доки моя карта не може відповісти' }),
          note: t({ en: 'you are asked only when it matters', uk: 'питають лише тоді, коли є що вирішити' }),
        },
        { value: 'phase', label: t({ en: 'to the end of combat', uk: 'до кінця бою' }) },
      ]}
    />
  );
}

function Strip({ t }: { t: T }) {
  const [open, setOpen] = useState(false);
  return (
    <SeatStrip
      mark="II"
      seat={1}
      hot
      active
      name={t({ en: 'Marta', uk: 'Марта' })}
      note={t({ en: 'declares nobody', uk: 'не називає нікого' })}
      numbers={[{ icon: 'gi:burning-eye', label: t({ en: 'Threat', uk: 'Загроза' }), value: 29, tone: 'harm' }]}
      right={<CardChip filled hot face={{ ...enemy(t), stats: enemy(t).stats?.slice(2) }} onPress={nothing} />}
      open={open}
      onOpen={() => setOpen(!open)}
      area={<PlayCard face={hero(t)} onPress={nothing} />}
    >
      <CardChip face={{ ...hero(t), stats: hero(t).stats?.slice(3), tokens: [] }} onPress={nothing} />
      <CardChip face={{ ...held(t), stats: [], exhausted: true }} state="legal" onPress={nothing} />
    </SeatStrip>
  );
}

function Sheets({ t }: { t: T }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t({ en: 'Card sheet', uk: 'Картка зблизька' })}</Button>
      {open && (
        <CardSheet
          label={t({ en: 'Aragorn', uk: 'Арагорн' })}
          onClose={() => setOpen(false)}
          tone="manoeuvre"
          band="#5d3a70"
          kind={{ icon: 'gi:visored-helm', letter: t({ en: 'L', uk: 'Л' }), name: t({ en: 'Hero', uk: 'Герой' }) }}
          picture={{ seed: 'aragorn', motif: 'gi:broadsword' }}
          name={t({ en: 'Aragorn', uk: 'Арагорн' })}
          typeLine={t({ en: 'Dúnedain. Ranger', uk: 'Дунадан. Слідопит' })}
          stats={(hero(t).stats ?? []).map(({ icon, label, value }) => ({ icon, label, value }))}
          parts={[
            {
              title: t({ en: 'Response', uk: 'Відповідь' }),
              text: t({ en: 'Spend 1 resource to ready him.', uk: 'Витратьте 1 ресурс, щоб підготувати його.' }),
            },
          ]}
          refused={t({ en: 'He has no resource left.', uk: 'У нього не лишилося ресурсів.' })}
          actions={[{ id: 'ready', label: t({ en: 'Ready him', uk: 'Підготувати' }), notNow: true }]}
        />
      )}
    </>
  );
}

export const kitStories: readonly Story[] = [
  {
    name: 'PlayCard: figure, upright, states',
    wide: true,
    show: (t) => (
      <>
        <PlayCard face={hero(t)} onPress={nothing} />
        <PlayCard face={{ ...hero(t), exhausted: true }} onPress={nothing} />
        <PlayCard face={hero(t)} state="legal" price="+4" priceWords="+4" onPress={nothing} />
        <PlayCard face={enemy(t)} width={116} onPress={nothing} />
        <PlayCard shape="upright" width={104} face={held(t)} onPress={nothing} />
        <PlayCard shape="upright" width={104} face={held(t)} state="selected" onPress={nothing} />
        <PlayCard shape="upright" width={104} face={warrior(t, true)} state="not-now" onPress={nothing} />
      </>
    ),
  },
  {
    name: 'CardSpine, HandRow, Pile, Meter',
    wide: true,
    show: (t) => (
      <div className={css.stack}>
        <HandRow as="spines" columns={2} count={4} label={t({ en: 'Your hand', uk: 'Ваша рука' })}>
          <CardSpine face={held(t)} state="legal" price="4" onPress={nothing} />
          <CardSpine face={{ ...held(t), stats: [] }} state="not-now" onPress={nothing} />
          <CardSpine face={{ ...hero(t), attachments: [] }} onPress={nothing} />
          <CardSpine face={warrior(t, true)} indent onPress={nothing} />
        </HandRow>
        <HandRow count={9} label={t({ en: 'Nine cards', uk: 'Дев’ять карт' })}>
          {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => (
            <PlayCard key={i} shape="upright" width={104} face={held(t)} onPress={nothing} />
          ))}
        </HandRow>
        <div className={css.row}>
          <Pile
            label={t({ en: 'Encounter deck', uk: 'Колода зустрічей' })}
            count={24}
            icon="pp:eye"
            onPress={nothing}
          />
          <Pile label={t({ en: 'Discard', uk: 'Скид' })} count={6} icon="gi:cursed-star" open onPress={nothing} />
        </div>
        <Meter label={t({ en: 'Progress', uk: 'Поступ' })} value={3} max={8} icon="gi:mountain-road" />
      </div>
    ),
  },
  {
    name: 'Lane, PlacePlate, Scale, Zone',
    wide: true,
    show: (t) => (
      <div className={css.stack}>
        <Scale
          left={{ icon: 'gi:burning-eye', value: 7, words: t({ en: 'threat', uk: 'загроза' }) }}
          right={{ icon: 'gi:sun', value: 12, words: t({ en: 'willpower', uk: 'воля' }) }}
        >
          {t({ en: '+5: 2 on the road, 3 on the quest', uk: '+5: дорога 2, пригода 3' })}
        </Scale>
        <Lane
          label={t({ en: 'Helm’s Deep', uk: 'Гельмів Яр' })}
          above={<CardSpine face={warrior(t, false)} onPress={nothing} />}
          place={
            <PlacePlate
              name={t({ en: 'Helm’s Deep', uk: 'Гельмів Яр' })}
              sign={{ icon: 'gi:castle' }}
              seed="helm"
              motif="gi:castle"
              color="#3b6732"
              state="legal"
              stats={[{ icon: 'gi:laurel-crown', label: t({ en: 'Points', uk: 'Очки' }), value: 2 }]}
              onPress={nothing}
            />
          }
          verdict={
            <Scale
              small
              won="light"
              left={{ icon: 'gi:crossed-swords', value: 3 }}
              right={{ icon: 'gi:checked-shield', value: 4 }}
            >
              {t({ en: 'Free Peoples hold', uk: 'Вільні Народи тримаються' })}
            </Scale>
          }
          below={
            <>
              <CardSpine face={warrior(t, true)} onPress={nothing} />
              <CardSpine face={{ ...warrior(t, true), ghost: true }} onPress={nothing} />
            </>
          }
        />
        <Zone
          label={t({ en: 'Staging area', uk: 'Зона розгортання' })}
          count={2}
          target={{ words: t({ en: 'Play it here', uk: 'Зіграти сюди' }), onPress: nothing }}
        >
          <PlayCard face={enemy(t)} width={116} onPress={nothing} />
        </Zone>
        <Zone
          upright
          seat={0}
          label={t({ en: 'I · You', uk: 'I · Ви' })}
          empty={t({ en: 'Nobody yet.', uk: 'Ще нікого.' })}
        />
      </div>
    ),
  },
  {
    name: 'SeatStrip, WindowPanel, PassForMe, CardSheet',
    wide: true,
    show: (t) => (
      <div className={css.stack}>
        <Strip t={t} />
        <WindowPanel
          title={t({ en: 'Sentinel asked', uk: 'Питають вартових' })}
          rule="LC-12.27"
          onRule={nothing}
          order={
            <OrderStrip
              label={t({ en: 'Order', uk: 'Черга' })}
              seats={[
                { id: '3', mark: 'IV', seat: 3, words: t({ en: 'passed', uk: 'пас' }), at: 'done' },
                { id: '0', mark: 'I', seat: 0, words: t({ en: 'you', uk: 'ви' }), at: 'on' },
                { id: '1', mark: 'II', side: 'dark', words: t({ en: 'next', uk: 'далі' }) },
              ]}
            />
          }
        >
          <p>{t({ en: 'King Spider attacks Marta.', uk: 'Король-павук нападає на Марту.' })}</p>
        </WindowPanel>
        <Orders t={t} />
        <Sheets t={t} />
      </div>
    ),
  },
  {
    name: 'Stage',
    wide: true,
    show: (t) => (
      <Stage
        size="wide"
        label={t({ en: 'Attack', uk: 'Атака' })}
        title={t({ en: 'King Spider attacks you', uk: 'Король-павук нападає на вас' })}
        note={t({ en: 'Attack 1 of 2', uk: 'Атака 1 із 2' })}
        now={1}
        steps={[
          { id: 'enemy', label: t({ en: 'Enemy', uk: 'Ворог' }) },
          { id: 'defender', label: t({ en: 'Defender', uk: 'Захисник' }) },
          { id: 'shadow', label: t({ en: 'Shadow', uk: 'Тінь' }) },
          { id: 'wounds', label: t({ en: 'Wounds', uk: 'Рани' }) },
        ]}
        onAside={nothing}
      >
        <PlayCard face={enemy(t)} onPress={nothing} />
      </Stage>
    ),
  },
];
