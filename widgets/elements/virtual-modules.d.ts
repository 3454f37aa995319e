/* What the builds put in place of names (widgets/elements/build/). */

/** Version of the package. */
declare const __STAYKIT_VERSION__: string;

/** The looks as CSS, made from themes/ at build time. */
declare module 'virtual:staykit-themes' {
  /** Every token the widgets read, on `:host`. */
  export const baseStyles: string;
  /** The sheet of a named theme; undefined for an unknown name. */
  export function themeStyles(name: string): Promise<CSSStyleSheet | undefined>;
}

/** The texts that one widget reads (`virtual:staykit-texts/search-box`), a chunk for each locale. */
declare module 'virtual:staykit-texts/*' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import relatively
  const loaders: import('./define-element.ts').MessageLoaders;
  export default loaders;
}
