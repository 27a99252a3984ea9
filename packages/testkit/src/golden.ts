import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadRecord, type Game, parseRecord, replay } from '@pony/engine';

export interface Golden {
  readonly file: string;
  readonly decisions: number;
  readonly result: string | null;
}

/** Plays every record of a folder again, every checksum verified; throws naming the file that no longer holds. */
export function replayGolden(game: Game, folder: string): Golden[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.record'))
    .sort();
  if (files.length === 0) throw new Error(`no records in ${folder}`);
  return files.map((file) => {
    try {
      const record = parseRecord(readFileSync(join(folder, file), 'utf8'));
      const { steps } = replay(game, record);
      return { file, decisions: steps.length, result: record.result };
    } catch (error) {
      if (error instanceof BadRecord) throw new BadRecord(`${file}: ${error.message}`);
      throw error;
    }
  });
}
