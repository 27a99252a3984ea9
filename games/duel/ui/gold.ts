/** Which verb is gold: what one mostly wants and can take back; never to throw a card away. Pure. */
const MAIN_FIRST = ['play', 'take', 'pick', 'name', 'step', 'again', 'search', 'lose-coin'];

/** The place of the gold one among verbs, by whether each may be chosen; -1 for none. */
export function goldAt(verbs: readonly string[], may: readonly boolean[]): number {
  const first = MAIN_FIRST.find((verb) => verbs.includes(verb));
  const at = first === undefined ? -1 : verbs.indexOf(first);
  return at >= 0 && may[at] ? at : -1;
}
