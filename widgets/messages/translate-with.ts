import { groupingOf } from '@staykit/values/market/grouping.ts';
import { languageTag, type Locale } from '@staykit/values/market/locale.ts';
import type { Translate } from './translate.ts';

/** What a widget takes of an i18next instance: any of version 23 and later. */
export interface I18n {
  /** The language it is in; undefined before it is initialised. */
  language?: string | undefined;
  /** Whether the instance has a text for the key. */
  exists(key: string, options: { [option: string]: unknown }): boolean;
  /** The text of the key. */
  t(key: string, options: { [option: string]: unknown }): unknown;
  /** Whether the texts of a namespace are here. */
  hasLoadedNamespace(namespace: string): boolean;
  /** Calls `listener` at each of the events, which are separated by spaces. */
  on(events: string, listener: () => void): unknown;
  /** Ends what `on` began. */
  off(events: string, listener: () => void): unknown;
}

/** The namespace of an i18next instance that widgets read. */
export const NAMESPACE = 'staykit';

/**
 * The texts that an i18next instance has in its namespace `staykit`, by the keys of our catalogues; `ours` where it
 * has none. Numbers without a format of their own are written as the locale writes them. Views escape what they show.
 */
export function translateWith(i18n: I18n, locale: Locale, ours: Translate): Translate {
  const numbers = new Intl.NumberFormat(languageTag(locale), groupingOf(locale));
  // A number to whoever formats it (`{{count, number}}`), and written as the locale writes it to whoever does not.
  const written = (value: string | number) =>
    typeof value === 'number'
      ? { [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? value : numbers.format(value)) }
      : value;
  return (key, values) => {
    const asked = { ...values, ns: NAMESPACE };
    if (!i18n.exists(key, asked)) return ours(key, values);
    const replace = Object.fromEntries(
      Object.entries(values ?? {}).map(([name, value]) => [name, written(value)]),
    );
    return String(i18n.t(key, { ...asked, replace, interpolation: { escapeValue: false } }));
  };
}
