import { plain } from '@pony/text';
import { Icon } from '../icon/Icon.tsx';
import type { GameText, TableSize } from '../table-props.ts';
import css from './Ribbons.module.css';
import type { Threat } from './threat.ts';

interface RibbonsProps {
  of: readonly Threat[];
  text: GameText;
  size: TableSize;
  /** The table itself shows them where they belong: here they are only read aloud. */
  within?: boolean;
}

/**
 * What threatens the reader, on ribbons under the top bar, in a line of their own that nothing else uses. They take no press,
 * are read aloud once, and stay until the threat is over.
 */
export function Ribbons({ of, text, size, within }: RibbonsProps) {
  const sentences = of.map(({ id, args }) => plain(text.tell('threat', { say: id, args })));
  return (
    <>
      {!within && (
        <div className={css.line} data-size={size} aria-hidden="true">
          {of.map(({ id, side, icon, args }, i) => (
            <span key={`${id} ${JSON.stringify(args)}`} className={css.hung} data-threat={id} data-side={side}>
              <span className={css.ribbon}>
                <Icon name={icon} />
                {sentences[i]}
              </span>
            </span>
          ))}
        </div>
      )}
      <p className="pony-aloud" role="status">
        {sentences.join('. ')}
      </p>
    </>
  );
}
