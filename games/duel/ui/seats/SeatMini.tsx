import { classes, Panel, Seal } from '@pony/ui';
import { useDuel } from '../duel.ts';
import { SIDES, SKILLS } from '../facts.ts';
import { SEAT_SEAL, SEAT_SIDE } from '../icons.ts';
import { SkillChoice, SkillMark } from '../marks/marks.tsx';
import { slashSkills } from './areas.ts';
import { Roads } from './Roads.tsx';
import css from './SeatMini.module.css';
import { Purse } from './SeatRow.tsx';
import { useSeatWords } from './use-seat-words.ts';

/** One side on a phone: who, purse, skills and the roads in one line; pressing it opens the whole play area. */
export function SeatMini({ seat }: { seat: number }) {
  const { view, situation, text, say, open } = useDuel();
  const side = view.sides[seat];
  const words = useSeatWords(seat);
  const name = text.say(`seat.${SIDES[seat]}`);
  const skills = side.skills.map((n, i) => `${n} ${text.say(`skill.${SKILLS[i]}`)}`).join(', ');
  return (
    <Panel side={SEAT_SIDE[seat]} active={situation.asked.includes(seat)} className={css.mini} label={name}>
      <button
        type="button"
        className={css.open}
        data-rove
        onClick={() => open({ what: 'area', id: seat })}
        aria-label={`${say('openArea', { seat: name })}. ${skills}`}
      />
      <Seal side={SEAT_SIDE[seat]} icon={SEAT_SEAL[seat]} className={css.seal} />
      <span className={css.name}>
        <b>{name}</b>
        <span>{words.words}</span>
      </span>
      <Purse seat={seat} />
      <span className={classes(css.skills)}>
        {side.skills.map((n, skill) =>
          n === 0 ? null : (
            <span key={SKILLS[skill]} className={css.skill}>
              <SkillMark skill={skill} aloud={false} />
              {n > 1 && <b>{n}</b>}
            </span>
          ),
        )}
        {slashSkills(side.area).map((skills) => (
          <span key={skills.join()} className={css.either}>
            <SkillChoice skills={skills} />
          </span>
        ))}
      </span>
      <Roads seat={seat} quest={false} className={css.roads} />
    </Panel>
  );
}
