import { Sheet } from '@pony/ui';
import { DECKS } from '../data/facts.ts';
import { Backs, Spine } from '../panels/Hand.tsx';
import { useWar } from '../war.ts';
import css from './sheets.module.css';

/** The cards of a side: backs in hand, decks, what was played and what was thrown away unseen. */
export function PilesSheet({ side, onClose }: { side: number; onClose: () => void }) {
  const { view, words } = useWar();
  const { decks, played, buriedCount, buried, table } = view.sides[side];
  return (
    <Sheet title={words.side(side)} onClose={onClose}>
      <div className={css.stack}>
        <h3 className="pony-caps">{words.say('table.handOf', { side: words.side(side) })}</h3>
        <Backs side={side} />
        {table.length > 0 && <h3 className="pony-caps">{words.say('table.onTable')}</h3>}
        {table.map((card) => (
          <Spine key={card} card={card} />
        ))}
        <h3 className="pony-caps">{words.say('table.piles')}</h3>
        <p>
          {DECKS.map((_, deck) => words.say('table.deckLeft', { deck: words.deck(deck), n: decks[deck] })).join(' · ')}
        </p>
        <p>{words.say('table.discardCount', { open: played.length, hidden: buriedCount })}</p>
        {[...played, ...(buried ?? [])].map((card) => (
          <Spine key={card} card={card} />
        ))}
      </div>
    </Sheet>
  );
}
