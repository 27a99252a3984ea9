/** The window that is open, who is asked in which order, what caused a question, and standing orders. */
import { Button, OrderStrip, PassForMe, Sheet, WindowPanel } from '@pony/ui';
import { useState } from 'react';
import { nameOf } from './faces.ts';
import { NUMERALS, PHASES, STEPS } from './facts.ts';
import css from './LcgTable.module.css';
import { useLcg } from './lcg.ts';
import type { Orders, Passing } from './passing.ts';

const wordOf = (step: string): string => step.replaceAll('.', '-');

/** An action window, or the card that a question is about with its text (LC-17.23: a response shows its cause). */
export function Cause({ openRule }: { openRule: (id: string) => void }) {
  const { view, text, situation, say, viewer, open } = useLcg();
  const { window: now } = view;
  const { prompt } = situation;
  if (now) {
    const rule = now.step === '2.2' ? 'LC-F2.2' : `LC-W${now.step}`;
    return (
      <WindowPanel
        title={say(now.step === '2.2' ? 'planningWindow' : 'actionWindow')}
        rule={rule}
        onRule={openRule}
        className={css.cause}
        order={
          now.order.length > 1 && (
            <OrderStrip
              label={say('order')}
              seats={now.order.map((seat, i) => {
                const on = i === now.turn;
                const done = !on && (now.order.length - i + now.turn) % now.order.length <= now.passes;
                return {
                  id: String(seat),
                  mark: NUMERALS[seat],
                  seat,
                  words: on
                    ? say(viewer.includes(seat) ? 'mayAct' : 'acts')
                    : say(done && now.passes > 0 ? 'passed' : 'next'),
                  at: on ? ('on' as const) : done && now.passes > 0 ? ('done' as const) : undefined,
                };
              })}
            />
          )
        }
      >
        <p>{say(`windowOf.${wordOf(now.step)}`)}</p>
      </WindowPanel>
    );
  }
  const card = prompt?.args?.card;
  if (!prompt || typeof card !== 'number' || !ABOUT.has(prompt.say)) return null;
  const id = view.titleIds[view.titles[card]];
  const effect = `card.${id}.effect`;
  return (
    <WindowPanel
      title={say(prompt.say === 'cancel' || prompt.say === 'respond' ? 'cause' : 'asks')}
      className={css.cause}
    >
      <button
        type="button"
        className={css.causeName}
        data-rove
        data-look={`card ${card}`}
        onClick={() => open({ what: 'card', id: card })}
      >
        {nameOf(text, id)}
      </button>
      {text.has(effect) && <p>{text.say(effect)}</p>}
    </WindowPanel>
  );
}
const ABOUT = new Set([
  'respond',
  'cancel',
  'choose',
  'choose-one',
  'announce-x',
  'search',
  'order',
  'put-back',
  'restricted',
]);

/** In which way the table passes for the reader; a press shows the ways, and the windows in which it stops. */
export function Standing({ orders }: { orders: Orders }) {
  const { view, say, text } = useLcg();
  const [open, setOpen] = useState(false);
  const ways: Passing[] = ['stops', 'each', 'phase', ...(view.attack ? (['attack'] as const) : [])];
  const words = (way: Passing): string => say(`pass.${way}`, { phase: text.say(`phase.${PHASES[view.phase]}`) });
  return (
    <>
      <Button icon="pp:pass" act="orders" className={css.standing} onPress={() => setOpen(true)}>
        {`${say('pass.title')}: ${words(orders.mode)}`}
      </Button>
      {open && (
        <Sheet title={say('pass.title')} label={say('pass.title')} onClose={() => setOpen(false)}>
          <PassForMe
            title={say('pass.when')}
            value={orders.mode}
            choices={ways.map((value) => ({ value, label: words(value), note: say(`pass.${value}Note`) }))}
            onChoose={orders.choose}
          />
          <fieldset className={css.stops}>
            <legend className="pony-caps">{say('pass.pick')}</legend>
            {STEPS.map((step) => (
              <label key={step}>
                <input
                  type="checkbox"
                  checked={orders.stops.includes(step)}
                  onChange={({ target }) => orders.setStop(step, target.checked)}
                />
                <span>
                  <b>{say(`windowOf.${wordOf(step)}`)}</b>
                  <small>{step}</small>
                </span>
              </label>
            ))}
          </fieldset>
        </Sheet>
      )}
    </>
  );
}
