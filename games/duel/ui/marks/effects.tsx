/** What cards, tiles and tokens bring, as icons. */
import { Icon } from '@pony/ui';
import type { CSSProperties } from 'react';
import { useDuel } from '../duel.ts';
import { CARDS, type CardFacts, TILES, TOKENS } from '../facts.ts';
import { RACE_ICON, TOKEN_ICON } from '../icons.ts';
import css from './marks.module.css';
import {
  ChainAsked,
  Coins,
  Count,
  OwnFortress,
  RaceShield,
  RegionPennon,
  Ring,
  SkillChoice,
  SkillMark,
  SkillMarks,
  times,
} from './marks.tsx';

function Manoeuvre({ card }: { card: CardFacts }) {
  return (
    <>
      {times(card.removals).map((i) => (
        <Icon key={`removal-${i}`} name="gi:broken-shield" />
      ))}
      {times(card.coinLoss).map((i) => (
        <Coins key={`loss-${i}`} n={1} loss />
      ))}
      {times(card.moves).map((i) => (
        <Icon key={`move-${i}`} name="gi:walking-boot" />
      ))}
    </>
  );
}

/** The effect of a card as large icons. */
export function CardEffect({ card: id, small }: { card: number; small?: boolean }) {
  const card = CARDS[id];
  const signs = card.choice.length || card.rings || card.gives.reduce((a, b) => a + b, 0);
  return (
    <span className={css.effect} data-signs={signs} data-small={small || undefined}>
      {card.kind === 'skill' &&
        (card.choice.length > 0 ? <SkillChoice skills={card.choice} /> : <SkillMarks counts={card.gives} />)}
      {card.gain > 0 && <Coins n={card.gain} />}
      {times(card.rings).map((i) => (
        <Ring key={i} />
      ))}
      {card.race >= 0 && <RaceShield race={card.race} />}
      {card.units > 0 && (
        <>
          <Count n={card.units}>{!small && <Icon name="gi:swordman" />}</Count>
          <RegionPennon region={card.regions[0]} aloud={false} />
          <i className={css.slash}>/</i>
          <RegionPennon region={card.regions[1]} aloud={false} />
        </>
      )}
      {card.kind === 'manoeuvre' && <Manoeuvre card={card} />}
    </span>
  );
}

/** The printed cost of a card: chain symbol, coins, skills. */
export function CardCost({ card: id }: { card: number }) {
  const { text } = useDuel();
  const card = CARDS[id];
  const asked = card.cost.reduce((sum, n) => sum + n, 0);
  const free = card.coins === 0 && asked === 0;
  const signs = asked + (card.coins > 0 ? 1 : 0) + (card.chainIn ? 1.2 : 0);
  return (
    <span className={css.cost} style={{ '--signs': Math.max(1, signs) } as CSSProperties}>
      {card.chainIn && <ChainAsked symbol={card.chainIn} />}
      {card.coins > 0 && <Coins n={card.coins} />}
      <SkillMarks counts={card.cost} />
      {free && <em>{text.say('word.free')}</em>}
    </span>
  );
}

/** What a landmark tile brings, the fortress first. */
export function TileEffect({ tile: id, seat }: { tile: number; seat: number }) {
  const tile = TILES[id];
  return (
    <span className={css.brings}>
      <OwnFortress seat={seat} />
      {tile.units > 0 && (
        <Count n={tile.units}>
          <Icon name="gi:swordman" />
        </Count>
      )}
      {tile.coins > 0 && <Coins n={tile.coins} />}
      {tile.greyLoss > 0 && <Icon name="gi:card-discard" />}
      {tile.moves > 0 && (
        <Count n={tile.moves}>
          <Icon name="gi:walking-boot" />
        </Count>
      )}
      {tile.rings > 0 && (
        <Count n={tile.rings}>
          <Ring />
        </Count>
      )}
      {tile.fromDiscard > 0 && <Icon name="gi:card-pickup" />}
      {tile.namedAlliance > 0 && <Icon name="pp:k-alliance" className={css.leaf} />}
    </span>
  );
}

/** An alliance token: wooden rim and round foot when it lasts, stone rim and square when it acts once. */
export function TokenFace({ token: id }: { token: number }) {
  const token = TOKENS[id];
  return (
    <span className={css.token} data-lasting={token.lasting || undefined}>
      <Icon name={RACE_ICON[token.race]} className={css.tokenRace} />
      <TokenSign token={id} />
    </span>
  );
}

const ON_KIND: Readonly<Record<string, string>> = {
  'extra-turn-on-yellow': 'treasure',
  'ring-on-yellow': 'treasure',
  'red-any-region': 'war',
  'more-units-on-red': 'war',
  'moves-on-green': 'alliance',
  'unit-on-blue': 'quest',
};

function TokenSign({ token: id }: { token: number }) {
  const token = TOKENS[id];
  const kind = ON_KIND[token.kind];
  if (token.kind === 'coins-on-chain') return <Coins n={token.count} />;
  if (token.kind === 'wild-skill')
    return (
      <span className={css.wild}>
        <SkillMark skill={0} aloud={false} />
        <b>?</b>
      </span>
    );
  return (
    <span className={css.sign} style={kind ? { color: `var(--k-${kind})` } : undefined}>
      {token.count > 1 && <b>{token.kind === 'discard-income-times' ? '×2' : token.count}</b>}
      <Icon name={TOKEN_ICON[token.kind]} />
    </span>
  );
}
