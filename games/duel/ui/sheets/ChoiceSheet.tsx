/** Choices that are made on a sheet: a card of the discard, a token to keep, a grey card of the other side. */
import { Button, Card, isLegal, type Pointing, Sheet, useRoving } from '@pony/ui';
import { useRef } from 'react';
import { useDuel } from '../duel.ts';
import { cardFace } from '../faces.tsx';
import { TokenFace } from '../marks/effects.tsx';
import css from './sheets.module.css';

interface ChoiceSheetProps {
  verb: 'pick' | 'keep' | 'lose-grey';
  choice: Pointing;
  onClose: () => void;
}

function Tokens({ choice }: { choice: Pointing }) {
  const { offers, text, say, openRule } = useDuel();
  return (
    <div className={css.tokens}>
      {offers.map((offer) => {
        const token = offer.option[1];
        return (
          <article key={token} className={css.token}>
            <span className={css.tokenFace}>
              <TokenFace token={token} />
            </span>
            <h3>{text.name('token', token)}</h3>
            <p>{text.name('token', token, 'effect')}</p>
            <footer>
              <Button
                kind="main"
                onPress={() => choice.take(offer, null, { kind: 'token', id: token })}
                label={`${say('keepIt')}: ${text.name('token', token)}`}
              >
                {say('keepIt')}
              </Button>
              <Button kind="link" onPress={() => openRule(`DU-15.${token + 1}`)}>
                DU-15.{token + 1}
              </Button>
            </footer>
          </article>
        );
      })}
    </div>
  );
}

function Cards() {
  const duel = useDuel();
  const list = useRef<HTMLDivElement>(null);
  useRoving(list);
  const cards = duel.offers.filter(({ option }) => option[0] === 'pick' || option[0] === 'lose-grey');
  return (
    <div ref={list} className={css.cards} data-breathe={cards.length <= 12 || undefined}>
      {cards.filter(isLegal).map(({ option }) => {
        const card = option[1];
        const thing = { kind: 'card', id: card } as const;
        return (
          <Card
            key={card}
            face={cardFace(duel, card, [duel.say('lit')])}
            width={84}
            state={duel.stateOf(thing)}
            onPress={(event) => duel.press(thing, event.currentTarget)}
          />
        );
      })}
    </div>
  );
}

export function ChoiceSheet({ verb, choice, onClose }: ChoiceSheetProps) {
  const { say, situation, text } = useDuel();
  return (
    <Sheet title={say(`sheet.${verb}`)} icon="pp:cards" onClose={onClose} className={css.choice}>
      {situation.prompt && (
        <p className={css.lead}>{text.render(`prompt.${situation.prompt.say}`, situation.prompt.args)}</p>
      )}
      {verb === 'keep' ? <Tokens choice={choice} /> : <Cards />}
    </Sheet>
  );
}
