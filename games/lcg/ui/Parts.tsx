/** The parts of the table: cards, the quest, the staging area, areas of players, hand, dials. */
import { CardChip, CardSpine, HandRow, Meter, Panel, Pile, PlayCard, Scale, SeatStrip, Zone } from '@pony/ui';
import { useState } from 'react';
import type { CardView } from '../src/view.ts';
import { attachedTo, faceOf, heldFace, idOf, nameOf } from './faces.ts';
import { NUMERALS, printed, STAT } from './facts.ts';
import css from './LcgTable.module.css';
import { cardsOf, countOf, useLcg } from './lcg.ts';

/** A card on the table with what lies on it. */
export function OnTable({ one, width }: { one: CardView; width?: number }) {
  const { view, text, stateOf, press } = useLcg();
  const attachments = attachedTo(one.card, view, text, {
    stateOf: (id) => stateOf('card', id),
    press: (id, from) => press('card', id, from),
  });
  return (
    <PlayCard
      face={faceOf(one, view, text, attachments)}
      width={width}
      state={stateOf('card', one.card)}
      onPress={(event) => press('card', one.card, event.currentTarget)}
      travel={`card-${one.card}`}
      thing={`card ${one.card}`}
    />
  );
}

/** The current stage: name, progress, and the campaign card beside it. */
export function Quest({ className }: { className?: string }) {
  const { view, text, say, stateOf, press } = useLcg();
  const [stage] = cardsOf(view, 'quest');
  const campaign = cardsOf(view, 'campaign')[0];
  if (!stage)
    return (
      <Panel className={className} label={say('quest')}>
        {null}
      </Panel>
    );
  const id = idOf(view, stage.card);
  const points = stage.stats[STAT.questPoints] ?? 0;
  return (
    <Panel className={className} label={say('quest')}>
      <div className={css.stage}>
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
          <b>{nameOf(text, id)}</b>
        </button>
        {points > 0 ? (
          <Meter label={say('progress')} value={stage.progress} max={points} icon="gi:mountain-road" />
        ) : (
          <small>{say('noPoints')}</small>
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

/** What was just turned up, the active location and the staging area. */
export function Staging({ className }: { className?: string }) {
  const { view, text, say } = useLcg();
  const turned = [...cardsOf(view, 'revealing'), ...cardsOf(view, 'shadow-up'), ...cardsOf(view, 'limbo')];
  return (
    <div className={`${css.row} ${className ?? ''}`}>
      {turned.length > 0 && (
        <Zone label={say('turned')} active>
          {turned.map((one) => (
            <OnTable key={one.card} one={one} />
          ))}
        </Zone>
      )}
      <Zone label={text.say('zone.active')} empty={say('noLocation')}>
        {cardsOf(view, 'active').map((one) => (
          <OnTable key={one.card} one={one} />
        ))}
      </Zone>
      <Zone label={text.say('zone.staging')} count={view.staging.threat} empty={say('empty')} className={css.grow}>
        {cardsOf(view, 'staging').map((one) => (
          <OnTable key={one.card} one={one} />
        ))}
      </Zone>
    </div>
  );
}

/** Threat against willpower, and what would come of it. */
export function Balance() {
  const { view, text, say, size } = useLcg();
  const { threat, willpower } = view.staging;
  const n = willpower - threat;
  const words = n > 0 ? say('ahead', { n }) : n < 0 ? say('behind', { n: -n }) : say('even');
  return (
    <Scale
      small={size === 'phone'}
      left={{
        icon: 'gi:burning-eye',
        value: threat,
        words: size === 'phone' ? undefined : text.say('counter.staging-threat'),
      }}
      right={{ icon: 'gi:sun', value: willpower, words: size === 'phone' ? undefined : text.say('counter.willpower') }}
    >
      {words}
    </Scale>
  );
}

/** Everything a player has before them: enemies first. */
export function Area({ seat, className }: { seat: number; className?: string }) {
  const { view, text, situation, viewer, say } = useLcg();
  const name = viewer.includes(seat) && viewer.length === 1 ? say('you') : text.say(`seat.p${seat + 1}`);
  const enemies = cardsOf(view, 'engaged', seat);
  return (
    <Zone
      upright
      seat={seat}
      label={`${NUMERALS[seat]} · ${name}`}
      active={situation.asked.includes(seat)}
      empty={say(view.out[seat] ? 'out' : 'empty')}
      className={className}
    >
      {[
        ...enemies.map((one) => <OnTable key={one.card} one={one} />),
        ...(enemies.length > 0 ? [<span key="between" className={css.between} />] : []),
        ...cardsOf(view, 'area', seat).map((one) => <OnTable key={one.card} one={one} />),
      ]}
    </Zone>
  );
}

/** Another player in one line; a press unfolds the area. */
export function Friend({ seat }: { seat: number }) {
  const { view, text, situation, stateOf, press, say } = useLcg();
  const lit = cardsOf(view, 'area', seat)
    .concat(cardsOf(view, 'engaged', seat))
    .some((one) => stateOf('card', one.card) === 'legal');
  const [open, setOpen] = useState(false);
  const enemies = cardsOf(view, 'engaged', seat);
  return (
    <SeatStrip
      mark={NUMERALS[seat]}
      seat={seat}
      name={text.say(`seat.p${seat + 1}`)}
      note={view.out[seat] ? say('out') : undefined}
      active={situation.asked.includes(seat)}
      hot={enemies.length > 0}
      numbers={[
        {
          icon: 'gi:burning-eye',
          label: text.say('counter.threat'),
          value: view.threat[seat],
          tone: view.threat[seat] >= 40 ? 'harm' : undefined,
        },
        { icon: 'gi:card-play', label: text.say('zone.hand'), value: countOf(view, 'hand', seat) },
      ]}
      onOpen={() => setOpen(!open)}
      open={open || lit}
      area={<Area seat={seat} />}
      right={enemies.map((one) => <CardChip key={one.card} face={faceOf(one, view, text)} filled />)}
    >
      {cardsOf(view, 'area', seat).map((one) => (
        <CardChip
          key={one.card}
          face={faceOf(one, view, text)}
          state={stateOf('card', one.card)}
          onPress={(event) => press('card', one.card, event.currentTarget)}
        />
      ))}
    </SeatStrip>
  );
}

/** Threat of every player; a player who can be chosen is pressed here. */
export function Dials({ className }: { className?: string }) {
  const { view, text, viewer, stateOf, press, say } = useLcg();
  return (
    <Panel className={`${css.dials} ${className ?? ''}`} label={text.say('counter.threat')}>
      {view.threat.map((threat, seat) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
          key={seat}
          type="button"
          className={css.dial}
          data-rove
          data-thing={`seat ${seat}`}
          data-state={stateOf('seat', seat)}
          data-high={threat >= 40 || undefined}
          data-out={view.out[seat] || undefined}
          aria-label={`${viewer.includes(seat) && viewer.length === 1 ? say('you') : text.say(`seat.p${seat + 1}`)}: ${text.say('counter.threat')} ${threat}${view.first === seat ? `, ${say('first')}` : ''}`}
          onClick={(event) => press('seat', seat, event.currentTarget)}
        >
          <b>{threat}</b>
          <span>
            {NUMERALS[seat]}
            {view.first === seat ? ' ★' : ''}
          </span>
        </button>
      ))}
    </Panel>
  );
}

/** The decks of the scenario. */
export function Encounter({ className }: { className?: string }) {
  const { view, text, open } = useLcg();
  return (
    <Panel className={`${css.piles} ${className ?? ''}`} label={text.say('zone.encounter-deck')}>
      <Pile label={text.say('zone.encounter-deck')} count={countOf(view, 'encounter-deck')} icon="gi:burning-eye" />
      <Pile
        label={text.say('zone.encounter-discard')}
        count={countOf(view, 'encounter-discard')}
        icon="gi:evil-wings"
        open
        onPress={() => open({ what: 'pile', id: 0 })}
      />
      <Pile
        label={text.say('zone.victory')}
        count={countOf(view, 'victory')}
        icon="gi:laurel-crown"
        open
        onPress={() => open({ what: 'pile', id: 1 })}
      />
    </Panel>
  );
}

/** Hands that are open to the viewer; equal titles are one card with a number. */
export function Hand({ seat, className }: { seat: number; className?: string }) {
  const { view, text, stateOf, press, size } = useLcg();
  const hand = view.hands[seat];
  if (typeof hand === 'number') return null;
  const titles = [...new Set(hand.map((card) => view.titles[card]))];
  return (
    <HandRow
      label={text.say('zone.hand')}
      count={titles.length}
      as="spines"
      columns={size === 'phone' ? 2 : 1}
      className={className}
    >
      {titles.map((id) => {
        const copies = hand.filter((card) => view.titles[card] === id).length;
        const { stats, ...named } = heldFace(view.titleIds[id], text);
        // Two columns on a phone have room for the name alone.
        const face = size === 'phone' ? named : { ...named, stats };
        return (
          <CardSpine
            key={id}
            face={copies > 1 ? { ...face, name: `${face.name} ×${copies}` } : face}
            state={stateOf('title', id)}
            onPress={(event) => press('title', id, event.currentTarget)}
            thing={`title ${id}`}
          />
        );
      })}
    </HandRow>
  );
}
