import { Icon, isLegal } from '@pony/ui';
import { ELITE_ICON, LEADER_ICON, NATIONS, NAZGUL_ICON, REGULAR_ICON, SAURON, SHADOW } from '../data/facts.ts';
import { upTo } from '../model.ts';
import { ELITE, type Force, LEADER, REGULAR } from '../types.ts';
import { useWar } from '../war.ts';
import css from './Figures.module.css';

const iconOf = (nation: number, kind: number) => {
  if (kind === REGULAR) return REGULAR_ICON;
  if (kind === ELITE) return ELITE_ICON;
  return nation === SAURON ? NAZGUL_ICON : LEADER_ICON;
};

/** One sort of figure, block by block; lit blocks say what a press does to them. */
function Blocks({ figure, count }: { figure: number; count: number }) {
  const { offers, view, words, press, targets } = useWar();
  const nation = Math.floor(figure / 3);
  const kind = figure % 3;
  const { side, ink } = NATIONS[nation];
  const here = targets.offersAt(offers, view, { kind: 'figure', id: figure });
  const legal = here.filter(isLegal);
  const caption = legal.map(({ option }) => words.say(`verb.${option[0]}`)).join(' / ');
  const name = words.figure(figure);
  return upTo(count).map((n) => {
    const inside = (
      <>
        <span className={css.block} style={{ background: kind === LEADER ? '#2a2018' : ink }}>
          <Icon name={iconOf(nation, kind)} />
        </span>
        <small>
          {caption || (kind === LEADER ? words.say(nation === SAURON ? 'figure.nazgul' : 'figure.leader') : '')}
        </small>
      </>
    );
    const common = { className: css.figure, 'data-side': side === SHADOW ? 'dark' : 'light', 'data-kind': kind };
    const label = caption ? `${name}: ${caption}` : name;
    if (here.length === 0)
      return (
        <span key={`${figure}-${n}`} {...common} role="img" aria-label={label}>
          {inside}
        </span>
      );
    return (
      <button
        key={`${figure}-${n}`}
        type="button"
        {...common}
        data-rove
        data-lit={legal.length > 0 || undefined}
        aria-disabled={legal.length === 0 || undefined}
        data-thing={`figure ${figure}`}
        aria-label={label}
        onClick={(event) => press({ kind: 'figure', id: figure }, event.currentTarget)}
      >
        {inside}
      </button>
    );
  });
}

interface FiguresProps {
  force: Force | null;
  /** Figures already taken away in this round. */
  lost?: readonly { figure: number; reduced: boolean }[];
}

/** An army, figure by figure: fallen ones struck through, those that may be taken lit. */
export function Figures({ force, lost = [] }: FiguresProps) {
  const { words, stateOf, press, facts } = useWar();
  return (
    <div className={css.figures}>
      {upTo(lost.length).map((i) => {
        const { figure } = lost[i];
        const label = words.say('stage.hitTaken', { n: i + 1 });
        return (
          <span key={i} className={css.figure} data-gone role="img" aria-label={label}>
            <span className={css.block}>
              <Icon name={iconOf(Math.floor(figure / 3), figure % 3)} />
            </span>
            <small>{label}</small>
          </span>
        );
      })}
      {force?.troops.map((troop) =>
        [troop.regulars, troop.elites, troop.leaders].map((count, kind) =>
          count > 0 ? (
            <Blocks
              key={`${troop.nation}-${kind === REGULAR ? 'r' : kind === ELITE ? 'e' : 'l'}`}
              figure={troop.nation * 3 + kind}
              count={count}
            />
          ) : null,
        ),
      )}
      {force?.characters.map((character) => {
        const state = stateOf({ kind: 'character', id: character });
        return (
          <button
            key={character}
            type="button"
            className={css.figure}
            data-kind={LEADER}
            data-side={facts.characters[character].side === SHADOW ? 'dark' : 'light'}
            data-lit={state === 'legal' || undefined}
            data-rove
            data-thing={`character ${character}`}
            onClick={(event) => press({ kind: 'character', id: character }, event.currentTarget)}
          >
            <span className={css.block} style={{ background: '#2a2018' }}>
              <b>{words.letter(character)}</b>
            </span>
            <small>{words.character(character)}</small>
          </button>
        );
      })}
    </div>
  );
}
