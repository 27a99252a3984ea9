import { Button, classes, Icon, isLegal } from '@pony/ui';
import { FREE, SHADOW } from '../../ui/data/facts.ts';
import { useWar } from '../../ui/war.ts';
import { POWERS } from './data/powers.ts';
import css from './Kings.module.css';
import { awakenedOf, CHIEFTAINS, HOMES, nationOf, type Shown, SOVEREIGNS, sovereignsIn } from './model.ts';
import { Chieftain, Tablet } from './Tablet.tsx';
import { Tiles } from './Tiles.tsx';

/** Under the dice of a side: Ruler tokens of the Free Peoples, Chieftains of the Shadow. */
export function SideLine({ side }: { side?: number }) {
  const { view, words, open } = useWar();
  if (side === SHADOW) {
    const there = CHIEFTAINS.filter((character) => view.characters[character] >= 0);
    const dismay = sovereignsIn(view).filter(({ token }) => token === 2);
    if (there.length + dismay.length === 0) return null;
    return (
      <div className={classes(css.line, css.chiefs)}>
        {there.map((character) => (
          <button
            key={character}
            type="button"
            className={css.chief}
            data-rove
            title={words.character(character)}
            onClick={() => open({ what: 'character', id: character })}
          >
            <Chieftain letter={words.letter(character)} />
            <span className="pony-aloud">{words.character(character)}</span>
          </button>
        ))}
        {dismay.map((of) => (
          <span key={of.k} className={css.token}>
            <Tablet state="corrupted" letter={words.letter(of.character)} size={24} />
            {words.say('kings.token.2')}
          </span>
        ))}
      </div>
    );
  }
  const tokens = sovereignsIn(view).filter(({ token }) => token === 1);
  if (side !== FREE || tokens.length === 0) return null;
  return (
    <div className={css.line} data-many={tokens.length > 3 || undefined}>
      <span className="pony-caps">{words.say('kings.tokens')}</span>
      {tokens.map((of) => (
        <span key={of.k} className={css.token} title={words.character(of.character)}>
          <Tablet state="awakened" letter={words.letter(of.character)} size={24} />
          <span className="pony-aloud">{words.character(of.character)}</span>
        </span>
      ))}
    </div>
  );
}

/** In the Hunt Box: two Eyes may tempt a Sovereign. */
export function HuntNote() {
  const { view, words } = useWar();
  const eyes = view.sides[SHADOW].huntBox >= 2;
  if (!eyes || sovereignsIn(view).every(({ state, named }) => state !== 'grey' || named)) return null;
  return (
    <p className={css.note}>
      <Icon name="pp:crown" /> {words.say('kings.mayTempt')}
    </p>
  );
}

/** Whether he could be awakened, condition by condition, and what he would become. */
function Waking({ of }: { of: Shown }) {
  const { view, words, facts } = useWar();
  const { active } = view.nations[nationOf(of.k)];
  const conquered = view.control[HOMES[of.k]] === SHADOW;
  const grown = facts.characters[awakenedOf(of.k)];
  const [first, second] = POWERS[grown.id].map((power) => words.say(`ability.${power}.name`));
  const nation = words.nation(nationOf(of.k));
  const region = words.region(HOMES[of.k]);
  const lines: [boolean, string][] = [
    [true, words.say('kings.byDie')],
    [active, words.say(active ? 'kings.nationActive' : 'kings.nationPassive', { nation })],
    [!conquered, words.say(conquered ? 'kings.conquered' : 'kings.unconquered', { region })],
  ];
  return (
    <ul className={css.conditions}>
      {lines.map(([holds, text]) => (
        <li key={text} data-holds={holds || undefined}>
          <Icon name={holds ? 'pp:tick' : 'pp:x'} />
          {text}
        </li>
      ))}
      <li>
        <Icon name="pp:crown" />
        {words.say('kings.then', { level: grown.level, leadership: grown.leadership, first, second })}
      </li>
    </ul>
  );
}

function Sovereign({ of }: { of: Shown }) {
  const { words, offers, press, open } = useWar();
  const may = (verb: string): boolean =>
    offers.some((offer) => offer.option[0] === verb && offer.option[1] === of.character && isLegal(offer));
  const name = words.character(of.character);
  const point = (): void => press({ kind: 'character', id: of.character }, document.activeElement);
  return (
    <section className={css.sovereign} aria-label={name}>
      <button
        type="button"
        className={css.who}
        data-rove
        onClick={() => open({ what: 'character', id: of.state === 'awakened' ? awakenedOf(of.k) : of.character })}
      >
        <Tablet state={of.state} letter={words.letter(of.character)} size={42} />
        <span className={css.name}>
          <b>{name}</b>
          <em>{words.say(`kings.stateLong.${of.state}`)}</em>
        </span>
      </button>
      {of.state === 'grey' && (
        <>
          <p className={css.standing}>
            <Tiles of={of} />
            {words.say('kings.hidden', { n: of.count })} · {words.say('kings.falls', { n: of.resistance })}
          </p>
          <Waking of={of} />
        </>
      )}
      {of.state === 'corrupted' && <p>{words.say(`ability.${SOVEREIGNS[of.k]}-corrupted.effect`)}</p>}
      {may('awaken') && (
        <Button kind="main" icon="pp:crown" onPress={point}>
          {words.say('kings.awaken', { name })}
        </Button>
      )}
      {may('corrupt') && (
        <Button icon="pp:eye" onPress={point}>
          {words.say('kings.tempt', { name })}
        </Button>
      )}
    </section>
  );
}

/** In the panel of a region: the Sovereigns who stand there. */
export function RegionSovereigns({ region }: { region?: number }) {
  const { view } = useWar();
  return sovereignsIn(view)
    .filter((of) => of.region === region && of.state !== 'out')
    .map((of) => <Sovereign key={of.k} of={of} />);
}
