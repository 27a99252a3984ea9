/// <reference types="vite/client" />

/** Address of the sprite with all icons; written in by the build. */
declare const __SPRITE__: string;
