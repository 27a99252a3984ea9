import { rule } from '@pony/testkit';
import { cardOf, locationOf, table } from './helpers.ts';

rule('[devilry-of-saruman] [fighting-uruk-hai] [wolf-riders] [white-hand-orcs] plain icons', () => {
  table({ on: { edoras: ['devilry-of-saruman', 'fighting-uruk-hai', 'wolf-riders', 'white-hand-orcs'] } }).counts(
    'edoras',
    7,
    1,
  );
  table({ on: { orthanc: ['devilry-of-saruman', 'fighting-uruk-hai', 'wolf-riders', 'white-hand-orcs.2'] } }).counts(
    'orthanc',
    0,
    6,
  );
});

rule('[grima-wormtongue] CG-41.66 CG-23.7 eliminated to take Saruman or to eliminate a Rohan character in play', () => {
  const t = table({ turn: 'saruman', reserve: ['grima-wormtongue', 'eomer', 'theoden'] });
  t.does('use grima-wormtongue').asks('saruman', 'treachery').may('choose seek-saruman', 'choose strike-rohan');
  t.refuses('pass', 'CG-41.66', 'one-of-two');
  t.does('choose strike-rohan').may('eliminate eomer', 'eliminate theoden').does('eliminate theoden');
  t.shows({ theoden: 'gone', 'grima-wormtongue': 'gone' });
  const u = table({ turn: 'saruman', reserve: ['grima-wormtongue'] }).does('use grima-wormtongue');
  u.refuses('choose strike-rohan', 'CG-23.7', 'nobody-of-rohan')
    .does('choose seek-saruman')
    .may('take saruman')
    .does('take saruman');
  u.hand('saruman', 'saruman');
});

rule('[saruman] one card more in the draw phase while in reserve; cycled from the top of the deck', () => {
  table({ reserve: ['saruman'], on: { 'bag-end': [] } })
    .allPass()
    .handSize('saruman', 5)
    .leaveOpen();
  table({ turn: 'saruman', hand: { saruman: ['ugluk'] }, deck: { saruman: ['saruman'] } })
    .does('play ugluk reserve')
    .shows({ saruman: 'cycle', ugluk: 'reserve' });
});

rule('[ugluk] CG-41.55 another unused path of the same number', () => {
  const t = table({ turn: 'saruman', on: { egladil: ['ugluk'] } });
  t.does('use ugluk').lies({ egladil: 'free' }).shows({ ugluk: 'gone' }).may('bring dimrill-dale', 'bring lothlorien');
  t.refuses('bring amon-hen', 'CG-10.4', 'does-not-fit').does('bring lothlorien').lies({ lothlorien: 'active' });
  table({ turn: 'saruman', on: { egladil: ['ugluk'] }, used: ['dimrill-dale', 'lothlorien'] }).refuses(
    'use ugluk',
    'CG-12.10',
    'no-path-left',
  );
});

rule(
  '[palantir-of-orthanc] CG-41.70 CG-23.6 of three cards one is eliminated, one cycled, one taken; once a round',
  () => {
    const t = table({
      turn: 'saruman',
      reserve: ['saruman', 'palantir-of-orthanc@saruman'],
      deck: { saruman: ['gollum', 'ugluk', 'shelob', 'hill-troll'] },
    });
    t.does('use palantir-of-orthanc').may('eliminate gollum', 'eliminate ugluk', 'eliminate shelob');
    t.refuses('eliminate hill-troll', 'CG-41.70', 'one-of-three').does('eliminate ugluk');
    t.may('cycle gollum', 'cycle shelob').does('cycle gollum').hand('saruman', 'shelob');
    t.shows({ ugluk: 'gone', gollum: 'cycle', 'hill-troll': 'deck' });
    t.does('pass', 'pass', 'pass').refuses('use palantir-of-orthanc', 'CG-23.6', 'once-a-round');
  },
);

rule('[palantir-of-orthanc] CG-41.47 a short deck: eliminate, cycle, take, as far as it goes', () => {
  const t = table({
    turn: 'saruman',
    reserve: ['saruman', 'palantir-of-orthanc@saruman'],
    deck: { saruman: ['gollum', 'ugluk'] },
    bare: ['saruman'],
  });
  t.does('use palantir-of-orthanc', 'eliminate gollum').may('cycle ugluk').does('cycle ugluk').hand('saruman');
  // The last card cycled is the new deck at once
  t.shows({ ugluk: 'deck', gollum: 'gone' });
});

rule('[woven-of-all-colours] CG-41.52 a wielder lost in any fight is cycled with all items', () => {
  const items = ['woven-of-all-colours@saruman', 'sarumans-staff@saruman'];
  table({ on: { edoras: ['saruman', ...items] } })
    .allPass()
    .shows({ saruman: 'cycle', 'woven-of-all-colours': 'cycle', 'sarumans-staff': 'cycle' })
    .leaveOpen();
  table({ on: { egladil: ['saruman', ...items] } })
    .allPass()
    .shows({ saruman: 'cycle' })
    .leaveOpen();
  table({ turn: 'saruman', reserve: ['saruman', ...items], hand: { saruman: ['gollum'] } })
    .does('play gollum reserve', 'forsake saruman')
    .shows({ saruman: 'gone', 'sarumans-staff': 'gone' });
});

rule('[threats-and-promises] CG-41.31 CG-15.5 needs Saruman in reserve, who may go to the battleground', () => {
  const t = table({
    turn: 'saruman',
    hand: { saruman: ['threats-and-promises'] },
    reserve: ['saruman', 'gollum'],
    fresh: ['saruman'],
    free: ['edoras'],
  });
  t.does('event threats-and-promises').refuses('forsake saruman', 'CG-15.5', 'keep-for-cost').does('forsake gollum');
  t.may('bring edoras', 'bring helms-deep', 'bring orthanc').does('bring orthanc', 'none');
  const stays = { card: cardOf('saruman'), location: locationOf('edoras') };
  t.asks('saruman', 'go').may('go orthanc', 'no').refuses('go edoras', 'CG-22.2', 'cannot-go', stays);
  t.refuses('pass', 'CG-22.6', 'go-or-not').does('go orthanc').shows({ saruman: 'orthanc' });
  table({ turn: 'saruman', hand: { saruman: ['threats-and-promises', 'gollum'] } }).refuses(
    'event threats-and-promises',
    'CG-41.31',
    'needs-saruman',
  );
});
