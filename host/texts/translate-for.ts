import { createInstance } from 'i18next';
import { groupingOf } from '@staykit/values/market/grouping.ts';
import { languageTag, LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { ADDRESS_FORMS, type AddressForm } from '@staykit/values/market/address-form.ts';
import { FORM_TEXTS } from '@staykit/messages/forms/texts-in.ts';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import type { Messages, MessageValues, Translate } from '@staykit/messages/translate.ts';

/** The texts of a catalogue under their whole keys: i18next finds those three times as fast as keys in groups. */
const flat = (messages: Messages): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text]),
    ),
  );

const i18n = createInstance();
void i18n.init({
  // Nothing is loaded: the instance is ready when this module is.
  initAsync: false,
  resources: Object.fromEntries(
    LOCALES.map((locale) => [
      languageTag(locale),
      {
        translation: flat(LOCALE_TEXTS[locale]),
        ...Object.fromEntries(
          Object.entries(FORM_TEXTS[locale] ?? {}).map(([form, texts]) => [form, flat(texts)]),
        ),
      },
    ]),
  ),
  ns: ['translation', ...ADDRESS_FORMS],
  defaultNS: 'translation',
  load: 'currentOnly',
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  // Pages and mails escape what they print.
  interpolation: { escapeValue: false },
  missingInterpolationHandler: () => '',
});

function createFor(locale: Locale, form?: AddressForm): Translate {
  const tag = languageTag(locale);
  const ask = i18n.getFixedT(tag, form ? [form, 'translation'] : 'translation');
  const numbers = new Intl.NumberFormat(tag, groupingOf(tag));
  const written = (values: MessageValues) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? numbers.format(value) : value,
      ]),
    );
  // i18next takes ten microseconds for a text, and a page has a hundred that are always the same.
  const plain = new Map<string, string>();
  return (key, values) => {
    if (values) {
      const count = values['count'];
      return ask(key, { replace: written(values), ...(typeof count === 'number' && { count }) });
    }
    const known = plain.get(key) ?? ask(key);
    plain.set(key, known);
    return known;
  };
}

const translates = new Map<string, Translate>();

/**
 * The texts of a locale where the server writes: pages, mails, vouchers, answers of the API. They come from i18next;
 * widgets and islands have the same answers from the small resolver, on the server and in the browser.
 * Pages of a partner may be in a form of address of their own.
 */
export function translateFor(locale: Locale, form?: AddressForm): Translate {
  const name = `${locale} ${form}`;
  const known = translates.get(name) ?? createFor(locale, form);
  translates.set(name, known);
  return known;
}
