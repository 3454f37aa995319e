/** The tokens and all looks, made from themes/ at build time (widgets/build/stay-modules.ts). */
declare module 'virtual:staykit-page-css' {
  /** One rule, for the boxes around widgets. */
  const css: string;
  export default css;
}
