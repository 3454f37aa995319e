import { escapeHtml, escapeJson } from '@staykit/elements/print/escape.ts';

/** Values that differ between pages of one form, by name. */
export type Values = Readonly<Record<string, string>>;

/** How a value can stand in a page. */
type Encode = (value: string) => string;

const asItIs: Encode = (value) => value;

const ENCODINGS: readonly Encode[] = [
  asItIs,
  escapeHtml,
  // What the serializer of components escapes: an apostrophe stays.
  (value) => value.replace(/[&<"]/g, escapeHtml),
  (value) => value.replace(/[&<>"]/g, escapeHtml),
  (value) => escapeJson(value).slice(1, -1),
  (value) => escapeHtml(JSON.stringify(value).slice(1, -1)),
  (value) => JSON.stringify(value).slice(1, -1).replace(/[&<"]/g, escapeHtml),
  encodeURIComponent,
  (value) => new URLSearchParams([['', value]]).toString().slice(1),
  (value) => escapeHtml(encodeURIComponent(value)),
];

/** A page of which only some values differ: its text around them. */
export interface PageTemplate {
  fill(values: Values): string;
}

/**
 * Finds the form that two prints of one page share. `first` was printed with values that stand nowhere else in it,
 * `second` with values in which each way of escaping shows. Undefined where they differ in more than the values: such a
 * page has no form, and is printed for each.
 */
export function templateOf(first: Printed, second: Printed): PageTemplate | undefined {
  const names = new Map(Object.entries(first.values).map(([name, marker]) => [marker, name]));
  // The longer first: the name of a style sheet holds that of its folder.
  const markers = [...names.keys()].toSorted((a, b) => b.length - a.length);
  const parts = first.html.split(new RegExp(`(${markers.map(literally).join('|')})`));
  const pieces: ((values: Values) => string)[] = [];
  let place = 0;
  for (const part of parts) {
    const name = names.get(part);
    const value = name === undefined ? part : (second.values[name] ?? '');
    const encode = (name === undefined ? [asItIs] : ENCODINGS).find((one) =>
      second.html.startsWith(one(value), place),
    );
    if (!encode) return undefined;
    place += encode(value).length;
    pieces.push(name === undefined ? () => part : (values) => encode(values[name] ?? ''));
  }
  if (place !== second.html.length) return undefined;
  return { fill: (values) => pieces.map((piece) => piece(values)).join('') };
}

const literally = (marker: string): string => marker.replaceAll(/[.\\+*?()[\]{}|^$]/g, '\\$&');

/** A print of a page, and the values that it was printed with. */
export interface Printed {
  html: string;
  values: Values;
}
