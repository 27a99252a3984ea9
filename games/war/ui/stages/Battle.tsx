import { Icon, Panel, Stage } from '@pony/ui';
import { FREE, SHADOW } from '../data/facts.ts';
import { type BattleView, forcesOf, IN_HAND, regionOfPlace } from '../model.ts';
import { faces, tenths } from '../panels/odds.ts';
import type { Force } from '../types.ts';
import { useWar } from '../war.ts';
import css from './Battle.module.css';
import { BattleHalf } from './BattleHalf.tsx';
import { Choices } from './Choices.tsx';
import { lossesOf } from './stories.ts';

const STEPS = ['cards', 'roll', 'reroll', 'losses', 'press'] as const;

/** What the next round would be like, while somebody weighs whether to fight it. */
function NextRound({ battle }: { battle: BattleView }) {
  const { words } = useWar();
  if (!battle.next) return null;
  const rolls = [battle.attacker, 1 - battle.attacker].map((side) => battle.next?.find((one) => one.side === side));
  return (
    <Panel className={css.next}>
      <span className="pony-caps">{words.say('stage.nextRound')}</span>
      {rolls.map(
        (odds) =>
          odds && (
            <span key={odds.side} className={odds.side === FREE ? css.light : css.dark}>
              <b>{words.side(odds.side)}</b>{' '}
              {words.say('odds.roll', { dice: words.say('count.dice', { n: odds.dice }), faces: faces(odds.needed) })}
              {' · '}
              {words.say('odds.expected', { n: tenths(odds.expected, words.lang) })}
            </span>
          ),
      )}
    </Panel>
  );
}

/** The battle as a stage: both sides, cards, dice, losses figure by figure; it can be put aside to see the map. */
export function BattleStage({ onAside }: { onAside: () => void }) {
  const { view, words, told, size, alone, isReader, facts } = useWar();
  const battle = view.battle;
  if (!battle) return null;
  const region = regionOfPlace(battle.place, view);
  const { attacker } = battle;
  const sides = [attacker, 1 - attacker];
  const force = (side: number): Force | null => {
    const place = side === attacker ? IN_HAND : battle.place;
    return forcesOf(
      view.places.filter((one) => one.place === place),
      facts,
    )[side];
  };
  const lost = lossesOf(told);
  const tally = (side: number): string => {
    if (!alone) return words.side(side);
    return words.say(isReader(side) ? 'stage.byYou' : 'stage.againstYou');
  };
  return (
    <Stage
      label={words.say('stage.battle')}
      title={words.say(`stage.title.${battle.kind}`, {
        region: words.region(region),
        from: battle.from >= 0 ? words.region(regionOfPlace(battle.from, view)) : '',
      })}
      note={`${words.say('stage.round', { n: battle.round })} · ${words.say(`stage.kind.${battle.kind}`)}`}
      steps={STEPS.map((step) => ({ id: step, label: words.say(`stage.step.${step}`) }))}
      now={battle.step}
      size={size}
      onAside={onAside}
      asideWords={words.say('stage.aside')}
      className={css.stage}
    >
      <div className={css.halves}>
        <BattleHalf side={sides[0]} battle={battle} force={force(sides[0])} lost={lost[sides[0]]} />
        <div className={css.tally}>
          <span className="pony-caps">{words.say('stage.hits')}</span>
          <b className={css.dark}>{battle.hits[SHADOW]}</b>
          <span className="pony-caps">{tally(SHADOW)}</span>
          <Icon name="gi:crossed-swords" />
          <span className="pony-caps">{tally(FREE)}</span>
          <b className={css.light}>{battle.hits[FREE]}</b>
        </div>
        <BattleHalf side={sides[1]} battle={battle} force={force(sides[1])} lost={lost[sides[1]]} />
      </div>
      {size !== 'phone' && <NextRound battle={battle} />}
      <div className={css.choices}>
        <Choices />
      </div>
    </Stage>
  );
}
