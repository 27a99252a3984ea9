export { Curve, Spark } from './Curve.tsx';
export { ChoiceLine, LineSteps, TurnCard, Working } from './Pieces.tsx';
export { type Ring, Rings } from './Rings.tsx';
export { RoadBars, RoadChart, type RoadOf } from './Roads.tsx';
