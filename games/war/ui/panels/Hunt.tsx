import { Die, Icon, Panel } from '@pony/ui';
import { FACES, FREE, GLYPHS, SHADOW, SIDE } from '../data/facts.ts';
import { upTo } from '../model.ts';
import { Slot } from '../slots.tsx';
import { useWar } from '../war.ts';
import css from './Hunt.module.css';
import { faces, percent } from './odds.ts';

const EYE = FACES.indexOf('eye');
const CHARACTER = FACES.indexOf('character');
/** The dice that lie in the Hunt Box. */
export function HuntDice() {
  const { view, words } = useWar();
  const box = [FREE, SHADOW].map((side) => view.sides[side].huntBox);
  return (
    <div className={css.dice}>
      {upTo(box[SHADOW]).map((i) => (
        <Die key={`s${i}`} side={SIDE[SHADOW]} glyphs={GLYPHS[EYE]} letter={words.tag(EYE)} label={words.die(EYE)} />
      ))}
      {box[FREE] > 0 && <b className={css.plus}>+</b>}
      {upTo(box[FREE]).map((i) => (
        <Die
          key={`f${i}`}
          side={SIDE[FREE]}
          glyphs={GLYPHS[CHARACTER]}
          letter={words.tag(CHARACTER)}
          label={words.die(CHARACTER)}
        />
      ))}
    </div>
  );
}

/** The Hunt Box: its dice, its level, and what they mean for the next move of the Fellowship. */
export function HuntBox({ className }: { className?: string }) {
  const { view, words, open } = useWar();
  const { dice, from, chance, rerolls } = view.hunt.odds;
  return (
    <Panel label={words.say('table.huntBox')} className={className}>
      <button type="button" className={css.head} data-rove onClick={() => open({ what: 'hunt' })}>
        <span className="pony-caps">{words.say('table.huntBox')}</span>
        <span className="pony-caps">{words.say('table.huntLevel', { n: view.sides[SHADOW].huntBox })}</span>
      </button>
      <div className={css.body}>
        <HuntDice />
        <p className={css.odds}>
          {chance === 0 ? (
            words.say('table.huntEmpty')
          ) : (
            <>
              <b>{percent(chance, words.lang)}</b>{' '}
              {dice === 0
                ? words.say('table.oddsMordor')
                : words.say('table.odds', {
                    dice: words.say('count.dice', { n: dice }),
                    faces: faces(from),
                    rerolls,
                  })}
            </>
          )}
        </p>
      </div>
      <Slot name="hunt" />
    </Panel>
  );
}

/** The Hunt in one line: dice and odds. */
export function HuntLine() {
  const { view, words } = useWar();
  return (
    <span className={css.line}>
      <span className={css.eye}>
        <Icon name="pp:eye" label={words.say('table.huntBox')} />
      </span>
      <b>{view.sides[SHADOW].huntBox}</b>
      <b className={css.red}>{percent(view.hunt.odds.chance, words.lang)}</b>
    </span>
  );
}
