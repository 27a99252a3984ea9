import { Button } from '@pony/ui';
import { Working } from '@pony/ui/review';
import { useWords } from '../words.ts';
import type { Review } from './use-review.ts';

/** How far the judging has come, with the way to end it and to go on. */
export function Work({ review }: { review: Review }) {
  const { say } = useWords();
  const { working, stopped, stop, goOn } = review;
  if (working)
    return (
      <Working
        words={say(`review.${working.what}`, { n: working.done, all: working.all })}
        done={working.done}
        all={working.all}
        stop={{ label: say('review.stop'), onPress: stop }}
      />
    );
  if (!stopped) return null;
  return (
    <Button kind="quiet" onPress={goOn}>
      {say('review.goOn')}
    </Button>
  );
}
