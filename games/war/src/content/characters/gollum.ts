import { TILE_EYE } from '../../data.ts';
import { isStandardTile, tileValue } from '../../edition.ts';
import type { Part } from '../../module.ts';

export const gollum: Part = {
  id: 'gollum',
  guide: {
    // WR-9.101: standard numbered tiles do not reveal
    quiets: (s, tile) => isStandardTile(s, tile) && tileValue(s, tile) !== TILE_EYE,
    mayHelp: (s, f, reveals) => s.hidden === 1 && !f.willing && !reveals,
    help: (_s, f) => {
      f.willing = 1;
      return false;
    },
  },
};
