import type { OptionSpec } from '@pony/engine';
import { useOwnDecks } from '../store/own-decks.ts';
import { Choice } from './Choice.tsx';
import css from './SeatOptions.module.css';

interface SeatOptionsProps {
  seat: string;
  specs: readonly OptionSpec[];
  chosen(id: string): string | undefined;
  /** An option in words, or one of its values. */
  named(id: string, value?: string): string;
  /** What an option asks or gives, in a sentence. */
  noteOf?(id: string, value: string): string | undefined;
  /** Decks of one's own for this game are offered beside the known ones. */
  game: string;
  onChoose(id: string, value: string): void;
}

/** What a seat may choose for itself until the start: a deck, say. Nothing where a game has nothing of the kind. */
export function SeatOptions({ seat, specs, chosen, named, noteOf, game, onChoose }: SeatOptionsProps) {
  const own = useOwnDecks(game);
  if (specs.length === 0) return null;
  return (
    <div className={css.own} data-own-options={seat}>
      {specs.map(({ id, values, known }) => (
        <Choice
          key={id}
          label={named(id)}
          values={values}
          known={known}
          own={id === 'deck' ? own.map(({ deck, name }) => ({ value: deck, label: name })) : undefined}
          note={noteOf?.(id, chosen(id) ?? '')}
          value={chosen(id) ?? values?.[0] ?? ''}
          named={(value) => named(id, value)}
          onChoose={(value) => onChoose(id, value)}
        />
      ))}
    </div>
  );
}
