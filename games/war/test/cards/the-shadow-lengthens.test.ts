import { test } from 'node:test';
import { war } from '../helpers.ts';

/** The Southrons are at peace and may not go to Mordor; the Nazgûl of their Army may. */
test('[the-shadow-lengthens] WR-6.420 WR-6.409 Nazgûl and units that have moved make no Army', () => {
  const game = war({
    acts: 'shadow',
    hands: { shadow: ['the-shadow-lengthens'] },
    armies: {
      'noman-lands': 'southrons-easterlings 1r, sauron 1n',
      'southern-rhovanion': 'sauron 2r',
      morannon: 'sauron 1r',
    },
    politics: { sauron: 'war', 'southrons-easterlings': 'active 2' },
  }).shadow('play the-shadow-lengthens event event', 'army southern-rhovanion', 'to noman-lands', 'done');
  game.mayExactly('army morannon').refuses('army noman-lands', 'WR-6.412', 'army-cannot-move');
});

test('[the-shadow-lengthens] WR-5.13 a second Army moves as long as one can', () => {
  const plays = (armies: Record<string, string>) =>
    war({ acts: 'shadow', hands: { shadow: ['the-shadow-lengthens'] }, armies, politics: { isengard: 'war' } })
      .shadow('play the-shadow-lengthens event event')
      .shadow('army north-dunland', 'to south-dunland');
  const game = plays({
    'north-dunland': 'isengard 1r',
    'south-dunland': 'isengard 1r',
    'gap-of-rohan': 'isengard 1r',
  }).shadow('stay');
  game.mayExactly('army south-dunland', 'army gap-of-rohan').refuses('done', 'WR-5.13', 'move-another-army');
  game.shadow('army gap-of-rohan', 'to south-dunland').army('south-dunland', 'isengard 3r').asks('fp', 'act');
  plays({ 'north-dunland': 'isengard 1r', 'south-dunland': 'isengard 1r' }).asks('fp', 'act');
});
