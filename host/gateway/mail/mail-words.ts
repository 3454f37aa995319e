import { shop as present } from '@staykit/core/market/shop.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { languageTag, type Locale } from '@staykit/values/market/locale.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { translateFor } from '@staykit/texts/translate-for.ts';
import type { Discount } from './mail.ts';
import type { MailFact } from './mail-model.ts';

/** Texts and formats for templates. */
export interface MailWords {
  locale: Locale;
  t: Translate;
  /** Last lines: why the mail was sent, and in the demo that its hotels are invented. */
  feet: readonly string[];
  /** The greeting, with the name if it is one. */
  greet(firstName: string): string;
  /** An absolute address: paths are prefixed with the locale's shop; other values are dropped. */
  href(link: string): string | undefined;
  /** `a, b and c`. */
  list(words: readonly string[]): string;
}

/** Texts of a locale, with links to its shop, which may be the demo. */
export function mailWords(locale: Locale, shop: string, isDemo: boolean): MailWords {
  const t = translateFor(locale);
  return {
    locale,
    t,
    feet: [t('mail.why', { shop: present().name }), ...(isDemo ? [t('host.demo')] : [])],
    greet: (firstName) => {
      const name = oneLine(firstName);
      return isName(name) ? t('mail.greeting', { name }) : t('mail.greetingPlain');
    },
    href(link) {
      if (/^https?:\/\/[^/\s]/i.test(link)) return URL.canParse(link) ? new URL(link).href : undefined;
      return /^\/(?![/\\])/.test(link) ? new URL(link, shop).href : undefined;
    },
    list: (words) => new Intl.ListFormat(languageTag(locale), { type: 'conjunction' }).format(words),
  };
}

/**
 * Whether a mail greets with a name: letters, and no address that mail programs make a link of. Forms mail whatever
 * address they are given, and a stranger's words must not travel in them.
 */
const isName = (name: string): boolean =>
  /^\p{L}[\p{L}\p{M}'’. -]{0,49}$/u.test(name) && !/\p{L}\.\p{L}{2,}/u.test(name);

/** A text for a subject: no line breaks or control characters, at most 120 characters. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return line.length > 120 ? `${[...line].slice(0, 119).join('')}…` : line;
}

/** The line of a promo code, above the total. */
export function discountFact(
  { discount }: { discount?: Discount },
  { t, locale }: Pick<MailWords, 't' | 'locale'>,
): MailFact[] {
  return discount
    ? [
        {
          label: t('mail.label.discount', { code: oneLine(discount.code) }),
          value: formatAmount(-discount.cents, locale),
        },
      ]
    : [];
}
