/* What the builds make from data (widgets/build/stay-modules.ts). */

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

/** What defines each element: `define` of `widgets/elements/<name>.ts`. */
declare module 'virtual:staykit-elements' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import relatively
  const elements: readonly ((source: import('./element/define-element.ts').ElementSource) => void)[];
  export default elements;
}

/** How each widget is printed: the print of its `<name>.print.ts`. */
declare module 'virtual:staykit-prints' {
  import type { WidgetName } from '@staykit/element-spec/widget-names.ts';
  import type { ElementPrint } from '@staykit/element-spec/element-spec.ts';
  const prints: Readonly<Record<WidgetName, () => Promise<ElementPrint<unknown, unknown>>>>;
  export default prints;
}

/** The texts that one widget reads, a file for each locale. */
declare module 'virtual:staykit-texts/*' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import relatively
  const texts: import('./element/define-element.ts').WidgetTexts;
  export default texts;
}
