import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { labelOf } from './sections.ts';
import type { Slots, Taken } from '../calls.ts';

type Node = RJSFSchema;

/** How every field of the schema is shown, from what it holds. */
export function uiSchemaOf(
  schema: Node,
  slots: Slots,
  taken: Taken = {},
  path: readonly string[] = [],
): UiSchema {
  const at = path.join('.');
  const { items } = schema;
  const entry = schema.type === 'array' && typeof items === 'object' && !Array.isArray(items) ? items : {};
  const ui: UiSchema = {
    'ui:title': labelOf(path),
    'ui:description': [wordsOf(schema), wordsOf(entry), takenOver(taken, at)].filter(Boolean).join('. '),
  };
  if (at === 'theme') return { ...ui, 'ui:field': 'colours', 'ui:fieldReplacesAnyOrOneOf': true };
  if (at === 'redirects') return { ...ui, 'ui:field': 'redirects' };
  if (slots[at]) return { ...ui, 'ui:widget': 'picture' };
  if (at === 'legalText') return { ...ui, 'ui:widget': 'textarea', 'ui:options': { rows: 6 } };
  if (/^(layout|pairing|pictures)$/.test(at)) return { ...ui, 'ui:widget': 'choice' };
  const [example] = (schema.examples as unknown[] | undefined) ?? [];
  // In a list of names an example would look like what is chosen.
  if (schema.enum || schema.type === 'boolean') ui['ui:placeholder'] = 'not set';
  else if (typeof example === 'string') ui['ui:placeholder'] = example;
  // Absent is not the same as false.
  if (schema.type === 'boolean') return { ...ui, 'ui:widget': 'yesNo' };
  if (at === 'minisiteLocale') return { ...ui, 'ui:enumNames': (schema.enum ?? []).map(localeName) };
  if (schema.type === 'array') {
    const shown = uiSchemaOf(entry, slots, taken, [...path, '0']);
    return { ...ui, items: { ...shown, 'ui:title': 'Entry', 'ui:description': '' } };
  }
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
    typeof child === 'object' ? [[name, uiSchemaOf(child, slots, taken, [...path, name])] as const] : [],
  );
  return { ...ui, ...Object.fromEntries(inner) };
}

/** `fr_BE` as a person says it. */
export const localeName = (locale: unknown): string =>
  new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' }).of(
    String(locale).replace('_', '-'),
  ) ?? String(locale);

/** What a field holds, as a sentence: without what is for those who write the file by hand. */
function wordsOf({ description = '' }: Node): string {
  return (
    description
      // Ids of requirements.
      .replaceAll(/\s*\[[A-Z0-9-]+(\.\.\d+)?\]/g, '')
      // The names are there to choose from.
      .replace(/(^|, )one of "[^"]*"(, "[^"]*")*/, '')
      .replace(/, without quotes| \{[^}]*\}|, yyyy-MM-dd/, '')
      .replace(/^true when/, 'whether')
      .replace(/\btrue\b/, 'yes')
      .replace(/\bfalse\b/, 'no')
      .replace(/^[a-z](?!\w*:)/, (letter) => letter.toUpperCase())
  );
}

/** What stands in a field that the file leaves to another: `From group.json: magazine`. */
export function takenOver(taken: Taken, at: string): string {
  const one = taken[at];
  if (!one) return '';
  const text = typeof one.value === 'string' ? one.value : JSON.stringify(one.value);
  return `From ${one.from}: ${text.length > 120 ? `${text.slice(0, 119)}…` : text}`;
}

/** The file as the form edits it: without what is of the file itself, and with what it must have by itself. */
export function formSchema(
  { properties: all = {}, required = [], else: unlessExtended }: Node,
  isExtended: boolean,
): Node {
  const { $schema: _schema, version: _version, ...properties } = all;
  const more = typeof unlessExtended === 'object' && !isExtended ? (unlessExtended.required ?? []) : [];
  return { type: 'object', properties, required: [...required, ...more] };
}

/**
 * A schema without its descriptions, which the form has in other words; without its examples, which would be offered as
 * values and are those of other partners; and without the word that a list has each entry once, for which its order could
 * not be chosen.
 */
export function bareSchema<T>(schema: T): T {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    (key === 'description' && typeof value === 'string') ||
    (key === 'examples' && Array.isArray(value)) ||
    (key === 'uniqueItems' && value === true)
      ? undefined
      : value,
  );
  return JSON.parse(text) as T;
}

/** What is sent: without what was left empty. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map((one) => withoutEmpty(one) ?? '') : undefined;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .map(([key, one]) => [key, withoutEmpty(one)] as const)
    .filter(([, one]) => one !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
