import { Icon, Panel, Sheet, type Tab, Tabs } from '@pony/ui';
import { useState } from 'react';
import { diceShown } from '../model.ts';
import { Actions } from '../panels/Actions.tsx';
import { DiceRow } from '../panels/Bits.tsx';
import { FellowshipNumbers } from '../panels/Fellowship.tsx';
import { HuntLine } from '../panels/Hunt.tsx';
import { hasPicks, PickPanel } from '../panels/PickPanel.tsx';
import { RegionBody, RegionHead } from '../panels/RegionPanel.tsx';
import { Rings } from '../panels/Sides.tsx';
import { TurnOrder } from '../panels/Teams.tsx';
import { Slot } from '../slots.tsx';
import { hasTeams } from '../team.ts';
import { STRIP } from '../told/late.ts';
import css from '../WarTable.module.css';
import { useWar } from '../war.ts';
import { WarBoard } from './WarBoard.tsx';

/** Figures and Characters to pick leave most of the map in sight when a region may be chosen as well. */
const LOW = 122;
/** The dice at the lower edge of the map. */
const TRAY = 64;

type Page = 'map' | 'hand' | 'nations' | 'fellowship' | 'log';

/** The map first; everything else is a sheet over it. */
export function Phone() {
  const war = useWar();
  const { me, view, words, region, lookAt, die, open, putBack, stateOf } = war;
  const dice = diceShown(view.sides[me]);
  const ring = stateOf({ kind: 'ring', id: me });
  const picking = hasPicks(war);
  const low = picking && war.targets.litRegions(war.offers, view).size > 0;
  const [page, setPage] = useState<Page>('map');
  const tabs: Tab<Page>[] = [
    { id: 'map', label: words.say('table.tab.map'), icon: 'gi:treasure-map' },
    {
      id: 'hand',
      label: words.say('table.tab.hand'),
      icon: 'pp:cards',
      count: (view.sides[me].hand ?? view.sides[me].backs).length,
    },
    { id: 'nations', label: words.say('table.tab.nations'), icon: 'gi:crossed-swords' },
    { id: 'fellowship', label: words.say('table.tab.fellowship'), icon: 'gi:ring' },
    { id: 'log', label: words.say('table.tab.log'), icon: 'gi:tied-scroll' },
  ];
  return (
    <>
      {hasTeams(view) ? (
        <div className={css.seats}>
          <TurnOrder />
          <Slot name="status" />
        </div>
      ) : (
        <Panel className={css.status} label={words.say('table.fellowship')}>
          <span className={css.statusPart}>
            <Icon name="gi:ring" className={css.ring} />
            <FellowshipNumbers signed />
          </span>
          <Slot name="status" />
          <HuntLine />
        </Panel>
      )}
      <STRIP.Part className={css.turn} />
      <WarBoard className={css.map} mini near covered={low ? LOW : dice.length > 0 ? TRAY : 0}>
        {dice.length > 0 && (
          <div className={css.strip}>
            <DiceRow side={me} dice={dice} />
            {(ring === 'legal' || ring === 'selected') && <Rings />}
          </div>
        )}
      </WarBoard>
      <div className={css.tabs}>
        <Tabs
          label={words.say('table.tabs')}
          tabs={tabs}
          value={page}
          onChoose={(next) => {
            setPage('map');
            if (next !== 'map') open({ what: next });
          }}
        />
      </div>
      {picking && (
        <div className={css.picks} style={low ? { maxHeight: LOW } : undefined}>
          <PickPanel />
        </div>
      )}
      {region !== null && die === null && !picking && (
        <Sheet title={<RegionHead region={region} />} label={words.region(region)} onClose={() => lookAt(null)}>
          <div className={css.sheetBody}>
            <RegionBody region={region} />
          </div>
        </Sheet>
      )}
      {die !== null && (
        <Sheet title={words.die(die)} onClose={putBack}>
          <Actions />
        </Sheet>
      )}
    </>
  );
}
