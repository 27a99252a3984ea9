/** The path of a Chromium; throws when there is none and none can be installed. */
export function findChromium(): string;
