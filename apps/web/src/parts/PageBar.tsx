import { Button, TopBar, usePhone } from '@pony/ui';
import type { ReactNode } from 'react';
import { useWords } from '../words.ts';
import { LangButton } from './LangButton.tsx';

interface PageBarProps {
  middle?: ReactNode;
  /** Before language and settings: ways to other pages. */
  ways?: ReactNode;
  settings?: boolean;
  /** Instead of language and settings. */
  end?: ReactNode;
}

/** The top of every page but home: the sign leads home, language and settings at the right. */
export function PageBar({ middle, ways, settings = true, end }: PageBarProps) {
  const { say } = useWords();
  const phone = usePhone();
  return (
    <TopBar name={say('brand.short')} home="/" homeLabel={say('brand.home')} middle={middle}>
      {ways}
      {end ?? (
        <>
          <LangButton />
          {settings && (
            <Button icon="pp:menu" href="/settings" label={phone ? say('settings.title') : undefined}>
              {phone ? null : say('settings.title')}
            </Button>
          )}
        </>
      )}
    </TopBar>
  );
}
