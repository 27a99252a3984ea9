import { isLegal, CardSheet as Large, type LargePart } from '@pony/ui';
import { DECKS, GLYPHS, SIDE } from '../data/facts.ts';
import { touchedBy } from '../model.ts';
import { useWar } from '../war.ts';
import css from './sheets.module.css';

/** Everything the event would touch now, by name. */
function Touches({ card }: { card: number }) {
  const { words, view } = useWar();
  const touched = touchedBy(view, card);
  if (!touched || touched.regions.size + touched.nations.size === 0) return null;
  const names = [
    ...(touched.fellowship ? [words.say('table.fellowship')] : []),
    ...[...touched.nations].map((nation) => words.nation(nation)),
    ...[...touched.regions].map((region) => words.region(region)),
  ];
  return (
    <p>
      <b>{words.say('table.touches')}:</b> {names.join(', ')}.
    </p>
  );
}

/** An event card as it is read: what plays it, what it needs, what it does, and what it is worth in battle. */
export function CardSheet({ card, onClose }: { card: number; onClose: () => void }) {
  const { words, offers, view, text, facts, targets } = useWar();
  const { id, side, deck, type, combat } = facts.cards[card];
  const here = targets.offersAt(offers, view, { kind: 'card', id: card });
  const refusal = here.some(isLegal) ? undefined : here[0]?.refusal;
  const part = (title: string, of: string, fold?: LargePart['fold']): LargePart[] =>
    words.has(of) ? [{ title: title && words.say(title), text: words.say(of), fold }] : [];
  const inBattle = { name: words.combat(card), icon: 'gi:crossed-swords' } as const;
  const needs = `combat.${combat}.requires`;
  const does = `combat.${combat}.effect`;
  return (
    <Large
      label={words.card(card)}
      onClose={onClose}
      className={css.beside}
      tone={deck === 0 ? 'manoeuvre' : 'treasure'}
      band={`var(--piece-${SIDE[side]})`}
      kind={{ icon: GLYPHS[type][0], letter: words.tag(type), name: words.die(type) }}
      picture={{ seed: id, motif: GLYPHS[type][0] }}
      name={words.card(card)}
      typeLine={`${words.say(`deck.${DECKS[deck]}`)} · ${words.side(side)}`}
      parts={[
        ...part('table.needs', `card.${id}.requires`),
        ...part('table.effect', `card.${id}.effect`),
        ...part('table.discardWhen', `card.${id}.discard`),
        {
          text: (
            <>
              {words.has(needs) && (
                <>
                  <b>{words.say('table.needs')}.</b> {words.say(needs)}{' '}
                </>
              )}
              {words.has(does) && words.say(does)}
            </>
          ),
          fold: inBattle,
        },
      ]}
      refused={refusal && text.tell('refuse', refusal)}
    >
      <Touches card={card} />
    </Large>
  );
}
