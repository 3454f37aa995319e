import { groupingOf } from '@staykit/values/market/grouping.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type reference from './en.json';

type Reference = typeof reference;
type Singular<Key> = Key extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : Key;

/** A group of texts; the build of a widget ships only the namespaces that the widget reads. */
export type Namespace = keyof Reference;

/** A text, by namespace and key, without the plural ending: `calendar.clear`, `common.nights`. [LOCALE-04] */
export type MessageKey = { [N in Namespace]: `${N}.${Singular<keyof Reference[N] & string>}` }[Namespace];

/** The texts of one locale: a whole catalogue (`fr_FR.json`) or some of its namespaces. */
export type Messages = { readonly [N in Namespace]?: Readonly<Record<string, string>> };

/** What fills the placeholders of a text; numbers are written as the locale writes them, `count` chooses the plural. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * The text of a key in the locale, placeholders filled. A key that the catalogue does not hold is answered with
 * itself, so that the gap is seen and nothing breaks.
 */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** A text cut at its placeholders: words and the names of placeholders in turn. */
type Pieces = readonly string[];

/** What was made of a catalogue: each text is cut once, however many pages show it. */
interface Prepared {
  plurals: Intl.PluralRules;
  numbers: Intl.NumberFormat;
  /** By key, and for a text with plurals by key and plural. */
  pieces: Map<string, Pieces | null>;
  /** Plurals of the numbers that every page counts. */
  small: Intl.LDMLPluralRule[];
}

const prepared = new WeakMap<Messages, Map<string, Prepared>>();

function prepare(language: string, messages: Messages): Prepared {
  const languages = prepared.get(messages) ?? new Map<string, Prepared>();
  prepared.set(messages, languages);
  let known = languages.get(language);
  if (!known) {
    const numbers = new Intl.NumberFormat(language, groupingOf(language));
    known = { plurals: new Intl.PluralRules(language), numbers, pieces: new Map(), small: [] };
    languages.set(language, known);
  }
  return known;
}

/**
 * Reads a catalogue in the JSON format of i18next (v4 plurals, `{{placeholders}}`) and gives the answers that
 * i18next gives, in the part of the format that the catalogues use: no nesting, formats or contexts. Numbers alone
 * differ: 2228 offers are `2.228` in Dutch and `2 228` in French.
 *
 * @param locale of the catalogue; `en` reads the reference texts
 */
export function createTranslate(locale: Locale | 'en', messages: Messages): Translate {
  const { plurals, numbers, pieces, small } = prepare(locale.replace('_', '-'), messages);
  const cut = (key: string): Pieces | null => {
    let found = pieces.get(key);
    if (found === undefined) {
      const dot = key.indexOf('.');
      const text = messages[key.slice(0, dot) as Namespace]?.[key.slice(dot + 1)];
      // A page may give texts of its own.
      found = typeof text === 'string' ? text.split(/\{\{\s*(.+?)\s*\}\}/) : null;
      pieces.set(key, found);
    }
    return found;
  };
  const isSmall = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;
  // A small number is written alike in all our locales, and a page writes a hundred of them.
  const written = (value: string | number | undefined): string =>
    typeof value === 'number' && !isSmall(value) ? numbers.format(value) : String(value ?? '');
  const pluralOf = (count: number) =>
    isSmall(count) ? (small[count] ??= plurals.select(count)) : plurals.select(count);
  return (key, values) => {
    const count = values?.['count'];
    const chosen =
      typeof count === 'number'
        ? ((count === 0 ? cut(`${key}_zero`) : null) ?? cut(`${key}_${pluralOf(count)}`))
        : null;
    const found = chosen ?? cut(key);
    if (!found) return key;
    let text = found[0] ?? '';
    for (let at = 1; at < found.length; at += 2)
      text += written(values?.[found[at] ?? '']) + (found[at + 1] ?? '');
    return text;
  };
}
