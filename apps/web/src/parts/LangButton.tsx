import { Button, Menu } from '@pony/ui';
import { useRef, useState } from 'react';
import { change } from '../settings.ts';
import { useWords } from '../words.ts';

const NAMES = { en: 'English', uk: 'Українська' } as const;

/** The language, switched at once. */
export function LangButton() {
  const { lang, say } = useWords();
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const own = NAMES[lang as keyof typeof NAMES];
  return (
    <>
      <Button ref={button} label={`${say('settings.language')}: ${own}`} expanded={open} onPress={() => setOpen(!open)}>
        {own}
      </Button>
      {open && (
        <Menu
          anchor={button.current}
          beside="below"
          label={say('settings.language')}
          items={Object.entries(NAMES).map(([id, name]) => ({
            id,
            label: <span lang={id}>{name}</span>,
            icon: id === lang ? ('pp:tick' as const) : undefined,
          }))}
          onPick={(id) => {
            change({ lang: id as keyof typeof NAMES });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
