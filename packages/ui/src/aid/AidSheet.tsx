import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../base/Button.tsx';
import { Segmented } from '../base/Segmented.tsx';
import { useFloatFocus } from '../float/use-float.ts';
import { Icon } from '../icon/Icon.tsx';
import { Coin } from '../pieces/Coin.tsx';
import { Die } from '../pieces/Die.tsx';
import { Seal } from '../pieces/Seal.tsx';
import { Mark, UnitToken } from '../pieces/Tokens.tsx';
import { sealOfSide } from '../table/sides.ts';
import type { TableSize } from '../table-props.ts';
import { useUi } from '../ui-context.tsx';
import css from './AidSheet.module.css';
import { keysPage } from './keys.ts';
import type { Aid, AidPage, AidRoad, AidRow, AidSection, AidSign } from './types.ts';

function Sign({ sign }: { sign: AidSign }) {
  if ('mark' in sign) return <Mark {...sign.mark} className={css.mark} />;
  if ('unit' in sign) return <UnitToken side={sign.unit.side} count={sign.unit.count} label="" className={css.unit} />;
  if ('coin' in sign) return <Coin value={sign.coin} loss={sign.loss} className={css.coin} />;
  if ('words' in sign)
    return (
      <b className={css.word} data-side={sign.side}>
        {sign.words}
      </b>
    );
  if ('dice' in sign)
    return (
      <span className={css.dice}>
        {sign.dice.map((die) => (
          <Die key={die.side} side={die.side} glyphs={die.glyphs} letter={die.letter} label="" />
        ))}
      </span>
    );
  if (!sign.ground) return <Icon name={sign.icon} className={css.icon} />;
  return (
    <span className={css.block} style={{ background: sign.ground }} data-round={sign.round || undefined}>
      <Icon name={sign.icon} />
      {sign.letter}
    </span>
  );
}

const keyOf = ({ name, words, sign }: AidRow): string => `${name} ${words} ${JSON.stringify(sign)}`;

function Rows({ section }: { section: AidSection }) {
  return (
    <section className={css.section} data-as={section.as} data-section={section.id}>
      <h3>{section.title}</h3>
      <ul>
        {section.rows.map((row) => (
          <li key={keyOf(row)}>
            <span className={css.sign} aria-hidden="true">
              <Sign sign={row.sign} />
            </span>
            <span>
              {row.name && <b>{row.name}</b>} {row.words}
              {row.now && <em>{row.now}</em>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Road({ road: { icon, title, words, meters } }: { road: AidRoad }) {
  return (
    <section className={css.road} aria-label={title}>
      <Icon name={icon} className={css.roadIcon} />
      <h3>{title}</h3>
      <p>{words}</p>
      <div className={css.meters}>
        {meters.map(({ side, name, value, goal }) => (
          <span key={name} className={css.meter} role="img" aria-label={`${name}: ${value}/${goal}`}>
            <Seal side={side} icon={sealOfSide(side)} className={css.seal} />
            <span className={css.bar} data-side={side}>
              <i style={{ width: `${Math.max(0, Math.min(100, (100 * value) / goal))}%` }} />
            </span>
            <b>
              {value}/{goal}
            </b>
          </span>
        ))}
      </div>
    </section>
  );
}

/** Pages of one group as one. */
function together(pages: readonly AidPage[]): AidPage[] {
  const out: AidPage[] = [];
  for (const page of pages) {
    const { group } = page;
    const at = group ? out.findIndex((one) => one.id === group.id) : -1;
    if (!group) out.push(page);
    else if (at < 0) out.push({ ...page, id: group.id, label: group.label });
    else out[at] = { ...out[at], sections: [...out[at].sections, ...page.sections] };
  }
  return out;
}

interface AidSheetProps {
  aid: Aid;
  size: TableSize;
  onClose: () => void;
}

/** What is what: every sign of the table with its name, over the table and never over the prompt. */
export function AidSheet({ aid, size, onClose }: AidSheetProps) {
  const { say } = useUi();
  const paper = useRef<HTMLDivElement>(null);
  useFloatFocus(paper, onClose);
  const phone = size === 'phone';
  const pages = [...(phone ? aid.pages : together(aid.pages)), keysPage(say)];
  const [chosen, setChosen] = useState(pages[0].id);
  const page = pages.find(({ id }) => id === chosen) ?? pages[0];
  const first = page === pages[0];
  return createPortal(
    <div
      ref={paper}
      className={css.aid}
      role="dialog"
      aria-label={say('ui.aid.title')}
      tabIndex={-1}
      data-aid={page.id}
    >
      <header className={css.head}>
        <h2>{say('ui.aid.title')}</h2>
        {!phone && <p>{say('ui.aid.note')}</p>}
        <Button
          icon="pp:x"
          label={phone ? say('ui.close') : undefined}
          hotkey={phone ? undefined : 'H'}
          onPress={onClose}
        >
          {phone ? undefined : say('ui.close')}
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
      <section className={css.body} tabIndex={0} aria-label={page.label}>
        {(first || phone) && aid.roads.length > 0 && (
          <div className={css.roads}>
            {aid.roads.map((road) => (
              <Road key={road.title} road={road} />
            ))}
          </div>
        )}
        <Segmented
          label={say('ui.aid.pages')}
          value={page.id}
          segments={pages.map(({ id, label }) => ({ value: id, label }))}
          onChoose={setChosen}
          className={css.tabs}
        />
        <div className={css.columns}>
          {page.sections.map((section) => (
            <Rows key={section.id} section={section} />
          ))}
        </div>
      </section>
    </div>,
    document.body,
  );
}
