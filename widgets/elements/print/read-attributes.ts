import { THEMES } from '@staykit/themes/registry.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { COMMON_ATTRIBUTES } from '@staykit/element-spec/attribute-readers.ts';
import type { ElementSpec } from '@staykit/element-spec/element-spec.ts';
import { elementValues, propertyOf } from '../element/element-values.ts';
import { escapeHtml } from './escape.ts';

/** Attributes of an element by their names: `{ 'page-size': 6, locale: 'fr_FR' }`. `true` is one without a value. */
export type ElementAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** The attributes that an element knows, as its tag has them, and what it reads from them. */
export function readAttributes(
  { tag, attributes }: Pick<ElementSpec, 'tag' | 'attributes'>,
  given: ElementAttributes,
): { text: string; values: Readonly<Record<string, unknown>> } {
  const readers = { ...COMMON_ATTRIBUTES, ...attributes };
  const own = elementValues(tag, readers);
  let text = '';
  for (const name of Object.keys(readers)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined || value === false) continue;
    const written = value === true ? '' : String(value);
    own.take(propertyOf(name), written);
    text += written === '' ? ` ${name}` : ` ${name}="${escapeHtml(written)}"`;
  }
  const [unusable] = Object.values(own.unusable);
  if (unusable !== undefined) throw new StayError('BAD_REQUEST', unusable);
  const { theme } = own.values;
  if (typeof theme === 'string' && !THEMES.has(theme))
    throw new StayError(
      'BAD_REQUEST',
      `<${tag}> theme="${theme}" is invalid: expected one of ${[...THEMES.keys()].join(', ')}.`,
    );
  return { text, values: own.values };
}
