import { plain } from '@pony/text';
import { Menu } from '../float/Menu.tsx';
import { Sheet } from '../float/Sheet.tsx';
import type { Thing } from '../point/aims.ts';
import type { Pointing } from '../point/use-pointing.ts';
import type { GameText } from '../table-props.ts';
import { useUi } from '../ui-context.tsx';
import css from './Generic.module.css';
import { type Choice, isLegal } from './offers.ts';

interface FloatsProps {
  at: Pointing;
  choices: readonly Choice[];
  text: GameText;
  opened: Thing | null;
  open: (thing: Thing | null) => void;
}

/** What floats over the generic table: a menu beside a thing, and its closer look. */
export function Floats({ at, choices, text, opened, open }: FloatsProps) {
  const { say } = useUi();
  const { menu } = at;
  const here = menu ? choices.filter(({ offer }) => menu.offers.includes(offer)) : [];
  return (
    <>
      {opened && (
        <Sheet key={`${opened.kind}-${opened.id}`} title={text.name(opened.kind, opened.id)} onClose={() => open(null)}>
          <p className={css.effect}>{text.name(opened.kind, opened.id, 'effect')}</p>
        </Sheet>
      )}
      {menu && (
        <Menu
          anchor={menu.anchor}
          label={text.name(menu.thing.kind, menu.thing.id)}
          items={[
            ...here.map((choice) => ({ id: choice.id, label: plain(choice.words), notNow: !isLegal(choice) })),
            { id: 'look', icon: 'pp:find' as const, label: say('ui.look') },
          ]}
          onPick={(id) => {
            const choice = here.find((one) => one.id === id);
            at.close();
            if (choice) at.take(choice.offer, menu.anchor, menu.thing);
            else open(menu.thing);
          }}
          onClose={at.close}
        />
      )}
    </>
  );
}
