import { classes, isLegal, Menu, TableFrame, type TableProps } from '@pony/ui';
import { useEffect } from 'react';
import { ruleOfPrompt } from './edition.ts';
import { late } from './late.tsx';
import { Phone } from './layouts/Phone.tsx';
import { Tablet } from './layouts/Tablet.tsx';
import { Wide } from './layouts/Wide.tsx';
import type { WarView } from './model.ts';
import { TurnAndPoints } from './panels/Top.tsx';
import { offerWords, promptActions } from './point/prompt-actions.ts';
import { spoken } from './point/sentence.ts';
import { EditionProvider, NO_EXPANSION, type WarEdition } from './slots.tsx';
import { useWarStage, WarStageTab } from './stages/Stage.tsx';
import { PENCIL, STRIP } from './told/late.ts';
import { useWarTable } from './use-war.ts';
import css from './WarTable.module.css';
import { WarProvider } from './war.ts';
import { WarWordsProvider } from './words/words.ts';

export interface WarTableProps extends TableProps<WarView> {
  /** The base game, or one with expansions. */
  edition?: WarEdition;
}

const STAGE = late(async () => (await import('./stages/Stages.tsx')).Stages);
const SHEETS = late(async () => (await import('./sheets/OpenedSheets.tsx')).OpenedSheets);

/** The table of War of the Ring: everything one viewer sees, at any size, and every choice pointed at. */
export function WarTable({ edition = NO_EXPANSION, ...props }: WarTableProps) {
  const { situation, size } = props;
  const { war, choice, papers } = useWarTable(props, edition);
  const { undo: back } = situation;
  const { stage, aside, putAside } = useWarStage(war, edition.stage);
  const staged = stage !== null && !aside;
  const mayUndo = back.last !== null && (back.freeFrom !== null || back.beyond !== 'refused');
  const { menu } = choice;
  useEffect(() => {
    PENCIL.fetch();
    STRIP.fetch();
    STAGE.fetch();
    SHEETS.fetch();
  }, []);
  return (
    <EditionProvider value={edition}>
      <WarWordsProvider value={war.words}>
        <WarProvider value={war}>
          <TableFrame
            table={props}
            at={choice}
            title={war.text.say('title')}
            middle={<TurnAndPoints />}
            speech={spoken(war)}
            actions={promptActions(war, mayUndo ? () => props.undo() : undefined, staged)}
            rule={ruleOfPrompt(edition, situation.prompt?.say)}
            onLog={() => war.open({ what: 'log' })}
            onReference={war.follow}
            rove="[data-rove]:not([data-region])"
            className={classes(css[size], staged && css.staged)}
            promptClass={css.prompt}
            ownDice={staged && props.telling?.act?.props.some(({ is }) => is === 'pips')}
            floats={
              <>
                {stage && aside && <WarStageTab stage={stage} onBack={() => putAside(false)} />}
                {papers.papers.length > 0 && <SHEETS.Part {...papers} undo={props.undo} />}
                {menu && (
                  <Menu
                    anchor={menu.anchor}
                    label={war.words.say('say.pickOne')}
                    items={menu.offers
                      .filter(isLegal)
                      .map((offer) => ({ id: offer.option.join(' '), label: offerWords(offer, war) }))}
                    onClose={choice.close}
                    onPick={(id) => {
                      const offer = menu.offers.find(({ option }) => option.join(' ') === id);
                      choice.close();
                      if (offer) choice.take(offer, menu.anchor, menu.thing);
                    }}
                  />
                )}
              </>
            }
          >
            {staged && stage ? (
              <STAGE.Part stage={stage} onAside={() => putAside(true)} />
            ) : (
              <>
                {size === 'wide' && <Wide />}
                {size === 'tablet' && <Tablet />}
                {size === 'phone' && <Phone />}
              </>
            )}
          </TableFrame>
        </WarProvider>
      </WarWordsProvider>
    </EditionProvider>
  );
}
