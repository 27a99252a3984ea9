/** Links for friends: the server tells them once, so this browser keeps them until the game begins. */
const KEY = 'pony.links.';

function read(id: string): Record<number, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY + id) ?? '{}') as Record<number, string>;
  } catch {
    return {};
  }
}

export function keepLink(id: string, seat: number, token: string): void {
  try {
    localStorage.setItem(KEY + id, JSON.stringify({ ...read(id), [seat]: token }));
  } catch {
    // Then the maker asks for a new one after a reload.
  }
}

export const keptLink = (id: string, seat: number): string | null => read(id)[seat] ?? null;

/** Two seats have changed, and their links with them. */
export function swapLinks(id: string, one: number, other: number): void {
  const { [one]: first, [other]: second, ...rest } = read(id);
  try {
    localStorage.setItem(
      KEY + id,
      JSON.stringify({ ...rest, ...(first && { [other]: first }), ...(second && { [one]: second }) }),
    );
  } catch {
    // Nothing was kept.
  }
}

export function dropLinks(id: string): void {
  try {
    localStorage.removeItem(KEY + id);
  } catch {
    // Nothing was kept.
  }
}

/** On the machine that serves it, the house has another address for friends on the same network. */
let network: string | null = null;
export const foundAt = (address: string | undefined): void => {
  network = address ?? null;
};
/** The house as friends find it. */
export const houseAddress = (): string => network ?? location.origin;

/** Whether friends find it: everywhere, on the same network, or not at all. */
export function reach(): 'all' | 'network' | 'none' {
  if (network !== null) return 'network';
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname) ? 'none' : 'all';
}

/** The address a friend opens. */
export const joinAddress = (token: string): string => `${houseAddress()}/join/${token}`;

/** The code in a link, or in its last part alone, however it was copied; null where there is none. */
export const codeIn = (words: string): string | null =>
  /^(?:\S*\/join\/)?([\w-]{8,64})\/?$/.exec(words.trim())?.[1] ?? null;
