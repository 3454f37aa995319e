/** The texts of pages that sell, which the build makes from a catalogue (`browser-texts.ts`). */
declare module '*.json?sale' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import relatively
  const texts: import('@staykit/messages/translate.ts').Messages;
  export default texts;
}
