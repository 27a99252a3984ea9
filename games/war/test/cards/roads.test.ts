import { test } from 'node:test';
import { type Scenario, war } from '../helpers.ts';

const shutIn = (card: string) => () => {
  const plays = (given: Scenario) => war({ ...given, hands: { fp: [card] } }).fp(`play ${card} event event`);
  const shut: Scenario = {
    armies: { 'minas-tirith': 'sauron 2r' },
    besieged: { 'minas-tirith': 'gondor 1r' },
    characters: { boromir: 'inside-minas-tirith' },
    fellowship: { companions: ['legolas'] },
  };
  plays(shut).mayExactly('separate-companions').refuses('move-companions', 'WR-5.26', 'no-such-choice');
  plays({ ...shut, characters: { ...shut.characters, gimli: 'edoras' } }).mayExactly(
    'separate-companions',
    'move-companions',
  );
};
test(
  '[gwaihir-the-windlord] WR-5.13 a Companion shut in a siege cannot be the one who moves',
  shutIn('gwaihir-the-windlord'),
);
test(
  '[we-prove-the-swifter] WR-5.13 a Companion shut in a siege cannot be the one who moves',
  shutIn('we-prove-the-swifter'),
);
