import { type IconName, isLegal, Menu, type MenuItem, type Pointing } from '@pony/ui';
import { shortWords } from './actions.tsx';
import { useDuel } from './duel.ts';
import { namedBy } from './sentence.ts';
import type { Thing } from './targets.ts';

const VERB_ICON: Readonly<Record<string, IconName>> = {
  play: 'gi:card-play',
  pick: 'gi:card-pickup',
  discard: 'gi:card-discard',
  'lose-grey': 'gi:card-discard',
  take: 'pp:fortL',
  name: 'pp:k-alliance',
  place: 'gi:swordman',
  spread: 'gi:swordman',
  move: 'gi:walking-boot',
};

/** The short list beside a thing: what may be done with it, and a closer look. */
export function DuelMenu({ choice }: { choice: Pointing }) {
  const duel = useDuel();
  const { menu } = choice;
  if (!menu) return null;
  const { anchor } = menu;
  const thing = menu.thing as Thing;
  const verbs = new Set<string>();
  const offers = thing.kind === 'region' ? menu.offers.filter(isLegal) : menu.offers;
  const shown = offers.filter(({ option }) => !verbs.has(option[0]) && verbs.add(option[0]));
  const named = namedBy(duel, thing);
  const label = named ? duel.text.name(named.kind, named.id) : duel.say('choose');
  const items: MenuItem[] = shown.map((offer) => ({
    id: offer.option[0],
    icon: VERB_ICON[offer.option[0]],
    label: shortWords(duel, offer, thing).label,
    notNow: !isLegal(offer),
  }));
  const what = named?.kind === 'race' ? 'stack' : (named?.kind as 'card' | 'tile' | 'region' | undefined);
  if (what) items.push({ id: 'look', icon: 'pp:find', label: duel.say('look') });
  return (
    <Menu
      anchor={anchor}
      label={label}
      items={items}
      beside={thing.kind === 'slot' ? 'above' : thing.kind === 'region' ? 'right' : 'left'}
      onClose={choice.close}
      onPick={(id) => {
        choice.close();
        if (id === 'look' && what && named) duel.open({ what, id: named.id });
        else if (id === 'spread' || (id === 'move' && thing.kind === 'region')) choice.begin(id, thing);
        else {
          const offer = shown.find(({ option }) => option[0] === id);
          if (offer) choice.take(offer, anchor, thing);
        }
      }}
    />
  );
}
