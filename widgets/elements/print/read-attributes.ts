import { THEMES } from '@staykit/themes/registry.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { COMMON_ATTRIBUTES } from '@staykit/element-spec/attribute-readers.ts';
import type { ElementSpec } from '@staykit/element-spec/element-spec.ts';
import { elementValues, propertyOf } from '../element/element-values.ts';
import type { ElementAttributes } from './element-attributes.ts';
import { escapeHtml } from './escape.ts';

/** `pageSize` of a framework and `pagesize` of HTML are `page-size`. */
const bare = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** The attributes that an element knows, as its tag has them, and what it reads from them. */
export function readAttributes(
  { tag, attributes }: Pick<ElementSpec, 'tag' | 'attributes'>,
  given: ElementAttributes,
): { text: string; values: Readonly<Record<string, unknown>> } {
  const readers = { ...COMMON_ATTRIBUTES, ...attributes };
  const own = elementValues(tag, readers);
  const byName = new Map(Object.entries(given).map(([name, value]) => [bare(name), value]));
  let text = '';
  for (const name of Object.keys(readers)) {
    const value = byName.get(bare(name));
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
