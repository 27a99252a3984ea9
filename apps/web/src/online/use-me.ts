import { useEffect, useState } from 'react';
import { api, type Me, type User } from './api.ts';

/** What the server keeps of the reader beside name and seats; `ask` asks again. */
export function useMe(user: User | null): { me: Me | null; ask: () => void } {
  const [me, setMe] = useState<Me | null>(null);
  const [asked, setAsked] = useState(0);
  const who = user && `${user.id} ${user.login}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has become somebody else asks anew
  useEffect(() => {
    let gone = false;
    if (who === null) setMe(null);
    else
      api.me().then(
        (found) => !gone && setMe(found),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [who, asked]);
  return { me, ask: () => setAsked(asked + 1) };
}
