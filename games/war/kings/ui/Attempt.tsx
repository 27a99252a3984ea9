import { Icon, isLegal, Panel, Stage } from '@pony/ui';
import { Tile } from '../../ui/panels/Tile.tsx';
import type { MoreStage } from '../../ui/slots.tsx';
import { Choices } from '../../ui/stages/Choices.tsx';
import { useWar } from '../../ui/war.ts';
import css from './Attempt.module.css';
import { kingsIn, type Shown, sovereignsIn } from './model.ts';
import { Tablet } from './Tablet.tsx';
import { Tiles } from './Tiles.tsx';

const STEPS = ['eyes', 'draw', 'place', 'rest'] as const;

/** A drawn tile that may be laid on him, and where he would stand with it. */
function Drawn({ tile, of }: { tile: number; of: Shown }) {
  const { words, press, offers, facts, size } = useWar();
  const lit = offers.some((offer) => offer.option[0] === 'tile' && offer.option[1] === tile && isLegal(offer));
  const level = (of.tiles ?? []).reduce((sum, one) => sum + facts.tiles[one].value, facts.tiles[tile].value);
  const small = size === 'phone';
  const note =
    level >= of.resistance ? words.say('kings.fallsNow') : words.say('kings.after', { n: level, most: of.resistance });
  if (!lit)
    return (
      <span className={css.drawn}>
        <Tile tile={tile} small={small} />
        <small>{note}</small>
      </span>
    );
  return (
    <button
      type="button"
      className={css.drawn}
      data-rove
      data-lit
      data-state="legal"
      data-thing={`tile ${tile}`}
      onClick={(event) => press({ kind: 'tile', id: tile }, event.currentTarget)}
    >
      <Tile tile={tile} small={small} />
      <small>{note}</small>
    </button>
  );
}

/** A corruption attempt: what was drawn, what it would do to the Sovereign, and what goes back. */
function AttemptStage({ onAside }: { onAside: () => void }) {
  const { view, words, size } = useWar();
  const { held, heldCount, aside, tempted } = kingsIn(view);
  const of = sovereignsIn(view)[tempted];
  const name = words.character(of.character);
  return (
    <Stage
      label={words.say('kings.attempt')}
      title={words.say('kings.attempt')}
      note={words.say('kings.attemptOn', { name })}
      steps={STEPS.map((id) => ({ id, label: words.say(`kings.step.${id}`) }))}
      now={2}
      size={size}
      onAside={onAside}
      asideWords={words.say('stage.aside')}
      className={css.stage}
    >
      <div className={css.main}>
        <Panel className={css.who}>
          <Tablet state={of.state} letter={words.letter(of.character)} size={64} />
          <span>
            <b>{name}</b>
            <span className={css.standing}>
              <Tiles of={of} />
              {words.say('kings.hidden', { n: of.count })} · {words.say('kings.falls', { n: of.resistance })}
            </span>
          </span>
        </Panel>
        <Panel className={css.box}>
          <span className="pony-caps">
            {held ? words.say('kings.drawn') : words.say('kings.drawing', { n: heldCount })}
          </span>
          <div className={css.tiles}>
            {held
              ? held.map((tile) => <Drawn key={tile} tile={tile} of={of} />)
              : Array.from({ length: heldCount }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: tiles face down are all alike
                  <span key={i} className={css.back} role="img" aria-label={words.say('kings.tile')}>
                    <Icon name="pp:tile-back" />
                  </span>
                ))}
          </div>
          <Choices />
        </Panel>
        {aside.length > 0 && (
          <Panel className={css.box}>
            <span className="pony-caps">{words.say('kings.aside')}</span>
            <div className={css.tiles}>
              {aside.map((tile) => (
                <Tile key={tile} tile={tile} small />
              ))}
            </div>
          </Panel>
        )}
      </div>
    </Stage>
  );
}

export const attempt: MoreStage = {
  title: 'kings.attempt',
  icon: 'pp:eye',
  of: (view) => {
    const { tempted, heldCount } = kingsIn(view);
    return tempted >= 0 && heldCount > 0 ? `${tempted}` : null;
  },
  Stage: AttemptStage,
};
