import { classes, Icon, Panel } from '@pony/ui';
import { AT_WAR, NATIONS } from '../data/facts.ts';
import { useWar } from '../war.ts';
import { NationBadge } from './Bits.tsx';
import css from './Politics.module.css';

const BOXES = [1, 2, 3, AT_WAR];

/** A nation on the track: its badge, and whether it is at war, active or passive. */
function NationMark({ nation }: { nation: number }) {
  const { view, words, touched } = useWar();
  const { box, active } = view.nations[nation];
  const where = words.say('table.boxSteps', { n: AT_WAR - box });
  const worn = view.worn.includes(nation);
  const plain = words.say('table.nation', { name: words.nation(nation), where, active: active ? 'yes' : 'no' });
  const label = worn ? `${plain}, ${words.say('team.worn')}` : plain;
  return (
    <span
      className={classes(css.nation, !active && css.passive, worn && css.worn)}
      data-thing={`nation ${nation}`}
      data-touched={touched?.nations.has(nation) || undefined}
      role="img"
      aria-label={label}
      title={label}
    >
      <NationBadge nation={nation} />
      <span className={css.state}>
        <Icon name={box === AT_WAR ? 'gi:crossed-swords' : active ? 'pp:tick' : 'gi:hourglass'} />
      </span>
    </span>
  );
}

/** The Political Track: how many steps each nation is from war. */
export function Politics({ className }: { className?: string }) {
  const { view, words, open } = useWar();
  const columns = BOXES.map((box) => {
    const held = view.nations.filter((nation) => nation.box === box).length;
    // An empty box leaves its room to the others.
    const least = box === AT_WAR ? 50 : held > 0 ? 32 : 22;
    return `minmax(${least}px, ${Math.max(held > 0 ? 1 : 0.5, Math.ceil(held / 2))}fr)`;
  }).join(' ');
  return (
    <Panel label={words.say('table.politics')} className={className}>
      <button type="button" className={css.head} data-rove onClick={() => open({ what: 'nations' })}>
        <span className="pony-caps">{words.say('table.politics')}</span>
      </button>
      <div className={css.boxes} style={{ gridTemplateColumns: columns }}>
        {BOXES.map((box) => (
          <div key={box} className={classes(css.box, box === AT_WAR && css.war)}>
            <span className={css.caption}>{words.say('table.box', { n: String(box) })}</span>
            <div className={css.row}>
              {NATIONS.map((nation, i) =>
                view.nations[i].box === box ? <NationMark key={nation.id} nation={i} /> : null,
              )}
            </div>
          </div>
        ))}
      </div>
    </Panel>
  );
}
