/** Reasons that texts and steps give, each provoked once. */
import { test } from 'node:test';
import { combat, planning, scene } from '../cards/scene.ts';

test('LC-7.20 LC-14.4 a pool too small, nothing to heal, threat at 0', () => {
  const lore = planning(1, { heroes: [['denethor', 'glorfindel', 'beravor']] }).tokens('damage', 'p1:denethor', 1);
  lore.tokens('resource', 'p1:glorfindel', 0).sc.refuses('p1', 'use p1:glorfindel 0', 'LC-7.20', 'pool-too-small');
  const whole = planning(1, { heroes: [['denethor', 'glorfindel', 'beravor']] }).hand('p1:lore-of-imladris.1');
  whole.sc.refuses('p1', 'play lore-of-imladris', 'LC-14.4', 'not-damaged');
});

test('LC-29.26 LC-29.28 the players must go to the East Bight; nobody engages a Sniper behind another enemy', () => {
  const t = scene(1, { scenario: 'journey-along-the-anduin' }).until('window', { step: '3.3' }).clearStaging();
  t.staging('the-east-bight.1', 'gladden-fields.1').until('travel');
  t.sc
    .refuses('p1', 'stay', 'LC-29.26', 'travel-compelled')
    .refuses('p1', 'travel gladden-fields.1', 'LC-29.26', 'travel-compelled');
  t.act('travel the-east-bight.1').until('window', { step: '4.2' }).clearStaging();
  t.staging('goblin-sniper.1', 'hill-troll.1')
    .until('engage')
    .sc.refuses('p1', 'engage goblin-sniper.1', 'LC-29.28', 'engage-banned');
});

test('LC-29.57 three heroes have to pay', () => {
  const t = combat(1, { heroes: [['gimli', 'legolas', 'thalin']] })
    .hand('p1:thicket-of-spears.1')
    .engaged(0, 'forest-spider.1');
  t.tokens('resource', 'p1:gimli', 3).tokens('resource', 'p1:legolas', 0).tokens('resource', 'p1:thalin', 0);
  t.sc.refuses('p1', 'play thicket-of-spears', 'LC-29.57', 'three-heroes-pay');
});
