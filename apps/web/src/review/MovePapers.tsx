import { plain } from '@pony/text';
import { Button, type GameText, Icon, Panel, type Side, sealOfSide } from '@pony/ui';
import { ChoiceLine, LineSteps } from '@pony/ui/review';
import { useWords } from '../words.ts';
import { isBest, type Sign } from './points.ts';
import css from './ReviewSide.module.css';
import type { LineStep, Weighed } from './types.ts';

const MOST = 5;
export const SIGN_NAMES: Readonly<Record<Sign, string>> = { '!': 'good', '?': 'poor', '??': 'bad' };

/** The best few, and what was chosen in any case. */
function shown({ candidates, played }: Weighed): Weighed['candidates'] {
  if (played < MOST) return candidates.slice(0, MOST);
  return [...candidates.slice(0, MOST - 1), candidates[played]];
}

interface MoveProps {
  /** Where in the game, and which of the moves worth a look. */
  place: string;
  worth: string;
  told: string;
  sign: Sign | null;
  judgement: string;
}

/** The move that was played, and what it did to the judgement. */
export function MovePaper({ place, worth, told, sign, judgement }: MoveProps) {
  const { say } = useWords();
  return (
    <Panel as="section" className={css.move}>
      <p className={css.place}>
        <span>{place}</span>
        <span>{worth}</span>
      </p>
      <h2 className={css.told}>{told}</h2>
      {judgement && (
        <p className={css.judgement}>
          {sign && (
            <b data-sign={sign} role="img" aria-label={say(`review.sign.${SIGN_NAMES[sign]}`)}>
              {sign}
            </b>
          )}
          {judgement}
        </p>
      )}
    </Panel>
  );
}

/** What the bot looked at, the best first. */
export function ChoicesPaper({ found, name, text }: { found: Weighed; name: string; text: GameText }) {
  const { say } = useWords();
  return (
    <Panel as="section" className={css.paper}>
      <h3 className={css.heads}>
        <span>{say('review.lookedAt')}</span>
        <span>{say('review.chances', { seat: name })}</span>
      </h3>
      <ol className={css.choices}>
        {shown(found).map(({ option, tell, value }) => {
          const at = found.candidates.findIndex((one) => one.option === option);
          const tags = [
            ...(at === 0 && !isBest(found) ? [{ id: 'better' as const, label: say('review.better') }] : []),
            ...(at === found.played ? [{ id: 'played' as const, label: say('review.played') }] : []),
          ];
          return (
            <ChoiceLine
              key={option.join(' ')}
              words={plain(text.option(option, tell))}
              value={value}
              percent={say('review.percent', { n: Math.round(value) })}
              tags={tags}
            />
          );
        })}
      </ol>
    </Panel>
  );
}

interface BetterProps {
  what: string;
  line: readonly LineStep[] | null;
  step: number | null;
  /** The rule by which it was possible, and how it is read. */
  rule?: string;
  onRule(rule: string): void;
  text: GameText;
  sideOf(seat: number): Side;
  onStep: (step: number) => void;
}

/** What would have been better: what it does, and the line that might follow. */
export function BetterPaper({ what, line, step, rule, onRule, text, sideOf, onStep }: BetterProps) {
  const { say } = useWords();
  const first = line?.[0];
  const does = first?.says
    .map((one) => plain(text.tell('log', one)))
    .filter((sentence) => sentence.endsWith('.'))
    .slice(0, 2)
    .join(' ');
  return (
    <Panel as="section" className={css.paper}>
      <h3 className={css.heads}>{say('review.betterWas', { what })}</h3>
      {(does || rule) && (
        <p className={css.does}>
          {does}{' '}
          {rule && (
            <Button kind="link" label={say('ui.rule', { id: rule })} onPress={() => onRule(rule)}>
              {rule}
            </Button>
          )}
        </p>
      )}
      {line === null ? (
        <p role="status">{say('review.lineWait')}</p>
      ) : (
        <LineSteps
          label={say('review.line')}
          shown={step}
          onShow={onStep}
          steps={line.map(({ seat, option, tell }, i) => ({
            id: String(i),
            side: sideOf(seat),
            seal: sealOfSide(sideOf(seat)),
            words: plain(text.option(option, tell)),
          }))}
        />
      )}
      {step !== null && (
        <p className={css.imagined} role="status">
          <Icon name="gi:light-bulb" />
          {say('review.imagined')}
        </p>
      )}
    </Panel>
  );
}
