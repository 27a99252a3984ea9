import { Button, Coin, PointedWhy, type Why } from '@pony/ui';
import { priceOf } from './actions.tsx';
import { useDuel } from './duel.ts';
import { CARDS, TILES } from './facts.ts';
import { priceRows } from './prices.ts';
import { namedBy } from './sentence.ts';
import { RowMark } from './sheets/PriceSum.tsx';
import type { Thing } from './targets.ts';

const DEAR: ReadonlySet<string> = new Set(['too-dear', 'tile-too-dear']);

/** "Why not?" at this table: the sentence, the sum behind a price, what would help, the rule. */
export function DuelWhyNot({ why, onClose }: { why: Why; onClose: () => void }) {
  const duel = useDuel();
  const { view, situation, text, say, follow, open, openRule } = duel;
  const { refusal } = why;
  const thing = why.thing as Thing | null;
  const fact = typeof refusal === 'string' ? null : refusal;
  const side = view.sides[situation.seat ?? view.active];
  const named = thing && namedBy(duel, thing);
  const price = thing && fact && DEAR.has(fact.say) ? priceOf(duel, thing) : null;
  const cost = named?.kind === 'tile' ? TILES[named.id].cost : named?.kind === 'card' ? CARDS[named.id].cost : [];
  const rows = price ? priceRows(duel, price, cost, side) : [];
  const rules = [
    fact?.rule,
    price && price.surcharge > 0 ? 'DU-9.10' : null,
    price && price.bought > 0 ? 'DU-9.3' : null,
  ];
  const help = price && price.coins - side.coins <= side.income ? say('helpDiscard', { n: side.income }) : undefined;
  const opens = named?.kind === 'card' || named?.kind === 'tile' || named?.kind === 'region' ? named.kind : null;
  return (
    <PointedWhy
      why={why}
      text={text}
      rows={rows.map((row) => ({
        id: row.id,
        mark: <RowMark row={row} />,
        words: row.words,
        value: <Coin value={row.coins < 0 ? `−${-row.coins}` : row.coins} />,
      }))}
      sum={price ? { words: say('youWouldPay'), value: <Coin value={price.coins} /> } : undefined}
      help={help}
      rules={rules.flatMap((id) => (id ? [{ id }] : []))}
      more={
        opens && named ? (
          <Button kind="link" icon="pp:find" onPress={() => open({ what: opens, id: named.id })}>
            {say('look')}
          </Button>
        ) : undefined
      }
      onRule={openRule}
      onReference={follow}
      onClose={onClose}
      beside={thing?.kind === 'tile' ? 'left' : 'right'}
    />
  );
}
