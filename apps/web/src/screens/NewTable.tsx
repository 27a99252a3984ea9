import { makeText } from '@pony/text';
import { Icon, Panel, PromptBar, type PromptWord, Seal, Segmented, Slip, sealOfSide, sideOfSeat } from '@pony/ui';
import { use, useMemo, useState } from 'react';
import { loaded, type Shelf, shelfOf } from '../games.ts';
import {
  LEVELS,
  type Plan,
  type Planned,
  planAddress,
  seatsOf,
  tableOptions,
  UNDO,
  usualPlan,
  withOption,
} from '../new-table.ts';
import { useServer } from '../online/me.ts';
import { OnlineChoices } from '../online/OnlineChoices.tsx';
import { openOnline } from '../online/open.ts';
import { HERE, movedTo, type Online, type Where, whereFrom } from '../online/order.ts';
import { useProblemWords } from '../online/problem.ts';
import { PageBar } from '../parts/PageBar.tsx';
import { useTitle } from '../parts/use-title.ts';
import { go } from '../router.ts';
import { Scene } from '../scenes/Scene.tsx';
import type { ScreenProps } from '../screen.ts';
import { type ReadLang, useWords } from '../words.ts';
import css from './NewTable.module.css';
import { NotFound } from './NotFound.tsx';

const SITTERS: readonly Planned[] = ['you', 'friend', 'bot'];
const ONLINE_SITTERS: readonly Planned[] = ['you', 'friend', 'open', 'bot'];

export default function NewTable({ params, query }: ScreenProps) {
  const shelf = shelfOf(params.game);
  return shelf ? (
    <Setup shelf={shelf} friends={query.get('who') === 'friend'} where={whereFrom(query)} />
  ) : (
    <NotFound />
  );
}

