/** One band, always in the same place: threat against willpower, or attack against defence, and what would come of it. */
import { plain } from '@pony/text';
import { FitText, FitZone, Icon } from '@pony/ui';
import type { Rect } from '@pony/ui/fit';
import { idOf, nameOf } from './faces.ts';
import css from './LcgTable.module.css';
import { type LcgTableState, useLcg } from './lcg.ts';

const QUEST_PHASE = 3;

/** "+5: 2 on Old Forest Road (explored), 3 on the quest" */
function outcomeWords({ view, text, say, zones }: LcgTableState): string {
  const { threat, willpower, shares } = view.staging;
  const n = willpower - threat;
  if (view.phase !== QUEST_PHASE && willpower === 0)
    return say(zones.kind === 'wide' ? 'waits' : 'waitsShort', { n: threat });
  const short = zones.kind === 'phone' || zones.kind === 'low';
  if (n < 0) return say(short ? 'behindShort' : 'behind', { n: -n });
  if (n === 0) return say(short ? 'evenShort' : 'even');
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

/** What the attack comes to as it stands. */
function attackWords({ view, text, say, viewer }: LcgTableState): { words: string; undefended: boolean } {
  const { attack } = view;
  if (!attack) return { words: '', undefended: false };
  const name = nameOf(text, idOf(view, attack.enemy));
  const enemy = attack.by === 'enemy';
  const whom = viewer.length === 1 && viewer[0] === attack.seat ? 'you' : 'other';
  const turned = attack.turned.map((card) => nameOf(text, idOf(view, card))).join(', ');
  const undefended = enemy && attack.step > 0 && attack.cards.length === 0;
  const words = [
    enemy ? say('enemyAttacks', { name, whom, seat: text.say(`seat.p${attack.seat + 1}`) }) : say('attackOn', { name }),
    attack.hidden > 0 ? say('shadowHidden', { n: attack.hidden }) : null,
    turned ? say('shadowTurned', { name: turned }) : null,
    undefended ? say('isUndefended') : null,
    attack.cards.length > 0 ? say('damageNow', { n: Math.max(0, attack.attack - attack.defense) }) : null,
  ];
  return { words: words.filter(Boolean).join(' · '), undefended };
}

function End({
  icon,
  value,
  words,
  dark,
}: {
  icon: 'gi:burning-eye' | 'gi:sun' | 'gi:crossed-swords' | 'gi:checked-shield';
  value: number | string;
  words?: string;
  dark: boolean;
}) {
  return (
    <span className={css.side2} data-dark={dark || undefined}>
      <Icon name={icon} label={words} />
      <b>{value}</b>
    </span>
  );
}

export function ContestBar({ rect }: { rect: Rect }) {
  const table = useLcg();
  const { view, text, say, threats, zones } = table;
  const { attack, staging } = view;
  const enemy = attack?.by === 'enemy';
  const { words, undefended } = attackWords(table);
  const left = attack ? attack.attack : staging.threat;
  const right = attack
    ? enemy && attack.cards.length === 0
      ? undefended
        ? 0
        : null
      : attack.defense
    : staging.willpower;
  const most = Math.max(left, right ?? 0, 1) + 5;
  const darkLeft = !attack || enemy;
  const warned = threats.slice(0, zones.kind === 'wide' ? 2 : 1);
  return (
    <FitZone rect={rect} zone="contest" label={say('contest')} className={`${css.paper} ${css.contest}`} part="band">
      <End
        icon={attack ? 'gi:crossed-swords' : 'gi:burning-eye'}
        value={left}
        words={text.say(attack ? 'stat.attack' : 'stat.threat')}
        dark={darkLeft}
      />
      <div className={css.mid} data-attack={attack?.by}>
        <span className={css.track} aria-hidden="true">
          <i data-dark={darkLeft || undefined} style={{ left: 0, width: `${(left / most / 2) * 100}%` }} />
          <i data-dark={!darkLeft || undefined} style={{ right: 0, width: `${((right ?? 0) / most / 2) * 100}%` }} />
        </span>
        <div className={css.words} data-two={(zones.kind !== 'wide' && warned.length > 0) || undefined}>
          <FitText className={css.said}>{attack ? words : outcomeWords(table)}</FitText>
          {warned.map(({ id, args, icon, side }) => (
            <FitText key={`${id} ${JSON.stringify(args)}`} className={css.warned}>
              <em data-threat={id} data-side={side}>
                <Icon name={icon} /> {plain(text.tell('threat', { say: id, args }))}
              </em>
            </FitText>
          ))}
        </div>
      </div>
      <End
        icon={attack ? 'gi:checked-shield' : 'gi:sun'}
        value={right ?? '?'}
        words={text.say(attack ? 'stat.defense' : 'stat.willpower')}
        dark={!darkLeft}
      />
    </FitZone>
  );
}
