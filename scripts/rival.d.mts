export interface Source {
  /** Short name of the copy: of a commit its first digits. */
  readonly id: string;
  readonly folder: string;
  /** Null for a folder. */
  readonly commit: string | null;
}

/** The sources of a tag, a commit or a folder; those of a commit are copied out beside this tree. Throws when there is none. */
export function sourceOf(what: string): Source;
/** Sources of this very tree. */
export function ownSource(): Source;
/** Builds a file of this tree against the `@pony/...` of that source; the path of the built module. */
export function buildRival(source: Source, entry: string, name: string): Promise<string>;
