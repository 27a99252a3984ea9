/** Every card of the base game, entered by deck. */
export {};
