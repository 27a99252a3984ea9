import { isLegal, Panel, Picture, Stage } from '@pony/ui';
import { GLYPHS, SHADOW, TILE_DIE, TILE_EYE } from '../data/facts.ts';
import type { HuntView } from '../model.ts';
import { Companions } from '../panels/Companions.tsx';
import { FellowshipTrack } from '../panels/Fellowship.tsx';
import { Tile } from '../panels/Tile.tsx';
import { useWar } from '../war.ts';
import { Choices } from './Choices.tsx';
import { Dice, Rerolls } from './Dice.tsx';
import css from './Hunt.module.css';
import { RollNote, useHuntSteps } from './HuntSteps.tsx';
import { MOST_CORRUPTION } from './hints.ts';
import { Thrown, useThrown } from './Thrown.tsx';

/** The roll: every die, what succeeded, what was rolled again. */
function RollBox({ hunt }: { hunt: HuntView }) {
  const { words, size } = useWar();
  const thrown = useThrown(SHADOW);
  return (
    <Panel className={css.box}>
      <span className="pony-caps">{words.say('stage.huntRoll')}</span>
      {thrown.length > 0 ? (
        <Thrown rolls={thrown} />
      ) : hunt.rolls.length > 0 ? (
        <div className={css.rolls}>
          <Dice dice={hunt.rolls} />
          <Rerolls dice={hunt.rolls} />
        </div>
      ) : (
        <p>{words.say(hunt.why === 0 ? 'hunt.notYet' : 'stage.noRoll')}</p>
      )}
      {size !== 'phone' && <RollNote hunt={hunt} />}
    </Panel>
  );
}

/** The tile that counts and what it does; one that a card put aside lies beside it. */
function TileBox({ hunt }: { hunt: HuntView }) {
  const { words, view, size, facts } = useWar();
  const fact = hunt.tile < 0 ? null : facts.tiles[hunt.tile];
  const small = size === 'phone';
  return (
    <Panel className={css.box}>
      <span className="pony-caps">{words.say('stage.huntTile', { n: view.hunt.pool })}</span>
      {fact ? (
        <div className={css.tile}>
          <Tile tile={hunt.tile} small={small} />
          {hunt.aside >= 0 && (
            <span className={css.set}>
              <Tile tile={hunt.aside} small />
              <small>{words.say('hunt.setAside')}</small>
            </span>
          )}
          <div>
            {hunt.damage > 0 && <h3>{words.say('stage.damage', { n: hunt.damage })}</h3>}
            <p>
              {[
                fact.value === TILE_EYE ? words.say('tile.eye') : '',
                fact.value === TILE_DIE && hunt.damage > 0 ? words.say('stage.tileDie', { n: hunt.damage }) : '',
                hunt.reveals ? words.say('hunt.reveals') : '',
                fact.stop ? words.say('tile.stop') : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </div>
      ) : (
        <p>{words.say('hunt.noTile')}</p>
      )}
    </Panel>
  );
}

/** A card on the table that may be used now, with what it leaves of the damage; after a casualty it is only discarded. */
function WayCard({ card, hunt, after }: { card: number; hunt: HuntView; after: boolean }) {
  const { words, press, size, facts } = useWar();
  const { id, type, deck } = facts.cards[card];
  const effect = `card.${id}.effect`;
  const left = hunt.soften.find((one) => one.way === 'card' && one.id === card)?.most;
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
      {size === 'wide' && (
        <Picture
          seed={id}
          tone={deck === 0 ? 'manoeuvre' : 'treasure'}
          motif={GLYPHS[type][0]}
          width={250}
          height={70}
        />
      )}
      <p>{words.has(effect) ? words.say(effect) : ''}</p>
      {hunt.tile >= 0 && !after && (
        <footer>
          {words.say('hunt.damage')}
          <b>
            {hunt.damage >= 0 ? hunt.damage : '?'} → {left ?? '?'}
          </b>
        </footer>
      )}
    </button>
  );
}

const FALLS: ReadonlySet<string> = new Set(['casualty', 'dies', 'taken-alive']);

/** The Hunt as a stage: the roll, the tile, and every way to soften it in the order of the rules. */
export function HuntStage({ onAside }: { onAside: () => void }) {
  const { words, view, fellowship, offers, size, targets, situation, told } = useWar();
  const hunt = view.hunting;
  // WR-9.96: who has fallen is asked about by the Shadow; nothing of it softens the Hunt.
  const sorrow = situation.prompt?.say === 'sorrow';
  const fallen = told.findLast(({ say }) => FALLS.has(say))?.args?.character;
  const steps = useHuntSteps(hunt);
  if (!hunt) return null;
  const { damage } = hunt;
  const cards = view.sides
    .flatMap(({ table }) => table)
    .filter((card) => targets.offersAt(offers, view, { kind: 'card', id: card }).some(isLegal));
  const to = Math.min(MOST_CORRUPTION, fellowship.corruption + damage);
  return (
    <Stage
      beside
      label={words.say('stage.hunt')}
      title={words.say('stage.hunt')}
      note={words.say(`hunt.why.${hunt.why}`)}
      steps={steps}
      now={hunt.step}
      size={size}
      onAside={onAside}
      asideWords={words.say('stage.aside')}
      className={css.stage}
    >
      <div className={css.main}>
        <div className={css.row}>
          <RollBox hunt={hunt} />
          <TileBox hunt={hunt} />
        </div>
        <Panel className={css.box}>
          <span className="pony-caps">
            {sorrow
              ? words.say('hunt.sorrow', { name: typeof fallen === 'number' ? words.character(fallen) : '' })
              : words.say(hunt.step === 0 ? 'hunt.toRoll' : 'stage.soften')}
          </span>
          <div className={css.soften}>
            {cards.map((card) => (
              <WayCard key={card} card={card} hunt={hunt} after={sorrow} />
            ))}
            <div className={css.others}>
              {!sorrow && (
                <div className={css.party} data-later={cards.length > 0 || undefined}>
                  {cards.length > 0 && <span className="pony-caps">{words.say('hunt.then')}</span>}
                  <Companions />
                </div>
              )}
              <Choices />
            </div>
          </div>
        </Panel>
        <Panel className={css.box}>
          <div className={css.corruption}>
            <span className="pony-caps">
              {sorrow ? words.say('table.corruption', { n: fellowship.corruption }) : words.say('stage.corruptionIf')}
            </span>
            {damage > 0 && !sorrow && (
              <b>
                {fellowship.corruption} → {to}
                <small> / {MOST_CORRUPTION}</small>
              </b>
            )}
          </div>
          <FellowshipTrack to={damage > 0 && !sorrow ? to : undefined} only="corruption" />
        </Panel>
      </div>
    </Stage>
  );
}
