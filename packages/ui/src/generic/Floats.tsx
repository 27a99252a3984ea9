import { plain } from '@pony/text';
import { Menu } from '../float/Menu.tsx';
import { Sheet } from '../float/Sheet.tsx';
import { WhyNot } from '../float/WhyNot.tsx';
import type { GameText } from '../table-props.ts';
import { useUi } from '../ui-context.tsx';
import css from './Generic.module.css';
import { isLegal } from './offers.ts';
import type { Pointing } from './use-pointing.ts';

interface FloatsProps {
  at: Pointing;
  text: GameText;
  openRule: (id: string) => void;
}

/** What floats over the generic table: a menu beside a thing, its closer look, "why not?". */
export function Floats({ at, text, openRule }: FloatsProps) {
  const { say } = useUi();
  const { menu, why, opened, close, open, take } = at;
  return (
    <>
      {opened && (
        <Sheet title={text.name(opened.kind, opened.id)} onClose={close}>
          <p className={css.effect}>{text.name(opened.kind, opened.id, 'effect')}</p>
        </Sheet>
      )}
      {menu && (
        <Menu
          anchor={menu.anchor}
          label={text.name(menu.kind, menu.id)}
          items={[
            ...menu.choices.map((choice) => ({
              id: choice.id,
              label: plain(choice.words),
              notNow: !isLegal(choice),
            })),
            { id: 'look', icon: 'pp:find' as const, label: say('ui.look') },
          ]}
          onPick={(id) => {
            const choice = menu.choices.find((one) => one.id === id);
            if (choice) take(choice, menu.anchor);
            else open(menu);
          }}
          onClose={close}
        />
      )}
      {why && (
        <WhyNot
          key={why.refusal.say}
          anchor={why.anchor}
          reason={text.tell('refuse', why.refusal)}
          rules={why.refusal.rule ? [{ id: why.refusal.rule }] : []}
          onRule={openRule}
          onReference={open}
          onClose={close}
        />
      )}
    </>
  );
}
