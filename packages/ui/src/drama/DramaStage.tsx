import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../base/Button.tsx';
import { useFloatFocus } from '../float/use-float.ts';
import { Stage } from '../stage/Stage.tsx';
import type { TableSize } from '../table-props.ts';
import { Words } from '../talk/Words.tsx';
import { useUi } from '../ui-context.tsx';
import type { Act } from './acts.ts';
import css from './Drama.module.css';
import { Props } from './Props.tsx';
import type { DramaNow } from './use-drama.ts';

/**
 * What has just happened, on a stage over the board: dice, tiles, cards, arrivals. One that blocks goes on at a press anywhere
 * on the board, at Enter or Space; any other stops no press but those on itself. The prompt stays free.
 */
export function DramaStage({ drama, size }: { drama: DramaNow; size: TableSize }) {
  useOwnStage(drama);
  if (!drama.act) return null;
  return createPortal(<Shown key={drama.how} drama={drama} act={drama.act} size={size} />, document.body);
}

/** What is not held is not laid over a stage of the table, which shows it itself. */
function useOwnStage({ act, how, next }: DramaNow): void {
  const id = act?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each act
  useLayoutEffect(() => {
    if (id !== null && how !== 'blocks' && document.querySelector('[data-stage]')) next();
  }, [id, how]);
}

function Shown({ drama, act, size }: { drama: DramaNow; act: Act; size: TableSize }) {
  const { more, how, next, skip } = drama;
  const { say } = useUi();
  const veil = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const blocks = how === 'blocks';
  useFloatFocus(paper, skip, blocks);
  usePresses(veil, drama);
  const [title, ...others] = act.sentences;
  const label = say('ui.drama.title');
  return (
    <div ref={veil} className={css.veil} data-how={how} data-drama={act.id}>
      <div ref={paper} className={css.paper} role="dialog" aria-label={label} tabIndex={-1}>
        <Stage
          label={label}
          title={<Words of={title} />}
          note={more > 0 ? <span data-more={more}>{say('ui.drama.more', { n: more })}</span> : undefined}
          size={size}
          told
          onAside={skip}
          asideWords={say('ui.drama.skip')}
          asideIcon="pp:x"
          className={css.stage}
        >
          <Props key={act.id} of={act.props} id={act.id} />
          {others.length > 0 && (
            <ul className={css.others}>
              {others.map((words, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one decision keep their places
                <li key={i}>
                  <Words of={words} />
                </li>
              ))}
            </ul>
          )}
          {blocks && (
            <div className={css.on}>
              <Button act="go-on" onPress={next} first>
                {say('ui.drama.goOn')}
              </Button>
            </div>
          )}
        </Stage>
      </div>
    </div>
  );
}

/** A press on the veil goes on; what does not block goes on at any press or Escape, and whatever was meant hears it too. */
function usePresses(veil: RefObject<HTMLElement | null>, drama: DramaNow): void {
  const now = useRef(drama);
  now.current = drama;
  useEffect(() => {
    const element = veil.current;
    if (!element) return;
    const on = (event: Event): boolean => element.contains(event.target as Node);
    const click = (event: MouseEvent): void => {
      if (!(event.target as Element).closest('button')) now.current.next();
    };
    const elsewhere = (event: Event): void => {
      if (now.current.how === 'stays' && !on(event)) now.current.next();
    };
    const key = (event: KeyboardEvent): void => {
      if (now.current.how === 'blocks') return;
      if (event.key === 'Escape') now.current.skip();
      else elsewhere(event);
    };
    element.addEventListener('click', click);
    addEventListener('pointerdown', elsewhere);
    addEventListener('keydown', key);
    return () => {
      element.removeEventListener('click', click);
      removeEventListener('pointerdown', elsewhere);
      removeEventListener('keydown', key);
    };
  }, [veil]);
}
