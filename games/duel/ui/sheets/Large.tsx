/** Cards, tiles and tokens opened large: everything about them, and what they would cost the reader now. */
import { Button, CardSheet, Coin, type LargeFact } from '@pony/ui';
import { type Price, useDuel } from '../duel.ts';
import { numeralOf } from '../faces.tsx';
import { CARD_RULES, CARDS, RACES, REGIONS, TILES, TOKENS, tileRule, tokenRule } from '../facts.ts';
import { KIND_ICON, pictureOf, RACE_ICON, REGION_LOOK } from '../icons.ts';
import { CardCost, CardEffect, TileEffect, TokenFace } from '../marks/effects.tsx';
import { ChainAsked, ChainGiven, RegionPennon, SkillMarks } from '../marks/marks.tsx';
import css from './Large.module.css';
import { PriceSum } from './PriceSum.tsx';

function Rule({ id }: { id: string }) {
  const { openRule } = useDuel();
  return (
    <Button kind="link" onPress={() => openRule(id)} className={css.rule}>
      {id}
    </Button>
  );
}

function YouPay({ price }: { price: Price }) {
  const { say } = useDuel();
  return (
    <span className={css.pay}>
      {say('pays')} <Coin value={price.coins} />
      {price.chained && <span>· {say('byChain')}</span>}
    </span>
  );
}

export function LargeCard({ card: id, onClose }: { card: number; onClose: () => void }) {
  const { view, situation, text, say } = useDuel();
  const card = CARDS[id];
  const price = view.layout.find((slot) => slot.card === id)?.price ?? null;
  const side = view.sides[situation.seat ?? view.active];
  const name = text.name('card', id);
  const facts: LargeFact[] = [{ label: say('cost'), value: <CardCost card={id} /> }];
  const chain = (symbol: string): string => text.say(`chain.${symbol}`);
  if (card.chainIn)
    facts.push({
      label: say('freeWith'),
      value: (
        <>
          <ChainAsked symbol={card.chainIn} /> {chain(card.chainIn)}
        </>
      ),
    });
  if (card.chainOut)
    facts.push({
      label: say('gives'),
      value: (
        <>
          <ChainGiven symbol={card.chainOut} /> {chain(card.chainOut)}
        </>
      ),
    });
  return (
    <CardSheet
      label={name}
      onClose={onClose}
      tone={card.kind}
      kind={{
        icon: KIND_ICON[card.kind],
        letter: text.say(`tag.kind.${card.kind}`),
        name: text.say(`kind.${card.kind}`),
      }}
      corner={numeralOf(card.chapter)}
      picture={{ seed: card.id, motif: pictureOf(card) }}
      name={name}
      typeLine={say('cardLine', { kind: text.say(`kind.${card.kind}`), chapter: card.chapter })}
      emblem={<CardEffect card={id} />}
      text={
        <>
          <p>{text.name('card', id, 'effect')}</p>
          {price && <PriceSum price={price} cost={card.cost} side={side} />}
        </>
      }
      facts={facts}
      foot={price ? <YouPay price={price} /> : say('noPrice')}
      rule={<Rule id={CARD_RULES[card.kind]} />}
    />
  );
}

export function LargeTile({ tile: id, onClose }: { tile: number; onClose: () => void }) {
  const { view, situation, text, say } = useDuel();
  const tile = TILES[id];
  const price = view.tilesUp.find((one) => one.tile === id)?.price ?? null;
  const seat = situation.seat ?? view.active;
  const name = text.name('tile', id);
  const region = text.say(`region.${REGIONS[tile.region]}`);
  return (
    <CardSheet
      label={name}
      onClose={onClose}
      tone="skill"
      kind={{ icon: REGION_LOOK[tile.region].icon, letter: '', name: region }}
      picture={{ seed: tile.id, motif: REGION_LOOK[tile.region].icon }}
      name={name}
      typeLine={`${text.say('word.tile')} · ${region}`}
      emblem={<RegionPennon region={tile.region} aloud={false} />}
      text={
        <>
          <p>{text.name('tile', id, 'effect')}</p>
          <p className={css.brings}>
            <TileEffect tile={id} seat={seat} />
          </p>
          {price && <PriceSum price={price} cost={tile.cost} side={view.sides[seat]} />}
        </>
      }
      facts={[{ label: say('cost'), value: <SkillMarks counts={tile.cost} /> }]}
      foot={price ? <YouPay price={price} /> : say('tileTaken')}
      rule={<Rule id={tileRule(id)} />}
    />
  );
}

export function LargeToken({ token: id, onClose }: { token: number; onClose: () => void }) {
  const { text, say } = useDuel();
  const token = TOKENS[id];
  const name = text.name('token', id);
  return (
    <CardSheet
      label={name}
      onClose={onClose}
      tone="alliance"
      kind={{ icon: RACE_ICON[token.race], letter: '', name: text.say(`race.${RACES[token.race]}`) }}
      picture={{ seed: token.id, motif: RACE_ICON[token.race] }}
      name={name}
      typeLine={`${text.say('word.token')} · ${text.say(`tokenKind.${token.lasting ? 'lasting' : 'once'}`)}`}
      emblem={<TokenFace token={id} />}
      text={<p>{text.name('token', id, 'effect')}</p>}
      foot={say('tokenFoot')}
      rule={<Rule id={tokenRule(id)} />}
    />
  );
}
