/// <reference types="vite/client" />

/** Address of the sprite with all icons; written in by the build. */
declare const __SPRITE__: string;

/** Addresses of the rules as data, game by game, language by language; written in by the build. */
declare const __RULES__: Readonly<Record<string, Readonly<Record<string, string>>>>;
