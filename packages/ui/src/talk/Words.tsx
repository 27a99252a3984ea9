import type { Reference, Sentence } from '../types.ts';
import css from './Words.module.css';

interface WordsProps {
  of: Sentence;
  /** Called when a thing in the sentence is pressed; without it names are plain words. */
  onReference?: (reference: Reference, from: Element) => void;
}

/** A sentence; names of cards, regions and seats in it open what they name. */
export function Words({ of, onReference }: WordsProps) {
  if (typeof of === 'string') return of;
  return of.map((part, i) => {
    if (typeof part === 'string') return part;
    const key = `${i}-${part.kind}-${part.id}`;
    if (!onReference) return <b key={key}>{part.text}</b>;
    // A link, because a button cannot be broken over two lines.
    return (
      <a
        key={key}
        href={`#${part.kind}-${part.id}`}
        className={css.name}
        onClick={(event) => {
          event.preventDefault();
          onReference(part, event.currentTarget);
        }}
      >
        {part.text}
      </a>
    );
  });
}
