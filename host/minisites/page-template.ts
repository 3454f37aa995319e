import { escapeHtml, escapeJson } from '@staykit/elements/print/escape.ts';

/** Values that differ between pages of one form, by name. */
export type Values = Readonly<Record<string, string>>;

/** How a value can stand in a page. */
type Encode = (value: string) => string;

const asItIs: Encode = (value) => value;

/** How it stands in data or in an address. */
const WITHIN: readonly Encode[] = [
  asItIs,
  (value) => JSON.stringify(value).slice(1, -1),
  encodeURIComponent,
  (value) => new URLSearchParams([['', value]]).toString().slice(1),
];

/** How HTML escapes that. The serializer of components keeps an apostrophe. */
const ESCAPES: readonly Encode[] = [
  asItIs,
  escapeHtml,
  (value) => value.replace(/[&<"]/g, escapeHtml),
  (value) => value.replace(/[&<>"]/g, escapeHtml),
];

const ENCODINGS: readonly Encode[] = [
  ...WITHIN.flatMap((within) =>
    ESCAPES.map(
      (escape): Encode =>
        (value) =>
          escape(within(value)),
    ),
  ),
  (value) => escapeJson(value).slice(1, -1),
];

/** A page of which only some values differ: its text around them. */
export interface PageTemplate {
  /** The page in UTF-8, which is there until a page is filled again. What all pages of the form share is encoded once. */
  fill(values: Values): Buffer;
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
  const pieces: (Buffer | ((values: Values) => string))[] = [];
  let place = 0;
  for (const part of parts) {
    const name = names.get(part);
    const value = name === undefined ? part : (second.values[name] ?? '');
    const encode = (name === undefined ? [asItIs] : ENCODINGS).find((one) =>
      second.html.startsWith(one(value), place),
    );
    if (!encode) return undefined;
    place += encode(value).length;
    pieces.push(name === undefined ? Buffer.from(part) : (values) => encode(values[name] ?? ''));
  }
  if (place !== second.html.length) return undefined;
  return {
    fill(values) {
      const parts = pieces.map((piece) => (typeof piece === 'function' ? Buffer.from(piece(values)) : piece));
      const length = parts.reduce((sum, part) => sum + part.length, 0);
      if (room.length < length) room = Buffer.allocUnsafe(2 * length);
      let end = 0;
      for (const part of parts) end += part.copy(room, end);
      return room.subarray(0, end);
    },
  };
}

/** Where pages are filled, one after the other: in buffers of their own they pile up until they are collected. */
let room = Buffer.alloc(0);

const literally = (marker: string): string => marker.replaceAll(/[.\\+*?()[\]{}|^$]/g, '\\$&');

/** A print of a page, and the values that it was printed with. */
export interface Printed {
  html: string;
  values: Values;
}
