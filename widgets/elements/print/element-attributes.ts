/** Attributes of an element by their names: `{ 'page-size': 6, locale: 'fr_FR' }`. `true` is one without a value. */
export type ElementAttributes = Readonly<Record<string, string | number | boolean | undefined>>;