function Setup({ shelf, friends, where }: { shelf: Shelf; friends: boolean; where: Where }) {
  const text = useWords();
  const { say } = text;
  const lang = text.lang as ReadLang;
  const { game, texts } = use(loaded(shelf));
  const words = useMemo(() => makeText(lang, [texts[lang]]), [lang, texts]);
  const [plan, setPlan] = useState<Plan>(() => {
    const usual = usualPlan(seatsOf(game, shelf.options), friends ? 'friend' : 'bot');
    const laid = { ...usual, options: { ...shelf.options } };
    return where === 'here' ? laid : movedTo(laid, where);
  });
  const served = useServer().is === 'here';
  const [online, setOnline] = useState<Online>({ ...HERE, where });
  const [problem, setProblem] = useState<unknown>(null);
  const wordsOf = useProblemWords();
  const away = served && online.where !== 'here';
  const seats = useMemo(() => seatsOf(game, plan.options), [game, plan.options]);
  const title = shelf.title[lang];
  useTitle(`${say('new.title')}: ${title}`);

  const named = (i: number): string => words.say(`seat.${seats[i].id}`);
  const sideOf = (i: number) => sideOfSeat(seats, i);
  const optionWords = (id: string, value?: string): string => {
    const key = `setup.${id}.${value ?? 'name'}`;
    return words.has(key) ? words.say(key) : (value ?? id);
  };
  const sit = (i: number, part: Partial<Plan['sitters'][number]>): void =>
    setPlan({ ...plan, sitters: plan.sitters.map((one, at) => (at === i ? { ...one, ...part } : one)) });
  const yours = Math.max(
    0,
    plan.sitters.findIndex(({ who }) => who === 'you'),
  );

  const sentence: PromptWord[] = plan.sitters.flatMap(({ who, level }, i): PromptWord[] => {
    const values = { seat: { word: named(i) }, level: { word: say(`new.level.${level}`) } };
    const message =
      away && (who === 'friend' || who === 'open')
        ? text.message(`online.clause.${who}`)
        : text.message(`new.clause.${who}`);
    const clause = (message?.parts(values) ?? []) as PromptWord[];
    return [...clause, i < plan.sitters.length - 1 ? '; ' : '. '];
  });
  if (plan.sitters.every(({ who }) => who === 'bot')) sentence.push(say('new.watch'), ' ');
  if (plan.lot) sentence.push(say('new.byLot'));

  const start = (): void => {
    setProblem(null);
    if (away) openOnline(game.id, plan, online, say('online.guest')).then((id) => go(`/online/${id}`), setProblem);
    else go(planAddress(shelf.id, seats, plan));
  };

  return (
    <main className={css.page}>
      <PageBar />
      <Panel className={css.hero} label={title}>
        <Scene name={shelf.id} className={css.scene} />
        <div className={css.about}>
          <span className="pony-caps">{say('new.title')}</span>
          <h1>{title}</h1>
          <p>{say(`games.${shelf.id}.aim`)}</p>
          <ul>
            <li>
              <Icon name="gi:hourglass" />
              {say(`games.${shelf.id}.time`)}
            </li>
            <li>
              <Icon name="gi:rolling-dices" />
              {say(`games.${shelf.id}.chance`)}
            </li>
            <li>
              <Icon name="gi:open-book" />
              {say('new.first')}
              <a href={`/learn/${shelf.id}`}>{say('new.lesson')}</a>
            </li>
          </ul>
        </div>
      </Panel>
      <Panel className={css.form}>
        <h2>{say('new.who')}</h2>
        {seats.map((seat, i) => {
          const { who, level } = plan.sitters[i];
          const note = `seat-note.${seat.id}`;
          return (
            <div key={seat.id} className={css.seat}>
              <Seal side={sideOf(i)} icon={sealOfSide(sideOf(i))} className={css.seal} />
              <div className={css.name}>
                <b>{named(i)}</b>
                {words.has(note) && <em>{words.say(note)}</em>}
              </div>
              <div className={css.choice}>
                <Segmented
                  label={say('new.seatOf', { seat: named(i) })}
                  value={who}
                  segments={(away ? ONLINE_SITTERS : SITTERS).map((value) => ({
                    value,
                    label: away ? say(`online.sitter.${value}`) : say(`new.${value}`),
                  }))}
                  onChoose={(value) => sit(i, { who: value })}
                />
                {who === 'bot' && (
                  <div className={css.level}>
                    <Segmented
                      label={say('new.levelOf', { seat: named(i) })}
                      value={level}
                      segments={LEVELS.map((value) => ({ value, label: say(`new.level.${value}`) }))}
                      onChoose={(value) => sit(i, { level: value })}
                    />
                    <em>{say(`new.levelHow.${level}`)}</em>
                  </div>
                )}
              </div>
            </div>
          );
        })}
        <h2>{say('new.how')}</h2>
        <div className={css.options}>
          {served && (
            <OnlineChoices
              game={game.id}
              named={optionWords}
              online={online}
              onWhere={(next) => {
                setOnline({ ...online, where: next });
                setPlan(movedTo(plan, next));
              }}
              onChange={setOnline}
            />
          )}
          {tableOptions(game).map(({ id, values }) => (
            <Segmented
              key={id}
              showLabel
              label={optionWords(id)}
              value={plan.options[id] ?? values[0]}
              segments={values.map((value) => ({ value, label: optionWords(id, value) }))}
              onChoose={(value) => setPlan(withOption(game, plan, id, value))}
            />
          ))}
          <Segmented
            showLabel
            label={say('new.undo')}
            value={plan.undo}
            segments={UNDO.map((value) => ({ value, label: say(`new.undoHow.${value}`) }))}
            onChoose={(undo) => setPlan({ ...plan, undo })}
          />
          <Segmented
            showLabel
            label={say('new.sides')}
            value={plan.lot ? 'lot' : 'chosen'}
            segments={(['chosen', 'lot'] as const).map((value) => ({ value, label: say(`new.sidesHow.${value}`) }))}
            onChoose={(value) => setPlan({ ...plan, lot: value === 'lot' })}
          />
        </div>
      </Panel>
      <PromptBar
        className={css.prompt}
        side={sideOf(yours)}
        seal={sealOfSide(sideOf(yours))}
        over={say('new.ready')}
        sentence={sentence}
        actions={[
          { id: 'back', label: say('new.back'), kind: 'link', href: '/' },
          {
            id: 'start',
            label: say(away ? 'online.create' : 'new.start'),
            kind: 'main',
            onPress: start,
          },
        ]}
      />
      {problem !== null && (
        <Slip tone="error" onClose={() => setProblem(null)}>
          {wordsOf(problem)}
        </Slip>
      )}
    </main>
  );
}
