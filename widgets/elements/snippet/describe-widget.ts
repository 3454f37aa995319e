import { partnerLink } from '@staykit/core/market/partner-link.ts';
import { statedCriteria } from '@staykit/core/search/stated-criteria.ts';
import { COMMON_ATTRIBUTES } from '@staykit/element-spec/attribute-readers.ts';
import type { ElementPrint } from '@staykit/element-spec/element-spec.ts';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { parseFlow } from '@staykit/values/search/flow.ts';
import { elementContext } from '../element/element-context.ts';
import { propertyOf } from '../element/element-values.ts';
import { readAttributes } from '../print/read-attributes.ts';
import type { SnippetUse, SnippetWidget } from './snippet.ts';

/** Attributes by name, as HTML writes them. */
type Attributes = Readonly<Record<string, string>>;

/**
 * A widget with those of the attributes that it has, read as its element reads them.
 * @throws StayError `BAD_REQUEST`, with the sentence that the element would tell
 */
async function describeWidget(
  name: string,
  { spec, fallback }: ElementPrint<unknown, unknown>,
  common: Attributes,
  given: Attributes,
): Promise<SnippetWidget> {
  const attributes = Object.fromEntries(
    Object.entries(given).filter(([attribute]) => Object.hasOwn(spec.attributes, attribute)),
  );
  const read = readAttributes(spec, { ...common, ...attributes }).values;
  const context = elementContext(read, {}, common['api'] ?? '');
  // An element shows what it can read of criteria; a page should not begin with half of a search.
  const told = 'criteria' in read && statedCriteria(read['criteria'], parseFlow(context.flow)).told;
  if (told) throw new StayError('BAD_REQUEST', `<${spec.tag}> criteria${told}`);
  await spec.prepare?.(read);
  const { path, text } = fallback(read);
  const t = createTranslate(context.locale, LOCALE_TEXTS[context.locale]);
  return {
    name,
    attributes,
    values: withoutCommon(read),
    fallback: { href: partnerLink(context.api + path, context.partner), label: t(text) },
  };
}

/** What holds for all widgets, by property name, read as an element reads it. Throws as `describeWidget` does. */
const describeCommon = (common: Attributes): Readonly<Record<string, unknown>> =>
  readAttributes({ tag: 'stay-element', attributes: {} }, common).values;

const COMMON = new Set(Object.keys(COMMON_ATTRIBUTES).map(propertyOf));

const withoutCommon = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !COMMON.has(name)));

/**
 * What a page shall have: widgets in their order, what all of them are told, and attributes of their own.
 * @throws StayError `BAD_REQUEST`, with the sentence that the element would tell
 */
export async function describePage(
  chosen: readonly (readonly [name: string, print: ElementPrint<unknown, unknown>])[],
  common: Attributes,
  own: Attributes,
): Promise<SnippetUse> {
  const names = chosen.map(([name]) => name);
  // A search box without a grid leads to the results of the shop.
  const isAlone = names.includes('search-box') && !names.includes('results-grid');
  const given = { ...(isAlone && { 'results-url': `${common['api']}/search` }), ...own };
  const widgets = await Promise.all(
    chosen.map(([name, print]) => describeWidget(name, print, common, given)),
  );
  return { widgets, common, values: describeCommon(common) };
}
