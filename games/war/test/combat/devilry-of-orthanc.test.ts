import assert from 'node:assert/strict';
import { test } from 'node:test';
import { war } from '../helpers.ts';
import { rolled } from './field.ts';

const devilry = (card: string) => () => {
  const assault = (garrison: string) =>
    war({
      armies: { orthanc: 'rohan 3r' },
      besieged: { orthanc: garrison },
      politics: { rohan: 'war', isengard: 'war', sauron: 'war' },
      dice: { fp: 'army-muster' },
      hands: { shadow: [card] },
    }).fp('attack army-muster army', 'army orthanc', 'target inside-orthanc', 'done');
  const game = assault('isengard 3r').dice(1, 1, 1, 1, 1, 1).shadow(`card ${card}`);
  assert.equal(rolled(game, 'shadow').modifier, 1);
  assault('sauron 3r').refuses(`card ${card}`, 'WR-6.538', 'combat-needs-isengard-assault');
};
test('[dreadful-spells combat] WR-6.634 Devilry of Orthanc: the besieged may play it too', devilry('dreadful-spells'));
test('[denethors-folly combat] WR-6.634 Devilry of Orthanc: the besieged may play it too', devilry('denethors-folly'));
test(
  '[threats-and-promises combat] WR-6.634 Devilry of Orthanc: the besieged may play it too',
  devilry('threats-and-promises'),
);
