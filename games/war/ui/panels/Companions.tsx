import { useWar } from '../war.ts';
import css from './Companions.module.css';

/** The Companions with the Ring-bearers: letter, name, level; the Guide in gold. */
export function Companions() {
  const { fellowship, words, stateOf, press, facts } = useWar();
  const with_ = fellowship.companions.includes(fellowship.guide)
    ? fellowship.companions
    : [fellowship.guide, ...fellowship.companions];
  return (
    <div className={css.row}>
      {with_.map((character) => (
        <button
          key={character}
          type="button"
          className={css.companion}
          data-rove
          data-thing={`character ${character}`}
          onClick={(event) => press({ kind: 'character', id: character }, event.currentTarget)}
        >
          <i
            className={css.letter}
            data-guide={character === fellowship.guide || undefined}
            data-state={stateOf({ kind: 'character', id: character })}
          >
            {words.letter(character)}
          </i>
          <b>{words.character(character)}</b>
          <em>{facts.characters[character].level}</em>
        </button>
      ))}
    </div>
  );
}
