/** Every face of the 69 chapter cards: what it costs and what it does. */
import { rule } from '@pony/testkit';
import { blue, green, grey, purple, red, slash, yellow } from './faces.ts';
import { movesFrom } from './helpers.ts';

rule('[ch1-grey-ruse] free; one ruse', () => grey('ch1-grey-ruse', '-', 'R'));
rule('[ch1-grey-strength] free; one strength', () => grey('ch1-grey-strength', '-', 'S'));
rule('[ch1-grey-courage] free; one courage', () => grey('ch1-grey-courage', '-', 'C'));
rule('[grey-knowledge] free; one knowledge', () => grey('grey-knowledge', '-', 'K'));
rule('[grey-leadership] free; one leadership', () => grey('grey-leadership', '-', 'L'));
rule('[ch2-grey-03] 1 coin; two ruse', () => grey('ch2-grey-03', '1', 'RR'));
rule('[ch2-grey-04] 1 coin; two strength', () => grey('ch2-grey-04', '1', 'SS'));
rule('[ch2-grey-05] 1 coin; two courage', () => grey('ch2-grey-05', '1', 'CC'));
rule('[ch2-grey-06] 1 coin and ruse; knowledge or leadership', () => slash('ch2-grey-06', '1R', 'KL'));
rule('[ch2-grey-07] 1 coin, knowledge, leadership; ruse, strength or courage', () =>
  slash('ch2-grey-07', '1KL', 'RSC'),
);

rule('[ch1-yellow-2] free; 2 coins', () => yellow('ch1-yellow-2', '-', 2));
rule('[ch2-yellow-01] free; 3 coins, the chest', () => yellow('ch2-yellow-01', '-', 3, 'chest'));
rule('[ch2-yellow-02] free; 4 coins', () => yellow('ch2-yellow-02', '-', 4));
rule('[ch3-yellow-01] RRC; 5 coins', () => yellow('ch3-yellow-01', 'RRC', 5));
rule('[ch3-yellow-02] RKL; 5 coins', () => yellow('ch3-yellow-02', 'RKL', 5));

rule('[ch1-blue-01] free; 1 ring', () => blue('ch1-blue-01', '-', 1));
rule('[ch1-blue-02] 1 coin; 1 ring, the fish', () => blue('ch1-blue-02', '1', 1, 'fish'));
rule('[ch1-blue-03] S; 1 ring, the horse', () => blue('ch1-blue-03', 'S', 1, 'horse'));
rule('[ch1-blue-04] C; 1 ring, the backpack', () => blue('ch1-blue-04', 'C', 1, 'backpack'));
rule('[ch2-blue-01] SC; 1 ring', () => blue('ch2-blue-01', 'SC', 1));
rule('[ch2-blue-02] 1 coin; 1 ring', () => blue('ch2-blue-02', '1', 1));
rule('[ch2-blue-03] RS; 1 ring', () => blue('ch2-blue-03', 'RS', 1));
rule('[ch2-blue-04] SCC; 2 rings, the campfire', () => blue('ch2-blue-04', 'SCC', 2, 'campfire'));
rule('[ch2-blue-05] SSK; 2 rings, the bedroll', () => blue('ch2-blue-05', 'SSK', 2, 'bedroll'));
rule('[ch3-blue-01] RRCC; 2 rings', () => blue('ch3-blue-01', 'RRCC', 2));
rule('[ch3-blue-02] RSSS; 2 rings', () => blue('ch3-blue-02', 'RSSS', 2));
rule('[ch3-blue-03] RRRC; 2 rings', () => blue('ch3-blue-03', 'RRRC', 2));
rule('[ch3-blue-04] SSL; 2 rings', () => blue('ch3-blue-04', 'SSL', 2));
rule('[ch3-blue-05] 3 coins; 3 rings', () => blue('ch3-blue-05', '3', 3));

rule('[ch1-green-01] L; Dwarves, the anvil', () => green('ch1-green-01', 'L', 'dwarves', 'anvil'));
rule('[ch1-green-02] K; Elves, the harp', () => green('ch1-green-02', 'K', 'elves', 'harp'));
rule('[ch1-green-03] K; Humans, the horseshoe', () => green('ch1-green-03', 'K', 'humans', 'horseshoe'));
rule('[ch1-green-04] L; Hobbits, the pot', () => green('ch1-green-04', 'L', 'hobbits', 'pot'));
rule('[ch2-green-01] SSL; Dwarves', () => green('ch2-green-01', 'SSL', 'dwarves'));
rule('[ch2-green-02] CKL; Elves', () => green('ch2-green-02', 'CKL', 'elves'));
rule('[ch2-green-03] CCK; Humans, the scroll', () => green('ch2-green-03', 'CCK', 'humans', 'scroll'));
rule('[ch2-green-04] RRL; Hobbits, the acorn', () => green('ch2-green-04', 'RRL', 'hobbits', 'acorn'));
rule('[ch3-green-01] SSKL; Wizards', () => green('ch3-green-01', 'SSKL', 'wizards'));
rule('[ch3-green-02] RRLL; Wizards', () => green('ch3-green-02', 'RRLL', 'wizards'));
rule('[ch3-green-03] SSKK; Ents', () => green('ch3-green-03', 'SSKK', 'ents'));
rule('[ch3-green-04] CCKL; Ents', () => green('ch3-green-04', 'CCKL', 'ents'));

