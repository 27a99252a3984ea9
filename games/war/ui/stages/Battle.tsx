import { Button, Icon, Panel, Seal, Steps } from '@pony/ui';
import { CARDS, FREE, SEAL, SHADOW, SIDE } from '../data/facts.ts';
import { forcesOf, IN_HAND, regionOfPlace, upTo } from '../model.ts';
import { ForceRow } from '../panels/Bits.tsx';
import { Spine } from '../panels/Hand.tsx';
import { useWho } from '../panels/Sides.tsx';
import { thingOf } from '../point/targets.ts';
import { type Force, unitsOf } from '../types.ts';
import { useWar } from '../war.ts';
import css from './Battle.module.css';
import { Choices } from './Choices.tsx';
import { Dice } from './Dice.tsx';
import { Figures } from './Figures.tsx';
import { type BattleRound, battleRounds } from './stories.ts';

const STEPS = ['cards', 'roll', 'reroll', 'losses', 'press'] as const;
const STEP_OF: Readonly<Record<string, number>> = {
  'combat-card': 0,
  sorcerer: 0,
  'leader-reroll': 2,
  'take-loss': 3,
  'press-on': 4,
  'press-assault': 4,
  'field-or-siege': 4,
  'stand-or-retreat': 4,
  advance: 4,
};

/** Which of the five steps the battle is in. */
function stepOf(prompt: string | undefined, round: BattleRound | undefined): number {
  if (prompt !== undefined && STEP_OF[prompt] !== undefined) return STEP_OF[prompt];
  if (!round || round.rolls.every((roll) => roll === null)) return 0;
  return round.lost.some((list) => list.length > 0) ? 3 : 2;
}

/** The combat card of a side: its text, its back while it is hidden, or nothing. */
function CombatCard({ side, shown, sealed }: { side: number; shown: number; sealed: number }) {
  const { words, open } = useWar();
  if (shown < 0)
    return (
      <div className={css.noCard} data-sealed={sealed >= 0 || undefined}>
        {sealed >= 0 ? words.say('stage.cardHidden', { deck: words.deck(sealed) }) : words.say('stage.noCard')}
      </div>
    );
  const effect = `combat.${CARDS[shown].combat}.effect`;
  return (
    <button
      type="button"
      className={css.card}
      data-side={SIDE[side]}
      data-rove
      onClick={() => open({ what: 'card', id: shown })}
    >
      <header>
        <Icon name={SEAL[side]} /> {words.card(shown)}
      </header>
      <b>{words.combat(shown)}</b>
      <p>{words.has(effect) ? words.say(effect) : ''}</p>
    </button>
  );
}

interface HalfProps {
  side: number;
  attacks: boolean;
  force: Force | null;
  round: BattleRound | undefined;
}

function Half({ side, attacks, force, round }: HalfProps) {
  const { view, words, me, situation, size, offers } = useWar();
  const { line } = useWho(side);
  const brief =
    size === 'phone' && !(side === me && offers.some(({ option }) => thingOf(option, view)?.kind === 'figure'));
  const battle = view.battle;
  if (!battle) return null;
  const roll = round?.rolls[side];
  const reroll = round?.rerolls[side];
  const choosing = situation.prompt?.say === 'combat-card' && side === me;
  const hand = view.sides[me].hand ?? [];
  return (
    <Panel
      className={css.half}
      label={words.side(side)}
      style={{ '--edge': `var(--side-${SIDE[side]})` } as React.CSSProperties}
    >
      <header className={css.halfHead} data-right={!attacks || undefined}>
        <Seal side={SIDE[side]} icon={SEAL[side]} className={css.seal} />
        <div>
          <b>{words.say(attacks ? 'stage.attacks' : 'stage.defends', { side: words.side(side) })}</b>
          <span>
            {line} · {words.say('stage.strength', { n: battle.strength[side], leadership: battle.leadership[side] })}
          </span>
        </div>
        {roll && (
          <span className={css.pill}>{words.say('count.hits', { n: (roll.hits ?? 0) + (reroll?.hits ?? 0) })}</span>
        )}
      </header>
      {choosing ? (
        <div className={css.hand}>
          {hand.map((card) => (
            <Spine key={card} card={card} tall combat />
          ))}
        </div>
      ) : (
        <div className={css.fight} data-right={!attacks || undefined}>
          <CombatCard side={side} shown={battle.cards[side]} sealed={battle.sealed[side]} />
          <div className={css.rolls}>
            {roll && (
              <>
                <span className="pony-caps">{words.say('stage.combatRoll', { n: roll.number })}</span>
                <Dice roll={roll} />
              </>
            )}
            {reroll && (
              <>
                <span className="pony-caps">{words.say('stage.leaderReroll')}</span>
                <Dice roll={reroll} again />
              </>
            )}
          </div>
        </div>
      )}
      <div className={css.army}>
        <span className="pony-caps">
          {words.say('stage.army', { units: words.say('count.units', { n: unitsOf(force) }) })}
        </span>
        {brief && force ? <ForceRow force={force} /> : <Figures force={force} lost={round?.lost[side]} />}
      </div>
    </Panel>
  );
}

/** The battle as a stage: both sides, cards, dice, losses figure by figure; it can be put aside to see the map. */
export function BattleStage({ onAside }: { onAside: () => void }) {
  const { view, words, situation, told, size } = useWar();
  const battle = view.battle;
  if (!battle) return null;
  const rounds = battleRounds(told);
  const round = rounds.at(-1);
  const region = regionOfPlace(battle.place, view);
  const inHand = view.places.filter((place) => place.place === IN_HAND);
  const ours = inHand.length > 0 ? inHand : view.places.filter((place) => place.place === battle.from);
  const theirs = view.places.filter((place) => place.place === battle.place);
  const attacker = battle.attacker;
  const force = (side: number): Force | null => forcesOf(side === attacker ? ours : theirs)[side];
  const sides = [attacker, 1 - attacker];
  const now = stepOf(situation.prompt?.say, round);
  const hits = upTo(2).map((side) => battle.hits[side]);
  return (
    <section className={css.stage} data-size={size} aria-label={words.say('stage.battle')}>
      <Panel className={css.head}>
        <div className={css.title}>
          <h2>
            {words.say('stage.battleTitle', {
              region: words.region(region),
              from: battle.from >= 0 ? words.region(regionOfPlace(battle.from, view)) : '',
            })}
          </h2>
          <span>
            {words.say('stage.round', { n: battle.round })} · {words.say(`stage.kind.${battle.kind}`)}
          </span>
        </div>
        <Button icon="gi:treasure-map" onPress={onAside} label={words.say('stage.aside')}>
          {size === 'phone' ? undefined : words.say('stage.aside')}
        </Button>
        <div className={css.steps}>
          <Steps
            label={words.say('stage.steps')}
            now={now}
            steps={STEPS.map((step) => ({
              id: step,
              label: words.say(`stage.step.${step}`),
              short: size === 'phone' ? '' : undefined,
            }))}
          />
        </div>
      </Panel>
      <div className={css.halves}>
        <Half side={sides[0]} attacks force={force(sides[0])} round={round} />
        <div className={css.tally}>
          <span className="pony-caps">{words.say('stage.hits')}</span>
          <b className={css.dark}>{hits[SHADOW]}</b>
          <Icon name="gi:crossed-swords" />
          <b className={css.light}>{hits[FREE]}</b>
        </div>
        <Half side={sides[1]} attacks={false} force={force(sides[1])} round={round} />
      </div>
      <Choices />
    </section>
  );
}
