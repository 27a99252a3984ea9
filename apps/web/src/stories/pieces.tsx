import {
  Card,
  CardBack,
  type CardFace,
  CardLarge,
  CardSlot,
  CardTab,
  Coin,
  CombatDie,
  Counter,
  Die,
  Fortress,
  Icon,
  Mark,
  Pennon,
  Seal,
  type State,
  UnitToken,
  Vignette,
} from '@pony/ui';
import css from './Stories.module.css';
import type { Story } from './story.ts';

type T = Parameters<Story['show']>[0];

const skills = (
  <>
    <Mark shape="shield" icon="gi:lion" color="var(--s-courage)" className={css.small} />
    <Mark shape="shield" icon="gi:lion" color="var(--s-courage)" className={css.small} />
    <Mark shape="circle" icon="gi:open-book" color="var(--s-knowledge)" className={css.small} />
  </>
);

export const face = (t: T): CardFace => ({
  label: t({ en: 'Alliance, Humans; costs 2 Courage, 1 Knowledge', uk: 'Народ, Люди; коштує 2 Сміливість, 1 Знання' }),
  tone: 'alliance',
  kind: { icon: 'pp:k-alliance', letter: t({ en: 'A', uk: 'Н' }) },
  effect: <Mark shape="heart" icon="gi:hunting-horn" color="var(--k-alliance)" className={css.large} />,
  cost: skills,
  gives: 'gi:tied-scroll',
  picture: { seed: 'humans', motif: 'gi:horse-head' },
});

const manoeuvre = (t: T): CardFace => ({
  label: t({ en: 'Manoeuvre', uk: 'Маневр' }),
  tone: 'manoeuvre',
  kind: { icon: 'pp:k-manoeuvre', letter: 'M' },
  effect: (
    <>
      <Icon name="gi:broken-shield" className={css.glyph} />
      <Icon name="gi:walking-boot" className={css.glyph} />
      <Icon name="gi:walking-boot" className={css.glyph} />
    </>
  ),
  cost: skills,
  picture: { seed: 'manoeuvre', motif: 'gi:catapult' },
});

const STATES: readonly State[] = ['rest', 'legal', 'selected', 'not-now', 'refused'];
const nothing = (): void => undefined;

