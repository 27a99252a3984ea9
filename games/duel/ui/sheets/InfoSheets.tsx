/** Sheets that only tell: a stack of tokens, the Quest, the discard, a region. */
import { Sheet } from '@pony/ui';
import { Character } from '../board/QuestTrack.tsx';
import { tileOf, useRegionWords } from '../board/RegionMap.tsx';
import { useDuel } from '../duel.ts';
import { BONUSES, NEIGHBOURS, RACES, REGIONS, SIDES, TOKENS } from '../facts.ts';
import { RACE_ICON, REGION_LOOK } from '../icons.ts';
import { TokenFace } from '../marks/effects.tsx';
import css from './sheets.module.css';

interface Closable {
  onClose: () => void;
}

/** A stack of tokens: what may lie in it, who has which, and which one is known to be on top. */
export function StackSheet({ race, onClose }: { race: number } & Closable) {
  const { view, text, say, open } = useDuel();
  const stack = view.stacks[race];
  const whereIs = (token: number): string => {
    const owner = view.sides.findIndex((side) => side.tokens.includes(token));
    if (owner >= 0) return say('tokenWith', { seat: text.say(`seat.${SIDES[owner]}`) });
    const depth = stack.known.indexOf(token);
    return depth >= 0 ? say('tokenKnown', { n: depth + 1 }) : say('tokenHidden');
  };
  return (
    <Sheet
      title={`${text.say(`race.${RACES[race]}`)} · ${text.say('count.tokens', { n: stack.size })}`}
      icon={RACE_ICON[race]}
      onClose={onClose}
    >
      {TOKENS.map((token, id) =>
        token.race !== race ? null : (
          <button key={token.id} type="button" className={css.line} onClick={() => open({ what: 'token', id })}>
            <TokenFace token={id} />
            <span>
              <b>{text.name('token', id)}</b>
              <small>{text.name('token', id, 'effect')}</small>
              <em>{whereIs(id)}</em>
            </span>
          </button>
        ),
      )}
    </Sheet>
  );
}

export function QuestSheet({ onClose }: Closable) {
  const { view, text, say } = useDuel();
  return (
    <Sheet title={text.say('quest.name')} icon="gi:ring" onClose={onClose}>
      {SIDES.map((side, seat) => (
        <div key={side} className={css.line}>
          <Character seat={seat} className={css.character} />
          <span>
            <b>{text.say(`quest.character.${side}`)}</b>
            <small>{say(`left.${side}`, { n: view.goal - view.sides[seat].quest })}</small>
          </span>
        </div>
      ))}
      <h3 className="pony-caps">{say('bonuses')}</h3>
      {BONUSES.map(({ step }) => (
        <div key={step} className={css.line}>
          <b className={css.step}>{step}</b>
          <span>
            <b>{text.say(`bonus.${step}.name`)}</b>
            <small>{text.say(`bonus.${step}.effect`)}</small>
            <em>
              {SIDES.map((side, seat) =>
                view.sides[seat].quest >= step ? say('bonusTaken', { seat: text.say(`seat.${side}`) }) : '',
              )
                .filter(Boolean)
                .join(' ')}
            </em>
          </span>
        </div>
      ))}
    </Sheet>
  );
}

export function DiscardSheet({ onClose }: Closable) {
  const { view, text, say } = useDuel();
  return (
    <Sheet
      title={`${text.say('word.discard')} · ${text.say('count.cards', { n: view.discard })}`}
      icon="gi:card-discard"
      onClose={onClose}
    >
      <p className={css.lead}>{say('discardTells')}</p>
    </Sheet>
  );
}

export function RegionSheet({ region, onClose }: { region: number } & Closable) {
  const { text, say, open, view } = useDuel();
  const words = useRegionWords();
  const tile = tileOf(region);
  const owner = view.sides.findIndex((side) => side.tiles.includes(tile));
  return (
    <Sheet title={text.say(`region.${REGIONS[region]}`)} icon={REGION_LOOK[region].icon} onClose={onClose}>
      <p className={css.lead}>{words(region)}</p>
      <h3 className="pony-caps">{say('neighbours')}</h3>
      <p className={css.lead}>{NEIGHBOURS[region].map((id) => text.say(`region.${REGIONS[id]}`)).join(', ')}</p>
      <h3 className="pony-caps">{text.say('word.tile')}</h3>
      <button type="button" className={css.line} onClick={() => open({ what: 'tile', id: tile })}>
        <span>
          <b>{text.name('tile', tile)}</b>
          <small>{text.name('tile', tile, 'effect')}</small>
          {owner >= 0 && <em>{say('tokenWith', { seat: text.say(`seat.${SIDES[owner]}`) })}</em>}
        </span>
      </button>
    </Sheet>
  );
}
