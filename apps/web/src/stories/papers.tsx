import { Button, Coin, Flip, Hint, Icon, Mark, Menu, Sheet, Slip, TravelRoot, WhyNot } from '@pony/ui';
import { type ReactNode, useRef, useState } from 'react';
import css from './Stories.module.css';
import type { Story } from './story.ts';

/** A button that opens a paper beside itself. */
function Opener({ label, paper }: { label: string; paper: (anchor: Element | null, close: () => void) => ReactNode }) {
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} expanded={open} onPress={() => setOpen(!open)}>
        {label}
      </Button>
      {open && paper(button.current, () => setOpen(false))}
    </>
  );
}

function Moving({ label }: { label: string }) {
  const [side, setSide] = useState(0);
  const [up, setUp] = useState(true);
  const token = (
    <span data-travel="story" className={css.token}>
      <Icon name="gi:ring" />
    </span>
  );
  return (
    <TravelRoot step={side} className={css.row}>
      <span className={css.place}>{side === 0 && token}</span>
      <Button
        onPress={() => {
          setSide(1 - side);
          setUp(!up);
        }}
      >
        {label}
      </Button>
      <span className={css.place}>{side === 1 && token}</span>
      <Flip
        up={up}
        face={<Icon name="pp:star" className={css.turn} />}
        back={<Icon name="pp:eye" className={css.turn} />}
      />
    </TravelRoot>
  );
}

export const paperStories: readonly Story[] = [
  {
    name: 'WhyNot, Menu, Sheet, Slip, Hint',
    show: (t) => (
      <>
        <Opener
          label={t({ en: 'Why not?', uk: 'Чому ні?' })}
          paper={(anchor, close) => (
            <WhyNot
              anchor={anchor}
              beside="right"
              reason={t({
                en: 'Helm’s Deep costs you 4 coins; you have 3.',
                uk: '«Гельмів Яр» коштує вам 4 монети, у вас 3.',
              })}
              rows={[
                {
                  id: 'ruse',
                  mark: <Mark shape="diamond" icon="gi:hood" color="var(--s-ruse)" />,
                  words: t({ en: '2 Ruse missing: you have 1 of 3', uk: 'бракує 2 Хитрості: у вас 1 із 3' }),
                  value: <Coin value={2} />,
                },
                {
                  id: 'lead',
                  mark: <Mark shape="pennant" icon="gi:knight-banner" color="var(--s-leadership)" />,
                  words: t({ en: '2 Leadership missing', uk: 'бракує 2 Лідерства' }),
                  value: <Coin value={2} />,
                },
              ]}
              sum={{ words: t({ en: 'You would pay', uk: 'Ваша ціна' }), value: <Coin value={4} /> }}
              help={t({
                en: 'the lit Skill · 2 Ruse makes it cost 2.',
                uk: 'підсвічене Уміння · 2 хитрості знизить ціну до 2.',
              })}
              rules={[{ id: 'DU-9.14' }, { id: 'DU-9.10' }]}
              onRule={() => undefined}
              onClose={close}
            />
          )}
        />
        <Opener
          label={t({ en: 'Menu', uk: 'Меню' })}
          paper={(anchor, close) => (
            <Menu
              anchor={anchor}
              label={t({ en: 'What to do', uk: 'Що зробити' })}
              onPick={close}
              onClose={close}
              items={[
                {
                  id: 'play',
                  icon: 'gi:card-play',
                  label: t({ en: 'Play it', uk: 'Зіграти' }),
                  detail: <Coin value={1} />,
                },
                { id: 'discard', icon: 'gi:card-discard', label: t({ en: 'Discard it', uk: 'Скинути' }), detail: '+2' },
                { id: 'no', icon: 'pp:lock', label: t({ en: 'Not now', uk: 'Не зараз' }), notNow: true },
              ]}
            />
          )}
        />
        <Opener
          label={t({ en: 'Sheet', uk: 'Аркуш' })}
          paper={(_anchor, close) => (
            <Sheet title={t({ en: 'While you were away', uk: 'Поки вас не було' })} onClose={close}>
              <p>{t({ en: 'Sauron took Barad-dûr.', uk: 'Саурон узяв Барад-дур.' })}</p>
            </Sheet>
          )}
        />
        <Opener
          label={t({ en: 'Slip', uk: 'Записка' })}
          paper={(_anchor, close) => (
            <Slip
              tone="error"
              code="E-17"
              action={{ label: t({ en: 'Try again', uk: 'Спробувати ще' }), onPress: close }}
              onClose={close}
            >
              {t({ en: 'This move did not arrive. Nothing changed.', uk: 'Хід не дійшов. Нічого не змінилося.' })}
            </Slip>
          )}
        />
        <Opener
          label={t({ en: 'Hint', uk: 'Підказка' })}
          paper={(_anchor, close) => (
            <Hint
              points={['[aria-expanded="true"]']}
              label={t({ en: 'The lesson', uk: 'Урок' })}
              over={t({ en: 'The map · 3 of 9', uk: 'Мапа · 3 з 9' })}
              foot={
                <Button kind="main" onPress={close}>
                  {t({ en: 'Next', uk: 'Далі' })}
                </Button>
              }
            >
              <p>{t({ en: 'Two units of Sauron stand in Mordor.', uk: 'У Мордорі двоє воїнів Саурона.' })}</p>
            </Hint>
          )}
        />
      </>
    ),
  },
  { name: 'TravelRoot, Flip', show: (t) => <Moving label={t({ en: 'Move', uk: 'Перемістити' })} /> },
];
