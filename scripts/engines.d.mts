export const ENGINES: number;

/** The driver of WebKitGTK, the browser it drives, and the screen that nobody sees. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

export interface Engines {
  readonly firefox?: string;
  readonly webkit?: WebKit;
}

/** The programs of Firefox and WebKit; where there is no apt-get only those that are there already. */
export function findEngines(): Engines;
