/* What the builds make from data (widgets/elements/build/stay-modules.ts). */

/** Version of the package. */
declare const __STAYKIT_VERSION__: string;

/** The tokens and the named looks, made from themes/ at build time. */
declare module 'virtual:staykit-themes' {
  /** The rule that gives every token its value. */
  export const tokens: string;
  /** By name the rules of each look. */
  const looks: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default looks;
}

/** The texts that one widget reads, a file for each locale. */
declare module 'virtual:staykit-texts/*' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import relatively
  const texts: import('./define-element.ts').WidgetTexts;
  export default texts;
}
