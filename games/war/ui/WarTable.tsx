import {
  classes,
  Menu,
  type PromptAction,
  PromptBar,
  type TableProps,
  TableTop,
  TravelRoot,
  useHotkeys,
  useKeepFocus,
  useRoving,
  WhyNot,
} from '@pony/ui';
import { useRef } from 'react';
import { Phone } from './layouts/Phone.tsx';
import { Tablet } from './layouts/Tablet.tsx';
import { Wide } from './layouts/Wide.tsx';
import type { WarView } from './model.ts';
import { TurnAndPoints } from './panels/Top.tsx';
import { offerWords, promptActions } from './point/prompt-actions.ts';
import { ruleOfPrompt } from './point/prompt-rules.ts';
import { spoken } from './point/sentence.ts';
import { OpenedSheets } from './sheets/OpenedSheets.tsx';
import { type WarSlots, WarSlotsProvider } from './slots.tsx';
import { Stage, StageTab, useStage } from './stages/Stage.tsx';
import { useWarTable } from './use-war.ts';
import css from './WarTable.module.css';
import { WarProvider } from './war.ts';
import { WarWordsProvider } from './words/words.ts';

const NO_SLOTS: WarSlots = {};

export interface WarTableProps extends TableProps<WarView> {
  /** What an expansion adds, place by place. */
  slots?: WarSlots;
}

/** The table of War of the Ring: everything one viewer sees, at any size, and every choice pointed at. */
export function WarTable({ slots = NO_SLOTS, ...props }: WarTableProps) {
  const { situation, mood, size, bar, after, inPrompt } = props;
  const { war, choice, opened, close } = useWarTable(props);
  const root = useRef<HTMLDivElement>(null);
  const { undo: back, outcome, version } = situation;
  const live = mood === 'live' && outcome === null;
  useRoving(root, '[data-rove]:not([data-region])');
  useKeepFocus(root, version);
  const { stage, aside, putAside } = useStage(war);
  const staged = stage !== null && !aside;
  const half = choice.half !== null || choice.die !== null;
  const mayUndo = mood !== 'replay' && back.last !== null && (back.freeFrom !== null || back.beyond !== 'refused');
  const undo = half ? choice.putBack : mood === 'replay' ? undefined : () => props.undo();
  useHotkeys({
    u: undo,
    '?': live ? () => choice.setAsking(!choice.asking) : undefined,
    l: () => war.open({ what: 'log' }),
    escape: half ? choice.putBack : war.region !== null ? () => war.lookAt(null) : undefined,
  });
  let actions: readonly PromptAction[] = [];
  if (outcome) actions = after ?? [];
  else if (live && situation.prompt) actions = promptActions(war, mayUndo ? () => props.undo() : undefined, staged);
  return (
    <WarWordsProvider value={war.words}>
      <WarSlotsProvider value={slots}>
        <WarProvider value={war}>
          <div ref={root} className={css.table} data-asking={choice.asking || undefined}>
            <TravelRoot step={version} className={classes(css.grid, css[size], staged && css.staged)}>
              <TableTop
                bar={bar}
                size={size}
                className={css.top}
                middle={<TurnAndPoints />}
                onUndo={undo}
                undoNotNow={!half && !mayUndo}
                asking={choice.asking}
                onAsk={live ? () => choice.setAsking(!choice.asking) : undefined}
                onLog={() => war.open({ what: 'log' })}
              />
              <main className={css.main}>
                <h1 className="pony-aloud">{war.text.say('title')}</h1>
                {staged && stage ? (
                  <Stage stage={stage} onAside={() => putAside(true)} />
                ) : (
                  <>
                    {size === 'wide' && <Wide />}
                    {size === 'tablet' && <Tablet />}
                    {size === 'phone' && <Phone />}
                  </>
                )}
              </main>
              <PromptBar
                {...(props.speech ?? spoken(war))}
                rule={live ? ruleOfPrompt(situation.prompt?.say) : undefined}
                onRule={props.openRule}
                actions={actions}
                className={css.prompt}
              >
                {inPrompt}
              </PromptBar>
            </TravelRoot>
          </div>
          {stage && aside && <StageTab stage={stage} onBack={() => putAside(false)} />}
          <OpenedSheets opened={opened} close={close} undo={props.undo} />
          {choice.menu && (
            <Menu
              anchor={choice.menu.anchor}
              label={war.words.say('say.pickOne')}
              items={choice.menu.offers.map((offer) => ({ id: offer.option.join(' '), label: offerWords(offer, war) }))}
              onClose={choice.closeMenu}
              onPick={(id) => {
                const offer = choice.menu?.offers.find(({ option }) => option.join(' ') === id);
                choice.closeMenu();
                if (offer) choice.take(offer, choice.menu?.anchor ?? null);
              }}
            />
          )}
          {choice.why && (
            <WhyNot
              key={`${version}-${choice.why.refusal.say}`}
              anchor={choice.why.anchor}
              reason={war.text.tell('refuse', choice.why.refusal)}
              rules={choice.why.refusal.rule ? [{ id: choice.why.refusal.rule }] : []}
              onRule={war.openRule}
              onReference={war.follow}
              onClose={choice.closeWhy}
            />
          )}
        </WarProvider>
      </WarSlotsProvider>
    </WarWordsProvider>
  );
}
