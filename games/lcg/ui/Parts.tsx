/** The parts of the table above the band: cards, the quest, the staging area, the decks of the scenario. */

import { plain } from '@pony/text';
import { Meter, Panel, Picture, Pile, PlayCard, Zone } from '@pony/ui';
import type { CardView } from '../src/view.ts';
import { attachedTo, faceOf, idOf, motifOf, nameOf } from './faces.ts';
import { printed, SCENARIOS } from './facts.ts';
import css from './LcgTable.module.css';
import { countOf, type LcgTableState, useLcg } from './lcg.ts';

/** What choosing the card would do, in a word: wounds of a defender. */
function usePrice(card: number): string | undefined {
  const { at, text } = useLcg();
  for (const { option, refusal, would } of at.offers)
    if (option[1] === card && refusal === undefined)
      for (const say of would ?? []) if (text.has(`would.${say.say}`)) return plain(text.tell('would', say));
  return undefined;
}

/** A card on the table with what lies on it. */
export function OnTable({ one, width }: { one: CardView; width?: number }) {
  const { view, text, stateOf, press } = useLcg();
  const price = usePrice(one.card);
  const attachments = attachedTo(one.card, view, text, {
    stateOf: (id) => stateOf('card', id),
    press: (id, from) => press('card', id, from),
  });
  return (
    <PlayCard
      face={faceOf(one, view, text, attachments)}
      width={width}
      state={stateOf('card', one.card)}
      price={price}
      priceWords={price}
      onPress={(event) => press('card', one.card, event.currentTarget)}
      travel={`card-${one.card}`}
      thing={`card ${one.card}`}
    />
  );
}

/** The current stage: name, picture, progress, and the campaign card beside it. */
export function Quest({ className }: { className?: string }) {
  const { view, drawn, text, say, stateOf, press, size } = useLcg();
  const { stage, campaign } = drawn;
  if (!stage) return null;
  const id = idOf(view, stage.card);
  const points = stage.stats.questPoints ?? 0;
  return (
    <Panel className={className} label={say('quest')}>
      <div className={css.stage} data-part="quest">
        <button
          type="button"
          className={css.stageName}
          data-rove
          data-thing={`card ${stage.card}`}
          data-look={`card ${stage.card}`}
          data-state={stateOf('card', stage.card)}
          onClick={(event) => press('card', stage.card, event.currentTarget)}
        >
          <i>{`${printed(id).stage ?? ''}${stage.face.endsWith('.b') ? 'B' : 'A'}`}</i>
          <span>
            <b>{nameOf(text, id)}</b>
            <small>{text.say(`scenario.${SCENARIOS[view.scenario]}.name`)}</small>
          </span>
        </button>
        {size !== 'phone' && (
          <Picture
            seed={id}
            tone="quest"
            motif={motifOf(printed(id))}
            width={240}
            height={60}
            className={css.stagePicture}
          />
        )}
        {points > 0 ? (
          <Meter label={say('progress')} value={stage.progress} max={points} icon="gi:mountain-road" />
        ) : (
          <small className={css.noPoints}>{say('noPoints')}</small>
        )}
        {campaign && (
          <button
            type="button"
            className={css.aside}
            data-rove
            data-look={`card ${campaign.card}`}
            data-thing={`card ${campaign.card}`}
            data-state={stateOf('card', campaign.card)}
            onClick={(event) => press('card', campaign.card, event.currentTarget)}
          >
            {text.say('type.campaign')}
          </button>
        )}
      </div>
    </Panel>
  );
}

const ROOMY = 7;
/** Width of the staging area at the least width of a wide screen: six cards lie there in one row. */
const STAGED = 640;
const STAGED_GAP = 10;
export const ONE_ROW = 6;
const LEAST = 96;
const MOST = 124;

function widthOfStaged(n: number, size: LcgTableState['size']): number {
  if (size === 'phone') return 100;
  if (size === 'tablet') return n > ROOMY ? 104 : MOST;
  return Math.max(LEAST, Math.min(MOST, Math.floor(STAGED / n) - STAGED_GAP));
}

/** What was just turned up, the active location and the staging area. */
export function Staging({ className }: { className?: string }) {
  const { view, drawn, text, say, size } = useLcg();
  const { turned, staging: there } = drawn;
  const width = widthOfStaged(there.length + turned.length, size);
  return (
    <div className={`${css.row} ${className ?? ''}`} data-part="staging">
      {turned.length > 0 && (
        <Zone label={say('turned')} active>
          {turned.map((one) => (
            <OnTable key={one.card} one={one} width={width} />
          ))}
        </Zone>
      )}
      <Zone label={text.say('zone.active')} empty={say('noLocation')} className={css.active}>
        {drawn.active.map((one) => (
          <OnTable key={one.card} one={one} width={width} />
        ))}
      </Zone>
      <Zone label={say('stagingOf', { n: view.staging.threat })} empty={say('empty')} className={css.grow}>
        {there.map((one) => (
          <OnTable key={one.card} one={one} width={width} />
        ))}
      </Zone>
    </div>
  );
}

/** The decks of the scenario, and those of the reader. */
export function Piles({ className }: { className?: string }) {
  const { view, text, open, me, say } = useLcg();
  return (
    <Panel className={`${css.piles} ${className ?? ''}`} label={say('decks')}>
      <div className={css.pileOf}>
        <Pile label={text.say('zone.encounter-deck')} count={countOf(view, 'encounter-deck')} icon="gi:burning-eye" />
        <small>{say('pile.encounter')}</small>
      </div>
      <div className={css.pileOf}>
        <Pile
          label={text.say('zone.encounter-discard')}
          count={countOf(view, 'encounter-discard')}
          icon="gi:evil-wings"
          open
          onPress={() => open({ what: 'pile', id: 0 })}
        />
        <small>{say('pile.discard')}</small>
      </div>
      <div className={css.pileOf}>
        <Pile
          label={text.say('zone.victory')}
          count={countOf(view, 'victory')}
          icon="gi:laurel-crown"
          open
          onPress={() => open({ what: 'pile', id: 1 })}
        />
        <small>{say('pile.victory')}</small>
      </div>
      <span className={css.between} />
      <div className={css.pileOf}>
        <Pile label={text.say('zone.deck')} count={countOf(view, 'deck', me)} icon="gi:card-play" />
        <small>{say('pile.deck')}</small>
      </div>
      <div className={css.pileOf}>
        <Pile
          label={text.say('zone.discard')}
          count={countOf(view, 'discard', me)}
          icon="gi:scroll-unfurled"
          open
          onPress={() => open({ what: 'pile', id: 2 + me })}
        />
        <small>{say('pile.discard')}</small>
      </div>
    </Panel>
  );
}
