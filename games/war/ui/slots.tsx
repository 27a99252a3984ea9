/** What an expansion adds to the table, and the places it may fill without the table knowing it. */
import type { PicturesOf, Threat } from '@pony/ui';
import { type ComponentType, createContext, useContext } from 'react';
import type { AidOfWar } from './aid/aid.ts';
import type { Facts, IconName } from './data/facts.ts';
import { BASE, type Edition, editionWith, type More } from './edition.ts';
import type { MapPiece } from './map/arrange.ts';
import type { WarView } from './model.ts';

interface SlotProps {
  /** The region a slot is about. */
  readonly region?: number;
  /** The side a slot is about. */
  readonly side?: number;
}
/**
 * side: under the dice of a side. region: in the panel of a region. tracks: on the sea. hunt: in the Hunt Box. nations: in
 * the sheet of the nations. status: in the line over the map of a phone.
 */
export type SlotName = 'side' | 'region' | 'tracks' | 'hunt' | 'nations' | 'status';
export type WarSlots = Partial<Record<SlotName, ComponentType<SlotProps>>>;

/** A Character on the map; its middle lies at x, y. */
export interface FaceProps {
  readonly character: number;
  readonly letter: string;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}

/** A stage of its own, while what it shows goes on. */
export interface MoreStage {
  readonly title: string;
  readonly icon: IconName;
  /** What goes on, told apart from the next time; null while nothing does. */
  of(view: WarView): string | null;
  readonly Stage: ComponentType<{ onAside: () => void }>;
}

/** What is drawn in another way. */
interface Drawn {
  readonly slots: WarSlots;
  readonly stage?: MoreStage;
  /** Pieces of its own on the map. */
  pieces?(view: WarView): readonly MapPiece[];
  /** Draws a Character in a way of its own; null for all others. */
  face?(character: number): ComponentType<FaceProps> | null;
  /** Pages it adds to the player aid. */
  aid?(): Promise<AidOfWar>;
  /** Woodcuts of what it adds. */
  pictures?(): Promise<readonly PicturesOf[]>;
  /** What it adds to what may soon go wrong. */
  threats?(view: WarView): readonly Threat[];
  /** By sentence of the log: what is worth a mark in a replay. */
  readonly moments?: Readonly<Record<string, IconName>>;
}
export interface WarExtension extends More, Drawn {}
export interface WarEdition extends Edition, Drawn {}

export const NO_EXPANSION: WarEdition = { ...BASE, slots: {} };

/** Everything the table is drawn with when these expansions are played. */
export const warEdition = (...more: readonly WarExtension[]): WarEdition => ({
  ...editionWith(...more),
  slots: Object.assign({}, ...more.map(({ slots }) => slots)),
  stage: more.find(({ stage }) => stage)?.stage,
  pieces: (view) => more.flatMap((one) => one.pieces?.(view) ?? []),
  face: (character) => more.map((one) => one.face?.(character) ?? null).find((found) => found !== null) ?? null,
  moments: Object.assign({}, ...more.map(({ moments }) => moments)),
});

const Played = createContext<WarEdition>(NO_EXPANSION);
export const EditionProvider = Played;
export const useEdition = (): WarEdition => useContext(Played);
export const useFacts = (): Facts => useContext(Played).facts;

export const useFilled = (name: SlotName): boolean => useContext(Played).slots[name] !== undefined;

export function Slot({ name, ...props }: SlotProps & { name: SlotName }) {
  const Filled = useContext(Played).slots[name];
  return Filled ? <Filled {...props} /> : null;
}
