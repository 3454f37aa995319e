import { languageTag, type Locale } from '../../../widgets/core/market/locale.ts';
import type { Translate } from '../../../widgets/messages/translate.ts';
import { translateFor } from '../../texts/translate-for.ts';

/** What a template writes with. */
export interface MailWords {
  locale: Locale;
  t: Translate;
  /** The greeting, with the name when there is one. */
  greet(firstName: string): string;
  /** An absolute address: paths get the shop of the locale before them; what is neither is left out. */
  href(link: string): string | undefined;
  /** `a, b and c`. */
  list(words: readonly string[]): string;
}

/** The words of a locale, with links that lead to its shop. */
export function mailWords(locale: Locale, shop: string): MailWords {
  const t = translateFor(locale);
  return {
    locale,
    t,
    greet: (firstName) =>
      oneLine(firstName) === '' ? t('mail.greetingPlain') : t('mail.greeting', { name: oneLine(firstName) }),
    href(link) {
      if (/^https?:\/\/[^/\s]/i.test(link)) return URL.canParse(link) ? new URL(link).href : undefined;
      return /^\/(?![/\\])/.test(link) ? new URL(link, shop).href : undefined;
    },
    list: (words) => new Intl.ListFormat(languageTag(locale), { type: 'conjunction' }).format(words),
  };
}

/** A text without line breaks and control letters, at most 120 letters: fit for a subject. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return line.length > 120 ? `${[...line].slice(0, 119).join('')}…` : line;
}
