import type { AttributeReader } from '@staykit/element-spec/attribute-readers.ts';

/** The values of an element or a loader script, as they were given by attributes and properties. */
export interface ElementValues {
  /** By property name (`page-size` is `pageSize`); absent when not set, empty, or not to be used. */
  values: Record<string, unknown>;
  /** By property name why what was given cannot be used: a sentence for who made the page. */
  unusable: Record<string, string>;
  /** Takes a value over; gives back whether anything is another than before. */
  take(name: string, given: unknown): boolean;
}

/** `page-size` as a property. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** What frameworks make of an object that they write as an attribute, since the element is not defined yet. */
const LOST_OBJECT = /^\[object /;

/**
 * Keeps the values of an element. Texts and numbers are read as its attributes are, also where they are set as
 * properties; anything else is a rich value and is kept as it is.
 *
 * @param tag named in what is said of values that cannot be used, as is `before`, which its attributes begin with
 */
export function elementValues(
  tag: string,
  attributes: Readonly<Record<string, AttributeReader>>,
  before = '',
): ElementValues {
  const values: ElementValues['values'] = {};
  const unusable: ElementValues['unusable'] = {};
  const byProperty = new Map(Object.keys(attributes).map((name) => [propertyOf(name), name]));

  const read = (name: string, given: unknown): unknown => {
    const attribute = byProperty.get(name);
    const isText = typeof given === 'string' || typeof given === 'number';
    if (!attribute || !isText) return given ?? undefined;
    // Blanks and line breaks around it come with what was pasted, no-break spaces too.
    const text = String(given).trim();
    const reader = attributes[attribute]!;
    // Templates leave an attribute empty that they have nothing for; alone one that says all by being there counts.
    if (text === '') return reader.length ? undefined : reader(text);
    try {
      if (LOST_OBJECT.test(text))
        throw new Error(
          `a string; set an object as a property after customElements.whenDefined('${tag}'), or write it as JSON`,
        );
      return reader(text);
    } catch (error) {
      const takes = (error as Error).message;
      unusable[name] = `<${tag}> ${before}${attribute}="${text}" is invalid: expected ${takes}.`;
      return undefined;
    }
  };

  return {
    values,
    unusable,
    take(name, given) {
      const told = unusable[name];
      delete unusable[name];
      const value = read(name, given);
      if (Object.is(values[name], value) && told === unusable[name]) return false;
      if (value === undefined) delete values[name];
      else values[name] = value;
      return true;
    },
  };
}
