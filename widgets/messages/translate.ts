import type { Locale } from '../core/market/locale.ts';
import type reference from './en.json';

type Reference = typeof reference;
type Singular<Key> = Key extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : Key;

/** A group of texts; the build of a widget ships only the namespaces that the widget reads. */
export type Namespace = keyof Reference & string;

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

/** Making rules is slow, and a page reads its texts in several places. */
const plurals: Record<string, Intl.PluralRules> = {};

/**
 * Reads a catalogue in the JSON format of i18next (v4 plurals, `{{placeholders}}`) and gives the answers that
 * i18next gives, in the part of the format that the catalogues use: no nesting, formats or contexts. Numbers alone
 * differ: 2228 offers are `2.228` in Dutch and `2 228` in French.
 *
 * @param locale of the catalogue; `en` reads the reference texts
 */
export function createTranslate(locale: Locale | 'en', messages: Messages): Translate {
  const language = locale.replace('_', '-');
  return (key, values = {}) => {
    const dot = key.indexOf('.');
    const texts = messages[key.slice(0, dot) as Namespace];
    const name = key.slice(dot + 1);
    const { count } = values;
    let text: string | undefined;
    if (typeof count === 'number') {
      const rules = (plurals[language] ??= new Intl.PluralRules(language));
      text = (count === 0 ? texts?.[`${name}_zero`] : undefined) ?? texts?.[`${name}_${rules.select(count)}`];
    }
    text ??= texts?.[name] ?? key;
    if (!text.includes('{{')) return text;
    return text.replace(/\{\{(.+?)\}\}/g, (_, placeholder: string) =>
      (values[placeholder.trim()] ?? '').toLocaleString(language),
    );
  };
}
