/** What an element shows, for a closer look. */
export const lookAt = (what: 'card' | 'tile' | 'token', id: number): string => `${what} ${id}`;