export const pieceStories: readonly Story[] = [
  {
    name: 'Card: sizes',
    show: (t) => (
      <>
        <CardTab face={face(t)} />
        <Card face={face(t)} width={54} />
        <Card face={face(t)} width={86} />
        <Card face={face(t)} width={112} />
        <CardBack label={t({ en: 'face down, chapter II', uk: 'долілиць, розділ II' })} numeral="II" width={86} />
        <CardSlot width={86} />
      </>
    ),
  },
  {
    name: 'Card: states',
    show: (t) => (
      <div className={css.row} data-breathe>
        {STATES.map((state) => (
          <Card
            key={state}
            face={manoeuvre(t)}
            state={state}
            price={state === 'legal' ? <Coin value={2} /> : undefined}
            onPress={nothing}
          />
        ))}
      </div>
    ),
  },
  {
    name: 'CardLarge',
    show: (t) => (
      <CardLarge
        tone="alliance"
        kind={{ icon: 'pp:k-alliance', letter: t({ en: 'A', uk: 'Н' }), name: t({ en: 'Alliance', uk: 'Народ' }) }}
        corner="II"
        picture={{ seed: 'humans', motif: 'gi:horse-head' }}
        name={t({ en: 'Alliance · Humans', uk: 'Народ · Люди' })}
        typeLine={t({ en: 'Chapter II', uk: 'Розділ II' })}
        emblem={<Mark shape="heart" icon="gi:hunting-horn" color="var(--k-alliance)" className={css.huge} />}
        text={t({
          en: 'You gain one Humans symbol. Two alike, or three different, bring an alliance token; six different win the game.',
          uk: 'Ви здобуваєте символ Людей. Два однакові або три різні приносять жетон союзу; шість різних дають перемогу.',
        })}
        facts={[
          { label: t({ en: 'Cost', uk: 'Ціна' }), value: skills },
          {
            label: t({ en: 'Free with', uk: 'Даром із' }),
            value: (
              <>
                <Icon name="gi:horseshoe" /> {t({ en: 'horseshoe', uk: 'підкова' })}
              </>
            ),
          },
          {
            label: t({ en: 'Gives', uk: 'Дає' }),
            value: (
              <>
                <Icon name="gi:tied-scroll" /> {t({ en: 'scroll', uk: 'сувій' })}
              </>
            ),
          },
        ]}
        foot={
          <>
            {t({ en: 'You pay', uk: 'Ваша ціна' })} <Coin value={0} />
          </>
        }
        rule="DU-11.6"
      />
    ),
  },
  {
    name: 'Vignette',
    show: () =>
      (['skill', 'treasure', 'quest', 'alliance', 'war', 'manoeuvre'] as const).map((tone) => (
        <span key={tone} className={css.picture}>
          <Vignette seed={tone} tone={tone} motif="gi:castle" />
        </span>
      )),
  },
  {
    name: 'Coin, Counter, Seal',
    show: (t) => (
      <>
        <Coin value={3} label={t({ en: '3 coins', uk: '3 монети' })} />
        <Coin value={1} loss label={t({ en: 'lose 1 coin', uk: 'мінус 1 монета' })} />
        <Counter value={7} label={t({ en: 'Coins', uk: 'Монети' })} mark={<Coin />} />
        <Counter value={3} max={7} label={t({ en: 'Regions', uk: 'Регіони' })} mark={<Icon name="gi:treasure-map" />} />
        <Seal side="light" icon="pp:star" />
        <Seal side="dark" icon="pp:eye" breathing />
        <Seal side="neutral" icon="pp:pony" />
      </>
    ),
  },
  {
    name: 'UnitToken, Fortress, Pennon, Mark',
    show: (t) => (
      <>
        <UnitToken
          side="light"
          count={3}
          letter={t({ en: 'F', uk: 'Б' })}
          label={t({ en: '3 Fellowship units', uk: '3 воїни Братства' })}
        />
        <UnitToken
          side="dark"
          count={12}
          letter={t({ en: 'S', uk: 'С' })}
          label={t({ en: '12 Sauron units', uk: '12 воїнів Саурона' })}
        />
        <UnitToken
          side="light"
          count={5}
          leader={2}
          label={t({ en: '5 units, leadership 2', uk: '5 загонів, лідерство 2' })}
        />
        <Fortress side="light" label={t({ en: 'Fellowship fortress', uk: 'фортеця Братства' })} />
        <Fortress side="dark" label={t({ en: 'Sauron fortress', uk: 'фортеця Саурона' })} />
        <Pennon icon="pp:tree" ground="#26406e" label={t({ en: 'Gondor', uk: 'Ґондор' })} />
        <Pennon icon="gi:horse-head" ground="#2f6b3a" label={t({ en: 'Rohan', uk: 'Роган' })} />
        <Mark shape="diamond" icon="gi:hood" color="var(--s-ruse)" label={t({ en: 'Ruse', uk: 'Хитрість' })} />
        <Mark
          shape="square"
          icon="gi:mailed-fist"
          color="var(--s-strength)"
          label={t({ en: 'Strength', uk: 'Сила' })}
        />
        <Mark shape="shield" icon="gi:lion" color="var(--s-courage)" label={t({ en: 'Courage', uk: 'Сміливість' })} />
        <Mark
          shape="circle"
          icon="gi:open-book"
          color="var(--s-knowledge)"
          label={t({ en: 'Knowledge', uk: 'Знання' })}
        />
        <Mark
          shape="pennant"
          icon="gi:knight-banner"
          color="var(--s-leadership)"
          label={t({ en: 'Leadership', uk: 'Лідерство' })}
        />
      </>
    ),
  },
  {
    name: 'Die, CombatDie',
    show: (t) => (
      <>
        <Die
          side="light"
          glyphs={['gi:broadsword']}
          letter={t({ en: 'C', uk: 'П' })}
          label={t({ en: 'Character', uk: 'Персонаж' })}
          state="legal"
          onPress={nothing}
        />
        <Die
          side="light"
          glyphs={['gi:vertical-banner', 'gi:visored-helm']}
          letter={t({ en: 'A/M', uk: 'В/М' })}
          label={t({ en: 'Army or muster', uk: 'Військо або мобілізація' })}
        />
        <Die
          side="light"
          glyphs={['pp:star']}
          letter={t({ en: 'W', uk: 'З' })}
          label={t({ en: 'Will', uk: 'Воля' })}
          spent
        />
        <Die
          side="dark"
          glyphs={['pp:eye']}
          label={t({ en: 'Eye', uk: 'Око' })}
          roll={{ id: 1, faces: ['gi:broadsword', 'gi:visored-helm', 'gi:crystal-ball'] }}
        />
        <CombatDie value={5} result="hit" label={t({ en: '5, hit', uk: '5, влучання' })} />
        <CombatDie value={2} result="miss" label={t({ en: '2, miss', uk: '2, повз' })} />
        <CombatDie
          value={6}
          result="hit"
          rerolled
          note="2 → 6"
          label={t({ en: '6 after a re-roll', uk: '6 після перекидання' })}
        />
      </>
    ),
  },
];
