import { Button, Panel, type Tab, Tabs, UnitToken } from '@pony/ui';
import { useState } from 'react';
import { Landmarks } from '../board/Landmarks.tsx';
import { MiniMap } from '../board/MiniMap.tsx';
import { Pyramid } from '../board/Pyramid.tsx';
import { QuestTrack } from '../board/QuestTrack.tsx';
import { RegionMap } from '../board/RegionMap.tsx';
import { Stacks } from '../board/Stacks.tsx';
import css from '../DuelTable.module.css';
import { useDuel } from '../duel.ts';
import { REGIONS, SIDES } from '../facts.ts';
import { SEAT_SIDE } from '../icons.ts';
import { SeatMini } from '../seats/SeatMini.tsx';
import { AreaBody } from '../sheets/AreaSheet.tsx';
import { asksForRegion, hasVerb } from '../targets.ts';
import { DuelLog, type LogProps } from './DuelLog.tsx';

type Page = 'cards' | 'map' | 'tables' | 'log';

/** How many regions each side holds. */
function Held() {
  const { view, text, say } = useDuel();
  return (
    <Panel className={css.held}>
      {SIDES.map((side, seat) => (
        <span key={side}>
          <span aria-hidden="true">
            <UnitToken side={SEAT_SIDE[seat]} count={view.sides[seat].regions} label="" />
          </span>
          {say('heldOf', { seat: text.say(`seat.${side}`), n: view.sides[seat].regions, goal: REGIONS.length })}
        </span>
      ))}
    </Panel>
  );
}

/** One thing at a time: cards, map, play areas or log; sides, Quest and prompt always in sight. */
export function Phone({ log, undo, buttons }: LogProps & { buttons: boolean }) {
  const { me, offers, situation, text, say } = useDuel();
  const wanted: Page = asksForRegion(offers) ? 'map' : hasVerb(offers, 'name') ? 'tables' : 'cards';
  const [chosen, setChosen] = useState<{ version: number; page: Page }>({ version: -1, page: 'cards' });
  const stays = chosen.version === situation.version || offers.length === 0;
  const page = stays && chosen.version >= 0 ? chosen.page : wanted;
  const show = (next: Page): void => setChosen({ version: situation.version, page: next });
  const tabs: Tab<Page>[] = [
    { id: 'cards', label: say('tab.cards'), icon: 'pp:cards' },
    { id: 'map', label: say('tab.map'), icon: 'gi:treasure-map' },
    { id: 'tables', label: say('tab.tables'), icon: 'pp:k-skill' },
    { id: 'log', label: say('tab.log'), icon: 'gi:tied-scroll' },
  ];
  return (
    <>
      <div className={css.opponent}>
        <SeatMini seat={1 - me} />
      </div>
      <QuestTrack className={css.quest} />
      <div className={css.page} id="duel-page">
        {page === 'cards' && (
          <>
            <div className={css.cards}>
              <Pyramid />
            </div>
            <div className={css.duo}>
              <MiniMap onOpen={() => show('map')} />
              <Landmarks />
            </div>
          </>
        )}
        {page === 'map' && (
          <>
            <RegionMap className={css.map} />
            <Held />
          </>
        )}
        {page === 'tables' && (
          <div className={css.scroll}>
            <Stacks />
            {[me, 1 - me].map((seat) => (
              <section key={seat}>
                <h2 className={css.whose}>{text.say(`seat.${SIDES[seat]}`)}</h2>
                <AreaBody seat={seat} />
              </section>
            ))}
          </div>
        )}
        {page === 'log' && <DuelLog log={log} undo={undo} className={css.log} />}
        {buttons && page !== 'cards' && (
          <Button icon="pp:cards" label={say('tab.cards')} className={css.toCards} onPress={() => show('cards')} />
        )}
      </div>
      <div className={css.me}>
        <SeatMini seat={me} />
      </div>
      {(!buttons || situation.outcome) && (
        <div className={css.tabs}>
          <Tabs label={say('tabs')} tabs={tabs} value={page} onChoose={show} controls="duel-page" />
        </div>
      )}
    </>
  );
}
