/** Lines of pictures, checked: everything has one, each can be cut, none is like another, none is empty at the size of a thumb. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { woodcut } from '@pony/art';
import silhouettes from '@pony/art/silhouettes.json' with { type: 'json' };

interface Lines {
  readonly name: string;
  readonly lines: Readonly<Record<string, string>>;
}

/** No picture is heavier. */
const MOST_BYTES = 14_000;
/** Six inks at most, and never fewer than three: a picture is seen at sixty pixels by its tones. */
const INKS = [3, 6] as const;

export const readLines = (file: URL): Lines => JSON.parse(readFileSync(file, 'utf8'));

export function checkPictures({ name, lines }: Lines, ids: Iterable<string>): void {
  assert.deepEqual(Object.keys(lines).sort(), [...new Set(ids)].sort(), 'a line for each, and none for anything else');
  assert.equal(new Set(Object.values(lines)).size, Object.keys(lines).length, 'no two lines are the same');
  const cut = new Set<string>();
  for (const [id, line] of Object.entries(lines)) {
    const svg = woodcut(`${name}/${id}`, line, silhouettes);
    assert.ok(!/NaN|undefined|Infinity/.test(svg), `${id}: ${line}`);
    assert.ok(svg.length <= MOST_BYTES, `${id} weighs ${svg.length} bytes`);
    const inks = new Set(svg.match(/fill="(#\w+)"/g)).size;
    assert.ok(inks >= INKS[0] && inks <= INKS[1], `${id} has ${inks} inks`);
    cut.add(svg);
  }
  assert.equal(cut.size, Object.keys(lines).length, 'no two pictures are the same');
}
