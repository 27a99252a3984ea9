import { plain } from '@pony/text';
import { Icon, Sheet, Vignette } from '@pony/ui';
import { CARDS, DECKS, FACES, GLYPHS, SIDE } from '../data/facts.ts';
import { touchedBy } from '../model.ts';
import { isLegal, offersAt } from '../point/targets.ts';
import { useWar } from '../war.ts';
import css from './Card.module.css';

/** One paragraph of a card, when it has it. */
function Part({ title, of }: { title: string; of: string }) {
  const { words } = useWar();
  if (!words.has(of)) return null;
  return (
    <p>
      <b>{title}.</b> {words.say(of)}
    </p>
  );
}

/** An event card as it is read: what plays it, what it needs, what it does, and what it is worth in battle. */
export function EventCard({ card }: { card: number }) {
  const { words } = useWar();
  const { id, side, deck, type, combat } = CARDS[card];
  return (
    <article className={css.card} data-side={SIDE[side]}>
      <header className={css.band}>
        <span className={css.type}>
          <Icon name={GLYPHS[type][0]} label={words.die(type)} />
        </span>
        <div>
          <b>{words.card(card)}</b>
          <span>{words.say(`deck.${DECKS[deck]}`)}</span>
        </div>
      </header>
      <Vignette
        seed={id}
        tone={deck === 0 ? 'manoeuvre' : 'treasure'}
        motif={GLYPHS[type][0]}
        width={220}
        height={52}
      />
      <div className={css.words} data-type={FACES[type]}>
        <Part title={words.say('table.needs')} of={`card.${id}.requires`} />
        <Part title={words.say('table.effect')} of={`card.${id}.effect`} />
        <Part title={words.say('table.discardWhen')} of={`card.${id}.discard`} />
      </div>
      <div className={css.combat}>
        <b>
          <Icon name="gi:crossed-swords" label={words.say('table.combat')} /> {words.combat(card)}
        </b>
        <Part title={words.say('table.needs')} of={`combat.${combat}.requires`} />
        {words.has(`combat.${combat}.effect`) && <p>{words.say(`combat.${combat}.effect`)}</p>}
      </div>
    </article>
  );
}

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
    <p className={css.touches}>
      <b>{words.say('table.touches')}:</b> {names.join(', ')}.
    </p>
  );
}

export function CardSheet({ card, onClose }: { card: number; onClose: () => void }) {
  const { words, offers, view, text } = useWar();
  const here = offersAt(offers, view, { kind: 'card', id: card });
  const refused = here.some(isLegal) ? undefined : here[0]?.refusal;
  return (
    <Sheet title={words.card(card)} onClose={onClose} className={css.sheet}>
      <EventCard card={card} />
      <Touches card={card} />
      {refused && <p className={css.refused}>{plain(text.tell('refuse', refused))}</p>}
    </Sheet>
  );
}
