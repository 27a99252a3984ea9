import { Icon } from '@pony/ui';
import { useWar } from '../../ui/war.ts';
import css from './Kings.module.css';
import { awakenedOf, countIn, type Shown, SOVEREIGNS, sovereignsIn } from './model.ts';
import { Tablet } from './Tablet.tsx';
import { Tiles } from './Tiles.tsx';

/** What stands at the end of the row: tiles and resistance, the token, or what he has become. */
function Standing({ of }: { of: Shown }) {
  const { words } = useWar();
  if (of.state === 'grey')
    return (
      <>
        <Tiles of={of} />
        <span className={css.falls}>{words.say('kings.falls', { n: of.resistance })}</span>
      </>
    );
  if (of.state === 'awakened' || of.token > 0)
    return (
      <span className={css.pill} data-used={of.token === 0 || undefined}>
        {of.token === 1 && <Icon name="pp:tick" />}
        {words.say(`kings.token.${of.token}`)}
      </span>
    );
  if (of.state !== 'corrupted') return null;
  return (
    <span className={css.pill} data-dark>
      {words.say(`kings.weakness.${SOVEREIGNS[of.k]}`)}
    </span>
  );
}

/** The five Sovereigns, row by row. A press on a lit row takes it up; on another one it shows where he stands. */
export function Sovereigns() {
  const { view, words, stateOf, press, lookAt, open } = useWar();
  const all = sovereignsIn(view);
  const gone = all.filter(({ state }) => state === 'out').map(({ character }) => words.character(character));
  return (
    <section className={css.box} aria-label={words.say('kings.title')}>
      <header className={css.head}>
        <span className="pony-caps">{words.say('kings.title')}</span>
        <span className="pony-caps">{words.say('kings.columns')}</span>
      </header>
      {all.map((of) => {
        if (of.state === 'out') return null;
        const thing = { kind: 'character', id: of.state === 'awakened' ? awakenedOf(of.k) : of.character } as const;
        const state = stateOf(thing);
        const lit = state === 'legal' || state === 'selected';
        return (
          <button
            key={of.k}
            type="button"
            className={css.row}
            data-rove
            data-lit={state === 'legal' || undefined}
            data-chosen={state === 'selected' || undefined}
            data-thing={`character ${thing.id}`}
            onClick={(event) => {
              if (lit) press(thing, event.currentTarget);
              else if (of.region >= 0) lookAt(of.region);
              else open({ what: 'character', id: thing.id });
            }}
          >
            <Tablet state={of.state} letter={words.letter(of.character)} size={30} />
            <span className={css.name}>
              <b>{words.character(of.character)}</b>
              <em>
                {words.say(`kings.state.${of.state}`)}
                {of.named && of.state === 'grey' ? ` · ${words.say('kings.tempted')}` : ''}
              </em>
            </span>
            <span className={css.standing}>
              <Standing of={of} />
            </span>
          </button>
        );
      })}
      {gone.length > 0 && <p className={css.gone}>{words.say('kings.gone', { names: gone.join(', ') })}</p>}
    </section>
  );
}

/** On a phone: how many are awakened; lit while one of them may be chosen, it opens all five. */
export function SovereignCounter() {
  const { view, words, open, offers } = useWar();
  const awakened = countIn(view, 'awakened');
  const label = words.say('kings.counter', { awakened, corrupted: countIn(view, 'corrupted') });
  const lit = offers.some(({ option, refusal }) => option[0] === 'corrupt' && !refusal);
  return (
    <button
      type="button"
      className={css.counter}
      data-rove
      data-lit={lit || undefined}
      data-act="sovereigns"
      onClick={() => open({ what: 'nations' })}
    >
      <span className="pony-aloud">{lit ? `${label}. ${words.say('kings.temptAny')}` : label}</span>
      <Icon name="pp:crown" />
      <b aria-hidden="true">{awakened}</b>
      <span aria-hidden="true">/5</span>
    </button>
  );
}
