/**
 * How the compiler writes style templates, in every build of ours: without spaces and comments. The class of a rule is a
 * hash of its text, so that server and browser must see the same one.
 */
export const STYLED_COMPONENTS = {
  ssr: false,
  displayName: false,
  fileName: false,
  minify: true,
  pure: true,
};
