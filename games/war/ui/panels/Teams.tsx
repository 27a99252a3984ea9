import { classes, Icon, SeatMark } from '@pony/ui';
import { DECKS, SIDE } from '../data/facts.ts';
import { hasTeams, isTeam, markOf, nationsOf, orderOf, seatsOfSide } from '../team.ts';
import { useWar } from '../war.ts';
import { NationBadge } from './Bits.tsx';
import css from './Teams.module.css';

/** Whose action it is: the seat that is asked, else the one who acts. */
function useActing(): number {
  const { situation, view } = useWar();
  return situation.asked[0] ?? view.actor;
}

/** The crown of the player who leads a team. */
function LeadMark() {
  const { words } = useWar();
  return (
    <span className={css.lead}>
      <Icon name="gi:queen-crown" label={words.say('team.leads')} />
    </span>
  );
}

/** The mark of a seat in the shape of its side. */
export function Mark({ seat, small, on }: { seat: number; small?: boolean; on?: boolean }) {
  const { view } = useWar();
  return (
    <SeatMark mark={markOf(view, seat)} side={SIDE[view.seats[seat].side]} small={small} at={on ? 'on' : undefined} />
  );
}

/** The players of a side under its seal: mark, name, part, nations, cards; the one who acts is washed in gold. */
export function TeamRows({ side }: { side: number }) {
  const { view, words, playerOf, present, situation, alone, viewer } = useWar();
  const acting = useActing();
  if (!hasTeams(view)) return null;
  return (
    <ul className={css.rows}>
      {seatsOfSide(view, side).map((seat) => {
        const { role, leads, backs } = view.seats[seat];
        const away = present?.[seat] === false;
        const name = playerOf(seat);
        const part = words.say(`team.role.${role}`);
        const { holder, name: person } = situation.seats[seat];
        const you = alone && viewer.includes(seat) ? words.say('table.you') : '';
        const who = holder === 'bot' ? words.say('table.bot') : you || person;
        const line = [name === part ? who : part, words.say('table.cards', { n: backs.length })];
        const side = words.side(view.seats[seat].side);
        return (
          <li key={seat} className={css.row} data-on={seat === acting || undefined} data-away={away || undefined}>
            <Mark seat={seat} />
            <span className={css.words}>
              {/* Whoever is a side alone is named by it already. */}
              {name !== side && (
                <b>
                  <span title={name}>{name}</span> {leads && <LeadMark />}
                </b>
              )}
              <em>{line.filter((one) => one && one !== side).join(' · ')}</em>
            </span>
            <span className={css.nations}>
              {nationsOf(view, seat).map((nation) => (
                <NationBadge key={nation} nation={nation} label={words.nation(nation)} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The order of this turn: marks with arrows, the acting one ringed. On a phone also hands and who leads. */
export function TurnOrder({ className }: { className?: string }) {
  const { view, words, playerOf, size } = useWar();
  const acting = useActing();
  if (!hasTeams(view)) return null;
  return (
    <ol className={classes(css.order, className)} aria-label={words.say('team.order')}>
      {orderOf(view).map((seat, i) => {
        const { leads, backs, side } = view.seats[seat];
        const on = seat === acting;
        return (
          <li key={seat} data-on={on || undefined} data-side={SIDE[side]} aria-current={on ? 'step' : undefined}>
            {i > 0 && <Icon name="pp:pass" className={css.arrow} />}
            <span className={css.place}>
              <Mark seat={seat} small={size === 'phone'} on={on} />
              <span className={css.name}>
                <b>{playerOf(seat)}</b>
                {size === 'phone' && (
                  <em>
                    <Icon name="pp:cards" label={words.say('table.cards', { n: backs.length })} />
                    {backs.length}
                    {leads && <Icon name="gi:queen-crown" label={words.say('team.leads')} />}
                  </em>
                )}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Hands of the side that the reader may not read: backs by deck. */
export function ClosedHands({ side, className }: { side: number; className?: string }) {
  const { view, words, playerOf } = useWar();
  if (!isTeam(view, side)) return null;
  const closed = seatsOfSide(view, side).filter((seat) => view.seats[seat].hand === null);
  if (closed.length === 0 || closed.length === seatsOfSide(view, side).length) return null;
  return (
    <section className={classes(css.closed, className)} aria-label={words.say('team.closedHand')}>
      {closed.map((seat) => (
        <div key={seat} className={css.mate}>
          <Mark seat={seat} />
          <span className={css.words}>
            <b>{words.say('team.handOf', { name: playerOf(seat) })}</b>
            <em>{words.say('team.closed')}</em>
          </span>
          <span className={css.backs}>
            {view.seats[seat].backs.map((deck, i) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: backs of one deck are all alike
                key={i}
                data-deck={DECKS[deck]}
                role="img"
                aria-label={words.deck(deck)}
              >
                <Icon name={deck === 0 ? 'gi:broadsword' : 'gi:vertical-banner'} />
              </span>
            ))}
          </span>
        </div>
      ))}
    </section>
  );
}
