// Inks of a palette, and what the light does with them.

/** Paper, light tint, middle tint, dark tint, key block, accent. */
export type Ink = 'P' | 'L' | 'M' | 'D' | 'K' | 'A';
export type Palette = Readonly<Record<Ink, string>>;

export interface Light {
  readonly sky: Ink;
  /** Carved in the sky. */
  readonly cut: Ink;
  readonly far: Ink;
  readonly mid: Ink;
  readonly near: Ink;
  /** Carved highlights. */
  readonly hi: Ink;
  /** Sun, moon, fire. */
  readonly body: Ink;
  /** The thin line around a subject. */
  readonly halo: Ink;
}

const PALETTES = `lead f6ebd2 dcc6d2 a685b0 683b7b 22152a e9b04a
tact f8ebd0 ecc79f d2825a 982f22 2a1411 f2c454
spir f4eedb c3d6d8 7fa6b6 23567d 111f2c e9b04a
lore f5edd3 d2d8a8 95aa6c 3b6732 15231a e3a73f
neut f6eed9 dbcfb4 a99b80 5d574f 211b15 d8942a
mirk eeecc8 bccb8e 6c8a5c 2c4a38 101913 e8c33c
wild f9ecca e9cb8b c5944f 7b4f27 25160c b93a22
guld ebe8d2 b8bfa4 7c8488 453f5e 16121e a8d24e
andu f5eed7 bfdcd2 6fa9a6 285d6a 0f212a e58f38
reac f9e4be e9ab6b c4532d 6d1d18 1b0c0b ffcb50
free f4eedb bcd4dc 6d9ab3 1d587a 10202c e9b04a
shad f7e6c8 e6b48e c25f3f 982b1c 220f0c f4c04c
gond f4f0e4 cdd6dc 8e9fb0 3a4d66 141a24 d9a441
roha f6eccb dfd695 a9b062 4f6b2c 1b2412 e2a52f
dwar f5e8cf d9c0a0 a5825f 5c4637 20160f d9772b
elve f3efd6 c9ddc0 7fb09a 2e6a62 0f2422 e6c15a
hobb f8eecb e6d88c b3b257 627a2a 241f10 d9702e
wiza f5f0e2 d3d4d6 9aa0ad 50586e 1a1c26 e6b44a
isen f2ebd8 cfc8b4 97917f 4d4a44 191714 d86f2a
mons ece4d3 c4b3bd 8a7390 4a3358 18101e d7d04a
sout f8e6bf ecbe6e d0803a 8a2f23 260f0c f2c13d
mord f5e2c4 d9a587 9b5145 4b1f1f 150a0a f2682c
dawn f9ecd2 f0c9a0 d98f6f 7a4a63 221626 f2b23c
gold fbf0cf efd894 cf9a45 8c5f00 291b06 ffcf3f
rivr f4efdc c6dcc9 84b0a0 3b6a6f 12242a e59a3a
nite dfe6e2 9db6c4 5a7f99 23435f 0c1824 f0c860
plum f4ead8 d9c1d6 a77fa8 5c346d 1d1226 efb23e`;

const SIGNS: readonly Ink[] = ['P', 'L', 'M', 'D', 'K', 'A'];
const palette = (inks: readonly string[]): Palette => ({
  P: `#${inks[0]}`,
  L: `#${inks[1]}`,
  M: `#${inks[2]}`,
  D: `#${inks[3]}`,
  K: `#${inks[4]}`,
  A: `#${inks[5]}`,
});

export const palettes: ReadonlyMap<string, Palette> = new Map(
  PALETTES.split('\n').map((row) => {
    const [name = '', ...inks] = row.split(' ');
    return [name, palette(inks)];
  }),
);

/** A light by its inks: sky, cut, far, mid, near, hi, body, and halo where it is not the sky's. */
const light = (inks: string): Light => {
  const [sky = 'L', cut = 'P', far = 'M', mid = 'D', near = 'K', hi = 'P', body = 'P', halo = sky] = [...inks].flatMap(
    (sign) => SIGNS.filter((ink) => ink === sign),
  );
  return { sky, cut, far, mid, near, hi, body, halo };
};

export const lights: ReadonlyMap<string, Light> = new Map([
  ['day', light('LPMDKPP')],
  ['dawn', light('PLLMKPA')],
  ['dusk', light('MLDKKLA')],
  ['night', light('DMMKKLPM')],
  ['storm', light('MDDDKPP')],
  ['fog', light('LPPMKPP')],
  ['dark', light('KDMDKLAD')],
  ['fire', light('DAKKKAA')],
]);
