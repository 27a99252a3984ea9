import { Button, Icon, Panel } from '@pony/ui';
import { CARDS, TILE_DIE, TILE_EYE, TILES } from '../data/facts.ts';
import { Companions } from '../panels/Companions.tsx';
import { FellowshipTrack } from '../panels/Fellowship.tsx';
import { Tile } from '../panels/Tile.tsx';
import { isLegal, offersAt } from '../point/targets.ts';
import { useWar } from '../war.ts';
import { Choices } from './Choices.tsx';
import { Dice } from './Dice.tsx';
import css from './Hunt.module.css';
import { huntStory } from './stories.ts';

const STEPS = ['roll', 'tile', 'card', 'guide', 'ring', 'reveal'] as const;
const STEP_OF: Readonly<Record<string, number>> = {
  'hunt-before-roll': 0,
  'hunt-reroll': 0,
  'hunt-prevents': 1,
  'hunt-replaces': 2,
  'hunt-reduces': 2,
  'guide-ability': 3,
  casualty: 3,
  sorrow: 3,
};

/** Whether a question belongs to the Hunt. */
export const isHuntPrompt = (say: string | undefined): boolean => say !== undefined && STEP_OF[say] !== undefined;

/** A card on the table that would soften the blow. */
function WayCard({ card }: { card: number }) {
  const { words, press } = useWar();
  const { id } = CARDS[card];
  const effect = `card.${id}.effect`;
  return (
    <button
      type="button"
      className={css.way}
      data-rove
      data-state="legal"
      data-thing={`card ${card}`}
      onClick={(event) => press({ kind: 'card', id: card }, event.currentTarget)}
    >
      <header>{words.card(card)}</header>
      <p>{words.has(effect) ? words.say(effect) : ''}</p>
    </button>
  );
}

/** The Hunt as a stage: the roll, the tile, and every way to soften it in the order of the rules. */
export function HuntStage({ onAside }: { onAside: () => void }) {
  const { words, situation, told, view, fellowship, offers, me, size } = useWar();
  const story = huntStory(told);
  const tile = story.tiles.at(-1);
  const now = STEP_OF[situation.prompt?.say ?? ''] ?? 0;
  const asked = Number(situation.prompt?.args?.count ?? 0);
  const printed = tile === undefined || TILES[tile].value >= TILE_EYE ? 0 : TILES[tile].value;
  const damage = asked > 0 ? asked : printed;
  const hurts = now >= 2 && damage > 0;
  const cards = view.sides[me].table.filter((card) => offersAt(offers, view, { kind: 'card', id: card }).some(isLegal));
  const fact = tile === undefined ? null : TILES[tile];
  return (
    <section className={css.stage} data-size={size} aria-label={words.say('stage.hunt')}>
      <Panel className={css.steps}>
        <header className={css.title}>
          <h2>{words.say('stage.hunt')}</h2>
          {size === 'phone' && <Button icon="gi:treasure-map" onPress={onAside} label={words.say('stage.aside')} />}
        </header>
        <ol>
          {STEPS.map((step, i) => (
            <li
              key={step}
              data-at={i < now ? 'done' : i === now ? 'now' : 'later'}
              aria-current={i === now ? 'step' : undefined}
            >
              <span>{i < now ? <Icon name="pp:tick" /> : i + 1}</span>
              <b>{words.say(`stage.huntStep.${step}`)}</b>
            </li>
          ))}
        </ol>
        {size !== 'phone' && (
          <Button icon="gi:treasure-map" onPress={onAside}>
            {words.say('stage.aside')}
          </Button>
        )}
      </Panel>
      <div className={css.main}>
        <div className={css.row}>
          <Panel className={css.box}>
            <span className="pony-caps">{words.say('stage.huntRoll')}</span>
            {story.roll ? <Dice roll={story.roll} /> : <p>{words.say('stage.noRoll')}</p>}
            {story.reroll && <Dice roll={story.reroll} again />}
          </Panel>
          <Panel className={css.box}>
            <span className="pony-caps">{words.say('stage.huntTile', { n: view.hunt.pool })}</span>
            <div className={css.tile}>
              {tile !== undefined && <Tile tile={tile} small={size === 'phone'} />}
              <div>
                {hurts && <h3>{words.say('stage.damage', { n: damage })}</h3>}
                {fact && (
                  <p>
                    {[
                      fact.value === TILE_EYE ? words.say('tile.eye') : '',
                      fact.value === TILE_DIE && story.die !== null ? words.say('stage.tileDie', { n: story.die }) : '',
                      fact.reveal ? words.say('tile.reveal') : '',
                      fact.stop ? words.say('tile.stop') : '',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                )}
              </div>
            </div>
          </Panel>
        </div>
        <Panel className={css.box}>
          <span className="pony-caps">{words.say('stage.soften')}</span>
          <div className={css.soften}>
            {cards.map((card) => (
              <WayCard key={card} card={card} />
            ))}
            <div className={css.others}>
              <Companions />
              <Choices />
            </div>
          </div>
        </Panel>
        <Panel className={css.box}>
          <div className={css.corruption}>
            <span className="pony-caps">{words.say('stage.corruptionIf')}</span>
            {hurts && (
              <b>
                {fellowship.corruption} → {Math.min(12, fellowship.corruption + damage)}
              </b>
            )}
          </div>
          <FellowshipTrack to={hurts ? fellowship.corruption + damage : undefined} />
        </Panel>
      </div>
    </section>
  );
}
