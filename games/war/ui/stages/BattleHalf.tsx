import { Flip, Icon, Panel, Seal } from '@pony/ui';
import type { CSSProperties } from 'react';
import { SEAL, SIDE } from '../data/facts.ts';
import type { BattleView } from '../model.ts';
import { ForceRow } from '../panels/Bits.tsx';
import { Spine } from '../panels/Hand.tsx';
import { faces } from '../panels/odds.ts';
import { useWho } from '../panels/Sides.tsx';
import { type Force, unitsOf } from '../types.ts';
import { useWar } from '../war.ts';
import css from './Battle.module.css';
import { Dice, Rerolls } from './Dice.tsx';
import { Figures } from './Figures.tsx';
import { cardsOf, type Loss } from './stories.ts';
import { Thrown, useThrown } from './Thrown.tsx';

/** The combat card of a side: nothing, its back while it is hidden, its text once it is turned. */
function CombatCard({ side, battle }: { side: number; battle: BattleView }) {
  const { words, open, told, facts, telling } = useWar();
  const { act = null, done = [] } = telling ?? {};
  const now = [...told, ...done.map(({ say }) => say), ...(act ? [act.say] : [])];
  const known = battle.cards[side] < 0 && (battle.step > 0 || act !== null);
  const shown = known ? cardsOf(now)[side] : battle.cards[side];
  const sealed = battle.sealed[side];
  const back = (
    <span className={css.noCard} data-sealed={sealed >= 0 || undefined}>
      {sealed >= 0 ? words.say('stage.cardHidden', { deck: words.deck(sealed) }) : words.say('stage.noCard')}
    </span>
  );
  if (shown < 0) return <Flip up={false} face={null} back={back} />;
  const effect = `combat.${facts.cards[shown].combat}.effect`;
  const cancelled = battle.cancelled[side] === 1;
  const face = (
    <button
      type="button"
      className={css.card}
      data-side={SIDE[side]}
      data-cancelled={cancelled || undefined}
      data-rove
      onClick={() => open({ what: 'card', id: shown })}
    >
      <span className={css.cardHead}>
        <Icon name={SEAL[side]} /> {words.card(shown)}
      </span>
      <b>{words.combat(shown)}</b>
      <span className={css.cardText}>
        {cancelled ? words.say('stage.cancelled') : words.has(effect) ? words.say(effect) : ''}
      </span>
    </button>
  );
  return <Flip up face={face} back={back} />;
}

interface HalfProps {
  side: number;
  battle: BattleView;
  force: Force | null;
  /** Figures taken away in this round. */
  lost: readonly Loss[];
}

/** Where there is room beside each other the cards to choose from stand in so many rows, above the figures. */
const ROWS = 2;

/** One side of the battle: who, its card, its dice, its figures. */
export function BattleHalf({ side, battle, force, lost }: HalfProps) {
  const { view, words, me, situation, size, offers, targets } = useWar();
  const { line } = useWho(side);
  const attacks = side === battle.attacker;
  const right = !attacks || undefined;
  const picks =
    side === me &&
    offers.some(({ option }) => {
      const kind = targets.thingOf(option, view)?.kind;
      return kind === 'figure' || kind === 'character';
    });
  const thrown = useThrown(side);
  const dice = battle.rolls[side];
  const rolled = dice.length > 0;
  const hits = dice.filter(({ hit }) => hit).length;
  const combat = situation.prompt?.say === 'combat-card';
  const hand = view.sides[me].hand ?? [];
  const choosing =
    side === me && offers.some(({ option }) => targets.thingOf(option, view)?.kind === 'card') && hand.length > 0;
  const onTable = view.sides[me].table.filter((card) =>
    offers.some(({ option }) => option[0] === 'card' && option[1] === card),
  );
  const cards = [...hand, ...onTable];
  const count = words.say('count.dice', { n: battle.dice[side] });
  const taking = battle.taking?.side === side ? battle.taking.hits : 0;
  const units = words.say('count.units', { n: unitsOf(force) });
  return (
    <Panel
      className={css.half}
      label={words.side(side)}
      style={{ '--edge': `var(--side-${SIDE[side]})` } as CSSProperties}
    >
      <header className={css.halfHead} data-right={right}>
        <Seal side={SIDE[side]} icon={SEAL[side]} className={css.seal} />
        <div>
          <b>{words.say(attacks ? 'stage.attacks' : 'stage.defends', { side: words.side(side) })}</b>
          <span>
            {line} · {words.say('stage.strength', { n: battle.strength[side], leadership: battle.leadership[side] })}
          </span>
        </div>
        <span className={css.pill}>
          {rolled
            ? words.say('count.hits', { n: hits })
            : words.say('odds.roll', { dice: count, faces: faces(battle.needed[side]) })}
        </span>
      </header>
      {choosing ? (
        <div className={css.hand} style={{ '--columns': Math.max(2, Math.ceil(cards.length / ROWS)) } as CSSProperties}>
          {cards.map((card) => (
            <Spine key={card} card={card} tall combat={combat} />
          ))}
        </div>
      ) : (
        <div className={css.fight} data-right={right}>
          <CombatCard side={side} battle={battle} />
          <div className={css.rolls}>
            {thrown.length > 0 && <Thrown rolls={thrown} />}
            {rolled && thrown.length === 0 && (
              <>
                <span className="pony-caps">{words.say('stage.combatRoll', { n: battle.needed[side] })}</span>
                <Dice dice={dice} />
                {dice.some(({ again }) => again) && (
                  <span className="pony-caps">
                    {words.say('stage.leaderReroll')} · {words.say('table.leadership', { n: battle.leadership[side] })}
                  </span>
                )}
                <Rerolls dice={dice} />
              </>
            )}
          </div>
        </div>
      )}
      <div className={css.army} data-picks={picks || choosing || undefined}>
        <span className="pony-caps">
          {[
            force ? units : words.say('stage.destroyed'),
            lost.length > 0 ? words.say('stage.hitsTaken', { n: lost.length }) : '',
            taking > 0 ? words.say('stage.hitsLeft', { n: taking }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {size === 'phone' && !picks && force ? <ForceRow force={force} /> : <Figures force={force} lost={lost} />}
      </div>
    </Panel>
  );
}
