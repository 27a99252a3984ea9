import { CardSpine, Panel, PlacePlate } from '@pony/ui';
import css from './CardGameTable.module.css';
import { handFace } from './faces.ts';
import { isPath, LOCATIONS } from './facts.ts';
import { useTable } from './table-state.ts';

/** Things that are asked for and lie nowhere on the table: cards of a search, locations to bring out. */
export function Choices({ className }: { className?: string }) {
  const { props, drawn, text, at } = useTable();
  const { prompt } = props.situation;
  const { cards, locations } = drawn.choices;
  if (props.mood !== 'live' || cards.length + locations.length === 0 || !prompt) return null;
  return (
    <Panel label={text.say('table.choose')} className={className}>
      <div className={css.choices}>
        {cards.map((card) => {
          const thing = { kind: 'card', id: card };
          return (
            <CardSpine
              key={card}
              face={handFace(text, card)}
              state={at.stateOf(thing)}
              onPress={(event) => at.press(thing, event.currentTarget)}
              thing={`card ${card}`}
            />
          );
        })}
        {locations.map((location) => {
          const thing = { kind: 'location', id: location };
          const fact = LOCATIONS[location];
          return (
            <PlacePlate
              key={location}
              name={text.name('location', location)}
              sign={isPath(location) ? { text: String(fact.number) } : { icon: 'gi:castle' }}
              round={isPath(location)}
              note={text.name('location', location, 'effect')}
              seed={fact.id}
              state={at.stateOf(thing)}
              onPress={(event) => at.press(thing, event.currentTarget)}
              thing={`location ${location}`}
            />
          );
        })}
      </div>
    </Panel>
  );
}