rule('[ch1-red-01] R; 1 unit in Rohan or Gondor, the bow', () => red('ch1-red-01', 'R', 1, ['rohan', 'gondor'], 'bow'));
rule('[ch1-red-02] free; 1 unit in Rhovanion or Enedwaith, the helmet', () =>
  red('ch1-red-02', '-', 1, ['rhovanion', 'enedwaith'], 'helmet'),
);
rule('[ch1-red-03] free; 1 unit in Lindon or Arnor, the sword', () =>
  red('ch1-red-03', '-', 1, ['lindon', 'arnor'], 'sword'),
);
rule('[ch2-red-01] RRR; 2 units in Gondor or Mordor', () => red('ch2-red-01', 'RRR', 2, ['gondor', 'mordor']));
rule('[ch2-red-02] SSC; 2 units in Lindon or Enedwaith, the armour', () =>
  red('ch2-red-02', 'SSC', 2, ['lindon', 'enedwaith'], 'armor'),
);
rule('[ch2-red-03] RRK; 2 units in Rohan or Mordor, the axe', () =>
  red('ch2-red-03', 'RRK', 2, ['rohan', 'mordor'], 'axe'),
);
rule('[ch2-red-04] CCL; 2 units in Arnor or Rhovanion', () => red('ch2-red-04', 'CCL', 2, ['arnor', 'rhovanion']));
rule('[ch2-red-05] RSC; 2 units in Lindon or Rohan', () => red('ch2-red-05', 'RSC', 2, ['lindon', 'rohan']));
rule('[ch3-red-01] SSCC; 3 units in Enedwaith or Rohan', () => red('ch3-red-01', 'SSCC', 3, ['enedwaith', 'rohan']));
rule('[ch3-red-02] RSKLL; 3 units in Arnor or Gondor', () => red('ch3-red-02', 'RSKLL', 3, ['arnor', 'gondor']));
rule('[ch3-red-03] RRCC; 3 units in Arnor or Enedwaith', () => red('ch3-red-03', 'RRCC', 3, ['arnor', 'enedwaith']));
rule('[ch3-red-04] RRRLL; 3 units in Rhovanion or Gondor', () =>
  red('ch3-red-04', 'RRRLL', 3, ['rhovanion', 'gondor']),
);
rule('[ch3-red-05] RRCKK; 3 units in Lindon or Mordor', () => red('ch3-red-05', 'RRCKK', 3, ['lindon', 'mordor']));
rule('[ch3-red-06] RSSCC; 3 units in Rhovanion or Mordor', () =>
  red('ch3-red-06', 'RSSCC', 3, ['rhovanion', 'mordor']),
);

const REMOVALS = ['remove rohan', 'remove gondor'];

rule('[ch3-purple-01] SSL; a movement, a coin lost, a removal', () => {
  purple('ch3-purple-01', 'SSL')
    .may(...movesFrom('arnor'), 'lose-coin', ...REMOVALS)
    .does('lose-coin')
    .may(...movesFrom('arnor'), ...REMOVALS, 'done')
    .does('move arnor lindon')
    .may(...REMOVALS, 'done')
    .does('remove gondor')
    .shows({ coins: [6, 8], units: { fellowship: { arnor: 1, lindon: 1 }, sauron: { rohan: 2 } }, turn: 'sauron' });
});
rule('[ch3-purple-02] RSCK; two movements, a coin lost', () => {
  purple('ch3-purple-02', 'RSCK')
    .may(...movesFrom('arnor'), 'lose-coin')
    .does('move arnor lindon', 'move arnor lindon')
    .shows({ coins: [5, 8], units: { fellowship: { lindon: 2 }, sauron: { rohan: 2, gondor: 1 } }, turn: 'sauron' });
});
rule('[ch3-purple-03] SCKK; a coin lost, two removals', () => {
  purple('ch3-purple-03', 'SCKK')
    .may('lose-coin', ...REMOVALS)
    .does('remove rohan', 'remove rohan')
    .shows({ coins: [5, 8], units: { fellowship: { arnor: 2 }, sauron: { gondor: 1 } }, turn: 'sauron' });
});
rule('[ch3-purple-04] CCCL; two coins lost, a removal', () => {
  purple('ch3-purple-04', 'CCCL')
    .may('lose-coin', ...REMOVALS)
    .does('remove gondor')
    .shows({ coins: [5, 7], units: { fellowship: { arnor: 2 }, sauron: { rohan: 2 } }, turn: 'sauron' });
});
rule('[ch3-purple-05] SSSK; two movements, a removal', () => {
  purple('ch3-purple-05', 'SSSK')
    .may(...movesFrom('arnor'), ...REMOVALS, 'done')
    .does('move arnor lindon', 'remove gondor')
    .may(...movesFrom('arnor', 'lindon'), 'done')
    .does('move lindon arnor')
    .shows({ coins: [5, 9], units: { fellowship: { arnor: 2 }, sauron: { rohan: 2 } }, turn: 'sauron' });
});
rule('[ch3-purple-06] CCKL; three movements', () => {
  purple('ch3-purple-06', 'CCKL')
    .may(...movesFrom('arnor'), 'done')
    .does('move arnor lindon', 'move arnor lindon')
    .may('move lindon arnor', 'done')
    .does('move lindon arnor')
    .shows({ coins: [5, 9], units: { fellowship: { arnor: 1, lindon: 1 }, sauron: { rohan: 2, gondor: 1 } } })
    .shows({ turn: 'sauron' });
});
