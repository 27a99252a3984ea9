/** Plain data as it travels and as it is saved. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
