import type { LogLine, Situation } from '@pony/protocol';
import type { Viewer } from '@pony/table';
import { useEffect, useState } from 'react';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';
import { type OpenRecord, openRecord, Unreadable } from './client.ts';
import type { RecordFault } from './faults.ts';
import { findSource, type Source, sittersOf } from './source.ts';

export type Opening =
  | { readonly is: 'reading' }
  /** The file is not open any more. */
  | { readonly is: 'gone' }
  | { readonly is: 'faulty'; readonly fault: RecordFault; readonly text: string }
  | { readonly is: 'open'; readonly record: OpenRecord; readonly source: Source };

/** Opens the record behind an address, and closes it with the page; `asFar`: only as far as it plays under these rules. */
export function useRecord(id: string, asFar: boolean): Opening {
  const { say } = useWords();
  const { name } = useSettings();
  const [opening, setOpening] = useState<Opening>({ is: 'reading' });
  const [fault, setFault] = useState<unknown>(null);
  const you = name.trim() || say('play.you');
  const friend = say('play.friend');
  const somebody = say('replay.player');
  useEffect(() => {
    let gone = false;
    let record: OpenRecord | null = null;
    const open = async (): Promise<Opening> => {
      const source = await findSource(id);
      if (!source) return { is: 'gone' };
      try {
        const sitters = sittersOf(source, { you, friend, somebody });
        record = await openRecord(source.text, { sitters, asFar, brief: source.brief });
        if (gone) record.close();
        return { is: 'open', record, source };
      } catch (cause) {
        if (!(cause instanceof Unreadable)) throw cause;
        return { is: 'faulty', fault: cause.fault, text: source.text };
      }
    };
    open().then(
      (found) => !gone && setOpening(found),
      (cause: unknown) => !gone && setFault(cause),
    );
    return () => {
      gone = true;
      record?.close();
    };
  }, [id, asFar, you, friend, somebody]);
  if (fault) throw fault;
  return opening;
}

/** One moment of the record; the one before stays until it is there. */
export function useMoment(record: OpenRecord, n: number, viewer: Viewer): Situation | null {
  const [situation, setSituation] = useState<Situation | null>(null);
  useEffect(() => {
    let gone = false;
    record.look(n, viewer).then(
      (seen) => !gone && setSituation(seen),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [record, n, viewer]);
  return situation;
}

/** The whole log of a viewer. */
export function useWholeLog(record: OpenRecord, viewer: Viewer): readonly LogLine[] | null {
  const [log, setLog] = useState<readonly LogLine[] | null>(null);
  useEffect(() => {
    let gone = false;
    record.log(viewer).then(
      (lines) => !gone && setLog(lines),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [record, viewer]);
  return log;
}
