export { named, type Silhouettes, woodcut } from './compose.ts';
