/** Sovereigns on the map, beside the army of their region. */
import type { WarView } from '../../src/view.ts';
import { FREE, NATIONS } from '../../ui/data/facts.ts';
import type { MapPiece } from '../../ui/map/arrange.ts';
import { type Shown, sovereignsIn } from './model.ts';
import { pieceSize, SovereignPiece } from './Tablet.tsx';

/** He stands in an army: it is a token that does not show him, but a plate shows everybody. */
const isInArmy = (view: WarView, { character }: Shown): boolean =>
  view.places.some(
    ({ characters, figures }) =>
      characters.includes(character) &&
      figures.some(([figure]) => NATIONS[Math.floor(figure / 3)].side === FREE && figure % 3 < 2),
  );

export const sovereignPieces = (view: WarView): MapPiece[] =>
  sovereignsIn(view)
    .filter((of) => of.region >= 0 && (of.state === 'corrupted' || isInArmy(view, of)))
    .map((of) => ({
      key: `sovereign-${of.k}`,
      region: of.region,
      size: (level) => (level === 3 && of.state !== 'corrupted' ? null : pieceSize(of, level)),
      Draw: ({ level }) => <SovereignPiece of={of} level={level} />,
    }));
