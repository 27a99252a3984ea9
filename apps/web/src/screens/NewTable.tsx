import { completeOptions, type Undealable, undealable } from '@pony/engine';
import { makeText } from '@pony/text';
import { Icon, Panel, PromptBar, type PromptWord, Segmented, Slip, sealOfSide, sideOfSeat } from '@pony/ui';
import { use, useMemo, useState } from 'react';
import { loaded, type Shelf, shelfFor, shelfOf } from '../games.ts';
import { hasRules } from '../learn/load-rules.ts';
import {
  choicesOf,
  liesBetween,
  optionsFrom,
  optionsToChoose,
  type Plan,
  peopleIn,
  planAddress,
  planFrom,
  seatSpecs,
  seatsOf,
  UNDO,
  usualPlan,
  withOption,
} from '../new-table.ts';
import { useServer } from '../online/me.ts';
import { OnlineChoices, PaceChoices } from '../online/OnlineChoices.tsx';
import { openOnline } from '../online/open.ts';
import { HERE, mayRate, movedTo, type Online, type Where, whereFrom } from '../online/order.ts';
import { useProblemWords } from '../online/problem.ts';
import { Choice } from '../parts/Choice.tsx';
import { PageBar } from '../parts/PageBar.tsx';
import { SeatOptions } from '../parts/SeatOptions.tsx';
import { useFaultWords, useOptionWords } from '../parts/use-option-words.ts';
import { useTitle } from '../parts/use-title.ts';
import { go } from '../router.ts';
import { Scene } from '../scenes/Scene.tsx';
import type { ScreenProps } from '../screen.ts';
import { favouriteOf, forgetFavourite, keepFavourite } from '../store/favourite.ts';
import { bestFor, useScores } from '../store/results.ts';
import { type ReadLang, useWords } from '../words.ts';
import css from './NewTable.module.css';
import { NotFound } from './NotFound.tsx';
import { SeatChoice } from './SeatChoice.tsx';

/** Further pages of a game. */
const PAGES: Readonly<Record<string, readonly ('decks' | 'campaign')[]>> = { lcg: ['decks', 'campaign'] };

/** Nobody else has to agree: what may be taken back is all or nothing. */
const ALONE = UNDO.filter((value) => value !== 'consent');

export default function NewTable({ params, query }: ScreenProps) {
  const shelf = shelfOf(params.game);
  return shelf ? <Setup shelf={shelf} query={query} where={whereFrom(query)} /> : <NotFound />;
}

