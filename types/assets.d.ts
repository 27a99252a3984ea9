// What the browser build may import besides code: style sheets, pictures and fonts.

declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}

declare module '*.css' {}

declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The silhouettes that the lines of a file of pictures name. */
declare module '*?silhouettes' {
  const silhouettes: Readonly<Record<string, readonly string[]>>;
  export default silhouettes;
}
