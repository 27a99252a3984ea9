import { type GameText, type TableLogLine, Words } from '@pony/ui';

/** Where the log lies in a drawer: its newest line is still read aloud. */
export function AloudLog({ log, text }: { log: readonly TableLogLine[]; text: GameText }) {
  const last = log.at(-1);
  return (
    <div className="pony-aloud" role="log" aria-live="polite">
      {last && last.n > 0 && (
        <p key={last.version}>
          {last.says.map((say) => (
            <span key={JSON.stringify(say)}>
              <Words of={text.tell('log', say)} />{' '}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