function Setup({ shelf, query, where }: { shelf: Shelf; query: URLSearchParams; where: Where }) {
  const text = useWords();
  const { say } = text;
  const lang = text.lang as ReadLang;
  // An address may put an expansion on the table, or take it off.
  const first = shelfFor(shelf.game, { ...shelf.options, ...Object.fromEntries(query) }) ?? shelf;
  const { game: begun, texts } = use(loaded(first));
  const [game, setGame] = useState(begun);
  const words = useMemo(() => makeText(lang, [texts[lang]]), [lang, texts]);
  const [plan, setPlan] = useState<Plan>(() => {
    // An address that says nothing of how to play is meant as last time.
    const liked = [...query.keys()].some((key) => key !== 'where') ? null : favouriteOf(shelf.id);
    if (liked && where === 'here') {
      const options = optionsFrom(liked, game, shelf.options);
      return { ...planFrom(liked, seatsOf(game, options)), options };
    }
    const options = optionsFrom(query, game, shelf.options);
    const usual = usualPlan(seatsOf(game, options), query.get('who') === 'friend' ? 'friend' : 'bot');
    const laid = { ...usual, options };
    return where === 'here' ? laid : movedTo(laid, where);
  });
  const [remembered, setRemembered] = useState(
    () => where === 'here' && query.size === 0 && favouriteOf(shelf.id) !== null,
  );
  const served = useServer().is === 'here';
  const [online, setOnline] = useState<Online>({ ...HERE, where });
  const [problem, setProblem] = useState<unknown>(null);
  const [fault, setFault] = useState<Undealable | null>(null);
  const wordsOf = useProblemWords();
  const away = served && online.where !== 'here';
  const seats = useMemo(() => seatsOf(game, plan.options), [game, plan.options]);
  const best = bestFor(useScores(game.id), game.id, completeOptions(game, plan.options));
  const title = shelf.title[lang];
  useTitle(`${say('new.title')}: ${title}`);

  const noteOf = (id: string, value: string): string | undefined => {
    const key = `setup-note.${id}.${value}`;
    return words.has(key) ? words.say(key) : undefined;
  };
  const named = (i: number): string => words.say(`seat.${seats[i].id}`);
  const sideOf = (i: number) => sideOfSeat(seats, i);
  const optionWords = useOptionWords(texts);
  const several = peopleIn(plan) > 1;
  const sides = new Set(seats.map(({ team }) => team)).size;
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

  /** A text that the game does not understand changes nothing, and is told of. */
  const choose = (id: string, value: string): void => {
    const options = { ...plan.options, [id]: value };
    // An option may put an expansion on the table, of which nothing was needed before.
    loaded(shelfFor(game.id, options) ?? shelf).then(({ game: whole }) => {
      const wrong = undealable(whole, options);
      const agrees = wrong === null || liesBetween(wrong);
      if (agrees) {
        setGame(whole);
        setPlan((now) => withOption(whole, now, id, value));
      }
      setFault(agrees ? null : wrong);
    }, setProblem);
  };
  // What one seat chose may go ill with another's choice: that is told here, and the table is not laid.
  const standing = useMemo(() => undealable(game, plan.options), [game, plan.options]);
  const faultWords = useFaultWords(texts);
  const start = (): void => {
    setProblem(null);
    setFault(standing);
    if (standing) return;
    if (away)
      openOnline(game.id, seats, plan, online, { name: say('online.guest'), lang }).then(
        (id) => go(`/online/${id}`),
        setProblem,
      );
    else {
      const address = planAddress((shelfFor(game.id, plan.options) ?? shelf).id, seats, plan);
      keepFavourite(shelf.id, planAddress(shelf.id, seats, { ...plan, options: choicesOf(game, plan.options) }));
      go(address);
    }
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
            {best && (
              <li data-best={best.score}>
                <Icon name="gi:laurel-crown" />
                {say('new.best', { n: best.score })}
              </li>
            )}
            {hasRules(shelf.id) && (
              <li>
                <Icon name="gi:tied-scroll" />
                <a href={`/learn/${shelf.id}/rules`}>{say('rules.title')}</a>
              </li>
            )}
            {(PAGES[shelf.id] ?? []).map((page) => (
              <li key={page}>
                <Icon name={page === 'decks' ? 'pp:cards' : 'gi:tied-scroll'} />
                <a href={`/${page}/${shelf.id}`}>{say(`new.${page}`)}</a>
              </li>
            ))}
          </ul>
        </div>
      </Panel>
      <Panel className={css.form}>
        <h2>{say('new.who')}</h2>
        {seats.map((seat, i) => {
          const sitter = plan.sitters[i];
          const note = `seat-note.${seat.id}`;
          // Elsewhere somebody else chooses for the seat once they sit there.
          const chooses = !away || sitter.who === 'you' || sitter.who === 'bot';
          return (
            <SeatChoice
              key={seat.id}
              seats={seats}
              at={i}
              name={named(i)}
              note={words.has(note) ? words.say(note) : undefined}
              sitter={sitter}
              online={away}
              onChange={(part) => sit(i, part)}
            >
              {chooses && (
                <SeatOptions
                  seat={seat.id}
                  specs={seatSpecs(game)}
                  chosen={(id) => plan.options[`${id}@${seat.id}`]}
                  named={optionWords}
                  noteOf={noteOf}
                  game={game.id}
                  onChoose={(id, value) => choose(`${id}@${seat.id}`, value)}
                />
              )}
            </SeatChoice>
          );
        })}
        <h2>{say('new.how')}</h2>
        <div className={css.options}>
          {served && (
            <OnlineChoices
              online={online}
              ratable={mayRate(seats, plan)}
              onWhere={(next) => {
                setOnline({ ...online, where: next });
                setPlan(movedTo(plan, next));
              }}
              onChange={setOnline}
            />
          )}
          {optionsToChoose(game, plan.options).map(({ id, values }) => (
            <Choice
              key={id}
              label={optionWords(id)}
              values={values}
              value={plan.options[id] ?? values?.[0] ?? ''}
              named={(value) => optionWords(id, value)}
              note={noteOf(id, plan.options[id] ?? values?.[0] ?? '')}
              onChoose={(value) => choose(id, value)}
            />
          ))}
          {several && <PaceChoices plan={plan} here={!away} onChange={setPlan} />}
          <Segmented
            showLabel
            label={say('new.undo')}
            value={several || plan.undo !== 'consent' ? plan.undo : 'free'}
            segments={(several ? UNDO : ALONE).map((value) => ({
              value,
              label: several || value !== 'free' ? say(`new.undoHow.${value}`) : say('new.undoAlways'),
            }))}
            onChoose={(undo) => setPlan({ ...plan, undo })}
          />
          {sides > 1 && (
            <Segmented
              showLabel
              label={say('new.sides')}
              value={plan.lot ? 'lot' : 'chosen'}
              segments={(['chosen', 'lot'] as const).map((value) => ({ value, label: say(`new.sidesHow.${value}`) }))}
              onChoose={(value) => setPlan({ ...plan, lot: value === 'lot' })}
            />
          )}
        </div>
      </Panel>
      <PromptBar
        className={css.prompt}
        side={sideOf(yours)}
        seal={sealOfSide(sideOf(yours))}
        over={say('new.ready')}
        sentence={standing ? faultWords(standing).slice(0, 2) : sentence}
        actions={[
          { id: 'back', label: say('new.back'), kind: 'link', href: '/' },
          ...(remembered
            ? [
                {
                  id: 'usual',
                  label: say('new.usual'),
                  kind: 'link' as const,
                  onPress: () => {
                    forgetFavourite(shelf.id);
                    setRemembered(false);
                    setGame(begun);
                    setPlan({ ...usualPlan(seatsOf(begun, shelf.options)), options: { ...shelf.options } });
                  },
                },
              ]
            : []),
          {
            id: 'start',
            label: say(away ? 'online.create' : 'new.start'),
            kind: 'main',
            notNow: standing !== null,
            onPress: start,
          },
        ]}
      />
      {fault !== null && (
        <Slip tone="error" code={fault.says.length > 0 ? undefined : fault.message} onClose={() => setFault(null)}>
          {fault.says.length > 0 ? faultWords(fault).join(' ') : say('new.notUnderstood')}
        </Slip>
      )}
      {fault === null && problem !== null && (
        <Slip tone="error" onClose={() => setProblem(null)}>
          {wordsOf(problem)}
        </Slip>
      )}
    </main>
  );
}
