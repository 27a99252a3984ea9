/** The encounter: stage, active location, staging area, what was just turned up; in combat a line. */
import { FitZone, Icon, Meter, Picture } from '@pony/ui';
import { inside, type Rect } from '@pony/ui/fit';
import type { CardView } from '../src/view.ts';
import { idOf, motifOf, nameOf } from './faces.ts';
import { printed, SCENARIOS } from './facts.ts';
import css from './LcgTable.module.css';
import { countOf, useLcg } from './lcg.ts';
import { CardsIn } from './OnTable.tsx';

const stageNumber = (stage: CardView, id: string): string =>
  `${printed(id).stage ?? ''}${stage.face.endsWith('.b') ? 'B' : 'A'}`;

/** Name and number of the stage: pressed where it is asked for, else it is read. */
function StageName({ short }: { short?: boolean }) {
  const { view, drawn, text, stateOf, press } = useLcg();
  const { stage } = drawn;
  if (!stage) return null;
  const id = idOf(view, stage.card);
  return (
    <button
      type="button"
      className={css.stageName}
      data-rove
      data-thing={`card ${stage.card}`}
      data-look={`card ${stage.card}`}
      data-state={stateOf('card', stage.card)}
      onClick={(event) => press('card', stage.card, event.currentTarget)}
    >
      <i>{stageNumber(stage, id)}</i>
      <span>
        <b>{nameOf(text, id)}</b>
        {!short && <small>{text.say(`scenario.${SCENARIOS[view.scenario]}.name`)}</small>}
      </span>
    </button>
  );
}

function Progress() {
  const { drawn, say } = useLcg();
  const { stage } = drawn;
  if (!stage) return null;
  const points = stage.stats.questPoints ?? 0;
  return points > 0 ? (
    <Meter label={say('progress')} value={stage.progress} max={points} icon="gi:mountain-road" />
  ) : (
    <small className={css.noPoints}>{say('noPoints')}</small>
  );
}

function Campaign() {
  const { drawn, text, stateOf, press } = useLcg();
  const { campaign } = drawn;
  if (!campaign) return null;
  return (
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
  );
}

/** Stage, location and staging area beside each other. */
export function QuestZone({ rect }: { rect: Rect }) {
  const { view, drawn, text, say, zones, folded } = useLcg();
  const { c, kind } = zones;
  const { r } = c;
  const id = drawn.stage ? idOf(view, drawn.stage.card) : '';
  if (folded)
    return (
      <FitZone rect={rect} zone="quest" label={say('quest')} className={`${css.paper} ${css.line}`} part="quest">
        <StageName short />
        <span className={css.meter}>
          <Progress />
        </span>
        <span className={css.fact}>
          <Icon name="gi:burning-eye" label={text.say('zone.staging')} /> {view.staging.threat}
        </span>
        <span className={css.fact}>
          <Icon name="gi:mountain-road" label={text.say('zone.active')} />{' '}
          {drawn.active.length > 0
            ? drawn.active.map((one) => nameOf(text, idOf(view, one.card))).join(', ')
            : say('noLocation')}
        </span>
      </FitZone>
    );
  const stage = (kind === 'low' ? 8.5 : 10.5) * r;
  const gap = 0.4 * r;
  const location = drawn.active.length > 0 ? Math.min(c.max, Math.max(c.want, rect.h / 1.28)) + 0.8 * r : 5 * r;
  const deck = kind === 'wide' ? 4.6 * r : 0;
  const turned = drawn.turned.length > 0 ? Math.min(0.4 * rect.w, drawn.turned.length * (c.want + 12) + r) : 0;
  const left = stage + location + 2 * gap;
  const staging = rect.w - left;
  return (
    <>
      <FitZone
        rect={{ ...rect, w: stage }}
        zone="stage"
        label={say('quest')}
        className={`${css.paper} ${css.stage}`}
        part="quest"
      >
        <StageName short={rect.h < 7 * r} />
        {rect.h > 8 * r && (
          <Picture
            seed={id}
            tone="quest"
            motif={motifOf(printed(id))}
            width={240}
            height={60}
            className={css.picture}
          />
        )}
        <Campaign />
        <Progress />
      </FitZone>
      <FitZone
        rect={{ ...rect, x: rect.x + stage + gap, w: location }}
        zone="active"
        label={text.say('zone.active')}
        className={drawn.active.length > 0 ? css.bare : css.slot}
      >
        {drawn.active.length === 0 ? (
          <p>{say('noLocation')}</p>
        ) : (
          <CardsIn rect={{ x: 0, y: 0, w: location, h: rect.h }} second={drawn.active} place="staging" tiers={2} />
        )}
      </FitZone>
      <FitZone
        rect={{ ...rect, x: rect.x + left, w: staging }}
        zone="staging"
        label={say('stagingOf', { n: view.staging.threat })}
        className={css.paper}
        part="staging"
      >
        {drawn.staging.length === 0 && <p className={css.empty}>{say('empty')}</p>}
        <CardsIn
          rect={{ x: 0, y: 0, w: staging - deck - turned, h: rect.h }}
          second={drawn.staging}
          place="staging"
          tiers={2}
        />
        {turned > 0 && (
          <div className={css.turned} style={{ left: staging - deck - turned, width: turned }} data-turned>
            <CardsIn rect={{ x: 0, y: 0, w: turned, h: rect.h }} second={drawn.turned} place="staging" tiers={2} />
          </div>
        )}
        {deck > 0 && (
          <span
            className={css.deck}
            role="img"
            aria-label={`${text.say('zone.encounter-deck')}: ${countOf(view, 'encounter-deck')}`}
          >
            <Icon name="gi:burning-eye" />
            <b>{countOf(view, 'encounter-deck')}</b>
          </span>
        )}
      </FitZone>
    </>
  );
}

/** In one column: the stage in a line. */
export function QuestLine({ rect }: { rect: Rect }) {
  const { say } = useLcg();
  return (
    <FitZone rect={rect} zone="questline" label={say('quest')} className={`${css.paper} ${css.line}`} part="quest">
      <StageName short />
      <Campaign />
      <span className={css.meter}>
        <Progress />
      </span>
    </FitZone>
  );
}

/** In one column: what was turned up, the location and the staging area, and enemies that have no row of their own. */
export function StagingRow({ rect, enemies }: { rect: Rect; enemies: readonly CardView[] }) {
  const { view, drawn, say, zones } = useLcg();
  const box = inside(rect, zones.c);
  const all = [...drawn.turned, ...drawn.active, ...drawn.staging, ...enemies];
  return (
    <FitZone
      rect={rect}
      zone="staging"
      label={say('stagingOf', { n: view.staging.threat })}
      className={css.paper}
      part="staging"
    >
      {all.length === 0 && (
        <p className={css.empty} style={{ left: box.x }}>
          {say('empty')}
        </p>
      )}
      <CardsIn rect={{ x: 0, y: 0, w: rect.w, h: rect.h }} second={all} place="staging" tiers={2} />
    </FitZone>
  );
}
