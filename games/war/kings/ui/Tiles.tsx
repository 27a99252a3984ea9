import { Icon } from '@pony/ui';
import { useFacts } from '../../ui/slots.tsx';
import { useWarWords } from '../../ui/words/words.ts';
import css from './Kings.module.css';
import type { Shown } from './model.ts';

/** The tiles that lie on a Sovereign: backs, or numbers for those who may see them; Kings tiles lie face up. */
export function Tiles({ of }: { of: Shown }) {
  const words = useWarWords();
  const facts = useFacts();
  if (of.count + of.crowns.length === 0) return null;
  return (
    <span className={css.tiles}>
      {Array.from({ length: of.count }, (_, i) => {
        const tile = of.tiles?.[i];
        const label = tile === undefined ? words.say('kings.tile') : String(facts.tiles[tile].value);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles face down are all alike
          <span key={i} className={css.tile} role="img" aria-label={label}>
            {tile === undefined ? <Icon name="pp:tile-back" /> : facts.tiles[tile].value}
          </span>
        );
      })}
      {of.crowns.map((tile) => {
        const { value } = facts.tiles[tile];
        return (
          <span
            key={tile}
            className={css.tile}
            data-crown
            role="img"
            aria-label={words.say('kings.crown', { n: value })}
          >
            {value}
            <Icon name="pp:crown" />
          </span>
        );
      })}
    </span>
  );
}
