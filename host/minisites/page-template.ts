import { escapeHtml, escapeJson } from '@staykit/elements/print/escape.ts';

/** Values that differ between pages of one form, by name. */
export type Values = Readonly<Record<string, string>>;

/** How a value can stand in a page. */
type Encode = (value: string) => string;

const ENCODINGS: readonly Encode[] = [
  (value) => value,
  escapeHtml,
  // What the serializer of components escapes: an apostrophe stays.
  (value) => value.replace(/[&<"]/g, escapeHtml),
  (value) => value.replace(/[&<>"]/g, escapeHtml),
  (value) => escapeJson(value).slice(1, -1),
  (value) => escapeHtml(JSON.stringify(value).slice(1, -1)),
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
  const names = Object.keys(first.values);
  const markers = names.map((name) => first.values[name] ?? '');
  const literals: string[] = [];
  const holes: { name: string; encode: Encode }[] = [];
  let place = 0;
  let read = 0;
  for (;;) {
    const next = nextMarker(first.html, read, markers);
    const literal = first.html.slice(read, next?.at ?? first.html.length);
    if (!second.html.startsWith(literal, place)) return undefined;
    literals.push(literal);
    place += literal.length;
    if (!next) break;
    read = next.at + (markers[next.index] ?? '').length;
    const name = names[next.index] ?? '';
    const value = second.values[name] ?? '';
    const encode = ENCODINGS.find((one) => second.html.startsWith(one(value), place));
    if (!encode) return undefined;
    place += encode(value).length;
    holes.push({ name, encode });
  }
  if (place !== second.html.length) return undefined;
  return {
    fill: (values) =>
      literals.reduce((html, literal, index) => {
        const hole = holes[index - 1];
        return html + (hole ? hole.encode(values[hole.name] ?? '') : '') + literal;
      }, ''),
  };
}

/** A print of a page, and the values that it was printed with. */
export interface Printed {
  html: string;
  values: Values;
}

function nextMarker(
  html: string,
  from: number,
  markers: readonly string[],
): { at: number; index: number } | undefined {
  return markers
    .map((marker, index) => ({ at: html.indexOf(marker, from), index }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || (markers[b.index] ?? '').length - (markers[a.index] ?? '').length)[0];
}
