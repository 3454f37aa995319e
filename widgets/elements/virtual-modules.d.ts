/* What the builds put in place of names (widgets/elements/build/). */

/** Version of the package. */
declare const __STAYKIT_VERSION__: string;

/** The looks, made from themes/ at build time. */
declare module 'virtual:staykit-themes' {
  /** The tokens that every widget reads, as `tokenRules` takes them. */
  export const tokens: string;
  /** What the styles of this build call a token. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import relatively
  export const aliasOf: import('./styles/token-rules.ts').AliasOf;
  /** The sheet of a named look; undefined for an unknown name. */
  export function lookOf(name: string): Promise<CSSStyleSheet | undefined>;
}

/** The widget that has a file of its own (`loader/alone.ts`). */
declare module 'virtual:staykit-own-widget' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import relatively
  export const define: (source: import('./define-element.ts').ElementSource) => void;
}

/** What one widget reads and not every other does: its texts, a file for each locale, with their hashes, and its tokens. */
declare module 'virtual:staykit-widget/*' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import relatively
  type Parts = import('./define-element.ts').WidgetParts;
  export const textHashes: Parts['textHashes'];
  export const textsOf: Parts['textsOf'];
  export const tokens: Parts['tokens'];
}
