import { Sheet } from '@pony/ui';
import { CHARACTERS } from '../data/facts.ts';
import { Letter } from '../panels/Bits.tsx';
import { useWar } from '../war.ts';
import css from './sheets.module.css';

/** A Character: level, leadership, how he comes into play. */
export function CharacterSheet({ character, onClose }: { character: number; onClose: () => void }) {
  const { words } = useWar();
  const { id, level, leadership } = CHARACTERS[character];
  const enter = `character.${id}.enter`;
  const title = `character.${id}.title`;
  return (
    <Sheet title={words.character(character)} onClose={onClose} icon="gi:hooded-figure">
      <div className={css.stack}>
        <p className={css.line}>
          <Letter character={character} />
          {[
            words.has(title) ? words.say(title) : '',
            level < 0 ? words.say('table.flies') : words.say('table.level', { n: level }),
            words.say('table.leadership', { n: leadership }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {words.has(enter) && <p>{words.say(enter)}</p>}
      </div>
    </Sheet>
  );
}
