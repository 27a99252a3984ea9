/** The campaign log: the road of scenarios, heroes and their penalties, boons and burdens; brought in, saved, gone on with. */
import { type GameText, Icon, ImportPanel, Panel, PlayCard, PromptBar, Segmented } from '@pony/ui';
import { useState } from 'react';
import type * as CampaignRules from '../../src/campaign/index.ts';
import type { CampaignLog, Known, PoolCard } from '../../src/campaign/index.ts';
import { heldFace, nameOf } from '../faces.ts';
import { printed, SCENARIOS } from '../facts.ts';
import css from './Campaign.module.css';

export type CampaignKit = typeof CampaignRules;

/** A campaign of this device: its log as text, and what its people play with. */
export interface OwnCampaign {
  readonly id: string;
  readonly name: string;
  readonly log: string;
  readonly options: Readonly<Record<string, string>>;
}

interface CampaignsProps {
  text: GameText;
  kit: CampaignKit;
  known: Known;
  own: readonly OwnCampaign[];
  keep(campaign: OwnCampaign): void;
  drop(id: string): void;
  saveAs(name: string, text: string): void;
  /** Lays a table with these options. */
  play(options: Readonly<Record<string, string>>): void;
  newId(): string;
}

type Say = (key: string, args?: Readonly<Record<string, string | number>>) => string;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A campaign is called by the day on which it was kept, in the reader's own way. */
const nameOfCampaign = (name: string, lang: string): string =>
  DAY.test(name) ? new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date(`${name}T12:00`)) : name;

/** The options with which a campaign goes on. */
const optionsOf = ({ log, options }: OwnCampaign, read: CampaignLog): Record<string, string> => ({
  ...options,
  campaign: read.mode,
  players: String(read.players.length),
  log,
});

