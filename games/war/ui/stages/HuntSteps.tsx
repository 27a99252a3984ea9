import { Button, Icon, Panel } from '@pony/ui';
import type { HuntView } from '../model.ts';
import { faces } from '../panels/odds.ts';
import { useWar } from '../war.ts';
import css from './Hunt.module.css';

const STEPS = ['roll', 'tile', 'card', 'guide', 'ring', 'reveal'] as const;

/** What is known of each step: done ones with their outcome, later ones with what they will be about. */
function useStepWords(hunt: HuntView): readonly string[] {
  const { words, view, fellowship } = useWar();
  const first = hunt.rolls.filter(({ again }) => !again).length;
  const dice = words.say('count.dice', { n: first || view.hunt.odds.dice });
  const modifier = hunt.rolls[0]?.modifier ?? view.hunt.odds.modifier;
  return [
    hunt.why === 0 ? words.say('hunt.rolls', { dice, n: modifier }) : words.say('stage.noRoll'),
    hunt.why === 0 && hunt.step > 0 ? words.say('hunt.successes', { n: hunt.successes }) : words.say('hunt.drawn'),
    words.say('hunt.oneCard'),
    words.say('hunt.oneCompanion', { n: fellowship.companions.length }),
    words.say('hunt.rest'),
    words.say(hunt.reveals ? 'hunt.reveals' : 'hunt.noReveal'),
  ];
}

/** The ladder of the Hunt, why it hunts, and the way back to the map. */
export function HuntSteps({ hunt, onAside }: { hunt: HuntView; onAside: () => void }) {
  const { words, size } = useWar();
  const lines = useStepWords(hunt);
  const phone = size === 'phone';
  return (
    <Panel className={css.steps}>
      <header className={css.title}>
        <div>
          <h2>{words.say('stage.hunt')}</h2>
          <p>{words.say(`hunt.why.${hunt.why}`)}</p>
        </div>
        {phone && <Button icon="gi:treasure-map" onPress={onAside} label={words.say('stage.aside')} />}
      </header>
      <ol>
        {STEPS.map((step, i) => (
          <li
            key={step}
            data-at={i < hunt.step ? 'done' : i === hunt.step ? 'now' : 'later'}
            aria-current={i === hunt.step ? 'step' : undefined}
          >
            <span>{i < hunt.step ? <Icon name="pp:tick" /> : i + 1}</span>
            <div>
              <b>{words.say(`stage.huntStep.${step}`)}</b>
              <small>{lines[i]}</small>
            </div>
          </li>
        ))}
      </ol>
      {!phone && (
        <Button icon="gi:treasure-map" onPress={onAside}>
          {words.say('stage.aside')}
        </Button>
      )}
    </Panel>
  );
}

/** Why the Hunt may or may not roll again, in a line under its dice. */
export function RollNote({ hunt }: { hunt: HuntView }) {
  const { words, view } = useWar();
  const { rerolls } = view.hunt.odds;
  if (hunt.why !== 0) return null;
  return (
    <p className={css.note}>
      {words.say('hunt.needs', { faces: faces(hunt.from) })} {words.say('hunt.rerolls', { n: rerolls })}
    </p>
  );
}
