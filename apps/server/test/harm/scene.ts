/** Where harm is done, and what a harm is. */
import type { Where } from '../help/databases.ts';
import type { Person } from '../help/people.ts';
import type { ServerProcess } from '../help/process.ts';

export interface Scene {
  readonly where: Where;
  readonly server: ServerProcess;
  readonly port: () => number;
  readonly eve: Person;
  /** Of the two people who are to come to no harm. */
  readonly table: string;
  /** Nobody can write meanwhile: what is decided then is late, and must not be lost. */
  outage(on: boolean): void;
}

type End = () => Promise<void>;

export interface Harm {
  /** Of their table. */
  readonly over?: object;
  /** Once, before anybody plays. */
  prepare?(scene: Omit<Scene, 'table'>): Promise<void>;
  begin(scene: Scene): Promise<End>;
}