function Road({ log, next, text, say }: { log: CampaignLog; next: string | null; text: GameText; say: Say }) {
  return (
    <Panel className={css.part} label={say('road')}>
      <h2>{say('road')}</h2>
      <ol className={css.road}>
        {SCENARIOS.map((id, i) => {
          const won = log.completed.find(({ scenario }) => scenario === id);
          const at = won ? 'done' : id === next ? 'now' : 'later';
          return (
            <li key={id} data-at={at} aria-current={at === 'now' ? 'step' : undefined}>
              <i>{won ? <Icon name="pp:tick" label={say('won')} /> : i + 1}</i>
              <span>
                <b>{text.say(`scenario.${id}.name`)}</b>
                <small>
                  {won
                    ? say('wonIn', {
                        rounds: won.rounds,
                        score: won.score,
                        easy: won.difficulty === 'easy' ? 'yes' : 'no',
                      })
                    : at === 'now'
                      ? text.say(`scenario.${id}.note`)
                      : say('locked')}
                </small>
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function Heroes({ log, kit, text, say }: { log: CampaignLog; kit: CampaignKit; text: GameText; say: Say }) {
  return (
    <Panel className={css.part} label={say('heroes')}>
      <h2>{say('heroes')}</h2>
      {log.players.map((player, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: players never change places
        <section key={seat} className={css.player}>
          <h3>
            {text.say(`seat.p${seat + 1}`)}
            <small>
              {say('startThreat', {
                n: player.heroes.reduce((sum, id) => sum + (printed(id).threat ?? 0), kit.penaltyOf(log, seat)),
              })}
            </small>
          </h3>
          <div className={css.heroes}>
            {player.heroes.map((id) => {
              const fallen = log.fallen.includes(id);
              const own = log.pool.filter(({ hero }) => hero === id);
              return (
                <PlayCard
                  key={id}
                  width={112}
                  face={{
                    ...heldFace(id, text),
                    cost: undefined,
                    exhausted: fallen,
                    tokens: log.damage[id]
                      ? [{ icon: 'gi:drop', label: text.say('counter.damage'), count: log.damage[id], tone: 'harm' }]
                      : [],
                    attachments: own.map(({ card }, i) => ({ id: `${card} ${i}`, name: nameOf(text, card) })),
                  }}
                />
              );
            })}
          </div>
        </section>
      ))}
      <dl className={css.facts}>
        <dt>{say('fallen')}</dt>
        <dd>{log.fallen.length > 0 ? log.fallen.map((id) => nameOf(text, id)).join(', ') : say('nobody')}</dd>
        <dt>{say('penalty')}</dt>
        <dd>{say('penaltyOf', { n: log.threat })}</dd>
      </dl>
    </Panel>
  );
}

function Register({ log, text, say }: { log: CampaignLog; text: GameText; say: Say }) {
  const rows = (kind: 'boon' | 'burden'): readonly PoolCard[] =>
    log.pool.filter(({ card }) => isBoon(card) === (kind === 'boon'));
  return (
    <Panel className={css.part} label={say('register')}>
      <h2>{say('register')}</h2>
      {(['boon', 'burden'] as const).map((kind) => (
        <section key={kind}>
          <h3 className="pony-caps">{say(kind)}</h3>
          <ul className={css.pool} data-kind={kind}>
            {rows(kind).length === 0 && <li>{say('none')}</li>}
            {rows(kind).map(({ card, hero, player }, i) => (
              <li key={`${card} ${hero ?? player ?? i}`}>
                <b>{nameOf(text, card)}</b>
                {text.has(`card.${card}.effect`) && <p>{text.say(`card.${card}.effect`)}</p>}
                {(hero || player !== undefined) && (
                  <small>{hero ? nameOf(text, hero) : text.say(`seat.p${(player ?? 0) + 1}`)}</small>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {Object.entries(log.notes).length > 0 && (
        <section>
          <h3 className="pony-caps">{say('notes')}</h3>
          <p>
            {Object.entries(log.notes)
              .map(([key, value]) => say(`note.${key}`, { name: nameOf(text, value) }))
              .join(' ')}
          </p>
        </section>
      )}
    </Panel>
  );
}
const isBoon = (card: string): boolean => printed(card).kind === 'boon';

/** Reads a log that somebody hands over; one of another version or changed by hand is refused in words, and changes nothing. */
function Import({
  text,
  kit,
  known,
  say,
  onRead,
}: Pick<CampaignsProps, 'text' | 'kit' | 'known'> & { say: Say; onRead: (log: string) => void }) {
  const take = (given: string): readonly string[] => {
    const { fault } = kit.readLog(given, known);
    if (fault) return [text.say(`log-fault.${fault.say}`, fault.args)];
    onRead(given);
    return [];
  };
  return <ImportPanel say={say} accept=".json,.txt,application/json,text/plain" act="read-log" take={take} />;
}

export function Campaigns(props: CampaignsProps) {
  const { text, kit, known, own } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const say: Say = (key, args) => text.say(`campaignLog.${key}`, args);
  const shown = own.find(({ id }) => id === chosen) ?? own.at(-1);
  const read = shown ? kit.readLog(shown.log, known) : null;
  const log = read?.log ?? null;
  const next =
    log &&
    kit.openScenario(
      log,
      SCENARIOS.map((id, order) => ({ id, order })),
    );
  const begin = { id: 'begin', label: say('begin'), onPress: () => props.play({ campaign: 'campaign' }) };
  return (
    <>
      <div className={css.page}>
        {own.length > 1 && shown && (
          <Segmented
            label={say('which')}
            showLabel
            value={shown.id}
            segments={own.map(({ id, name }) => ({ value: id, label: name }))}
            onChoose={setChosen}
          />
        )}
        <div className={css.parts}>
          {log && (
            <>
              <Road log={log} next={next} text={text} say={say} />
              <Heroes log={log} kit={kit} text={text} say={say} />
              <Register log={log} text={text} say={say} />
            </>
          )}
          {shown && read?.fault && (
            <Panel className={css.part} label={nameOfCampaign(shown.name, text.lang)}>
              <p className={css.fault} role="alert">
                {text.say(`log-fault.${read.fault.say}`, read.fault.args)}
              </p>
            </Panel>
          )}
          <Import
            text={text}
            kit={kit}
            known={known}
            say={say}
            onRead={(words) => {
              const id = props.newId();
              props.keep({ id, name: say('imported'), log: words, options: {} });
              setChosen(id);
            }}
          />
        </div>
      </div>
      <PromptBar
        side="light"
        seal="pp:star"
        over={shown ? nameOfCampaign(shown.name, text.lang) : say('title')}
        sentence={[
          !shown
            ? say('noneYet')
            : next
              ? say('next', { name: text.say(`scenario.${next}.name`) })
              : log
                ? say('over')
                : say('unreadable'),
        ]}
        actions={[
          ...(shown
            ? [
                {
                  id: 'export',
                  kind: 'link' as const,
                  label: say('export'),
                  onPress: () => props.saveAs(`${shown.name}.json`, shown.log),
                },
                { id: 'drop', kind: 'link' as const, label: say('drop'), onPress: () => props.drop(shown.id) },
              ]
            : []),
          { ...begin, kind: next ? ('quiet' as const) : ('main' as const) },
          ...(shown && log && next
            ? [
                {
                  id: 'go-on',
                  kind: 'main' as const,
                  label: say('goOn'),
                  onPress: () => props.play(optionsOf(shown, log)),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
