/** Cards as the shared components draw them. */
import type { CardFace } from '@pony/ui';
import type { Duel } from './duel.ts';
import { CARDS, type CardFacts, NUMERALS, SKILLS } from './facts.ts';
import { CHAIN_ICON, KIND_ICON, pictureOf } from './icons.ts';
import { CardCost, CardEffect } from './marks/effects.tsx';

/** The cost in words, as printed. */
export function costWords({ text, say }: Pick<Duel, 'text' | 'say'>, card: Pick<CardFacts, 'coins' | 'cost'>): string {
  const out: string[] = [];
  if (card.coins > 0) out.push(text.say('count.coins', { n: card.coins }));
  card.cost.forEach((n, skill) => {
    if (n > 0) out.push(`${n} ${text.say(`skill.${SKILLS[skill]}`)}`);
  });
  return out.length > 0 ? say('costs', { cost: out.join(', ') }) : say('costsNothing');
}

/** Everything a card says, read aloud: name, cost, chains, and what else is worth saying. */
function cardLabel(duel: Pick<Duel, 'text' | 'say'>, id: number, more: readonly string[] = []): string {
  const card = CARDS[id];
  const { text } = duel;
  const out = [text.name('card', id), costWords(duel, card)];
  if (card.chainIn) out.push(text.say('chainNote.asks', { symbol: text.say(`chain.${card.chainIn}`) }));
  if (card.chainOut) out.push(text.say('chainNote.gives', { symbol: text.say(`chain.${card.chainOut}`) }));
  return [...out, ...more].join('. ');
}

export function cardFace(duel: Pick<Duel, 'text' | 'say'>, id: number, more: readonly string[] = []): CardFace {
  const card = CARDS[id];
  return {
    label: cardLabel(duel, id, more),
    tone: card.kind,
    kind: { icon: KIND_ICON[card.kind], letter: duel.text.say(`tag.kind.${card.kind}`) },
    effect: <CardEffect card={id} />,
    cost: <CardCost card={id} />,
    gives: card.chainOut ? CHAIN_ICON[card.chainOut] : undefined,
    picture: { seed: card.id, motif: pictureOf(card) },
  };
}

export const numeralOf = (chapter: number): string => NUMERALS[chapter - 1];
