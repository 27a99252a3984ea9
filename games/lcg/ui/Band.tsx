/** The band between the encounter and the players: threat against willpower, or the attack that is under way. */
import { Scale, Steps } from '@pony/ui';
import { idOf, nameOf } from './faces.ts';
import css from './LcgTable.module.css';
import { type LcgTableState, useLcg } from './lcg.ts';

const QUEST_PHASE = 3;

/** "+5: 2 on “Old Forest Road” (explored), 3 on “Flies and Spiders”" */
function outcomeWords({ view, text, say, size }: LcgTableState): string {
  const { threat, willpower, shares } = view.staging;
  const n = willpower - threat;
  if (view.phase !== QUEST_PHASE && willpower === 0) return say('waits', { n: threat });
  if (n < 0) return say('behind', { n: -n });
  if (n === 0) return say('even');
  const short = size === 'phone';
  const list = shares.map(([card, k, done]) => {
    const stage = view.cards.find((one) => one.card === card)?.face.endsWith('.b');
    const what = stage ? 'shareStage' : 'sharePlace';
    return say(short ? `${what}Short` : what, {
      n: k,
      name: nameOf(text, idOf(view, card)),
      done: done ? 'yes' : 'no',
    });
  });
  return list.length > 0 ? say('aheadBy', { n, list: list.join(', ') }) : say('aheadPlain', { n });
}

function Quest() {
  const table = useLcg();
  const { view, text, size } = table;
  const { threat, willpower } = view.staging;
  const words = size !== 'phone';
  return (
    <Scale
      small={size === 'phone'}
      left={{ icon: 'gi:burning-eye', value: threat, words: words ? text.say('stat.threat') : undefined }}
      right={{ icon: 'gi:sun', value: willpower, words: words ? text.say('stat.willpower') : undefined }}
    >
      {outcomeWords(table)}
    </Scale>
  );
}

const LADDERS = { enemy: ['defender', 'shadow', 'wounds'], players: ['attackers', 'strength', 'damage'] } as const;

function Attack() {
  const { view, text, say, size, viewer } = useLcg();
  const { attack } = view;
  if (!attack) return null;
  const name = nameOf(text, idOf(view, attack.enemy));
  const enemy = attack.by === 'enemy';
  const whom = viewer.length === 1 && viewer[0] === attack.seat ? 'you' : 'other';
  const turned = attack.turned.map((card) => nameOf(text, idOf(view, card))).join(', ');
  const left = Math.max(0, attack.attack - attack.defense);
  const undefended = enemy && attack.step > 0 && attack.cards.length === 0;
  const middle = [
    enemy ? say('enemyAttacks', { name, whom, seat: text.say(`seat.p${attack.seat + 1}`) }) : say('attackOn', { name }),
    attack.hidden > 0 ? say('shadowHidden', { n: attack.hidden }) : null,
    turned ? say('shadowTurned', { name: turned }) : null,
    undefended ? say('isUndefended') : null,
    attack.cards.length > 0 ? say('damageNow', { n: left }) : null,
  ].filter(Boolean);
  const words = size !== 'phone';
  return (
    <div className={css.attack} data-attack={attack.by}>
      <Steps
        label={say('ladder')}
        now={Math.min(attack.step, 2)}
        steps={LADDERS[attack.by].map((id) => ({ id, label: say(`step.${id}`), short: words ? undefined : '' }))}
      />
      <Scale
        small={size === 'phone'}
        darkRight={!enemy}
        left={{ icon: 'gi:crossed-swords', value: attack.attack, words: words ? text.say('stat.attack') : undefined }}
        right={{
          icon: 'gi:checked-shield',
          value: enemy && attack.cards.length === 0 ? (undefended ? 0 : '?') : attack.defense,
          words: words ? text.say('stat.defense') : undefined,
        }}
      >
        {middle.join(' · ')}
      </Scale>
    </div>
  );
}

export function Band() {
  const { view } = useLcg();
  return view.attack ? <Attack /> : <Quest />;
}
