export { Curve, Spark } from './Curve.tsx';
export { ChoiceLine, RoadChart, TurnCard, Working } from './Pieces.tsx';
