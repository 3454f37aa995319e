import { formatDay } from '@staykit/core/dates/format-date.ts';
import { printGiftCode } from '@staykit/core/gift/gift-code.ts';
import { GIFT_LINKS, type GiftLinks } from '@staykit/core/gift/gift-links.ts';
import { languageTag } from '@staykit/values/market/locale.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { translateFor } from '@staykit/texts/translate-for.ts';
import type { GiftSale } from '../gift-sales.ts';

/** The texts of a voucher in one language. */
export interface VoucherText {
  /** BCP 47. */
  language: string;
  title: string;
  product: string;
  lines: string[];
  /** The giver's name, if given. */
  from?: string;
  message?: string;
  codeLabel: string;
  code: string;
  validUntil: string;
  /** People and nights, or the amount of a card; empty where its giver does not tell it. */
  worth: string;
  scan: string;
  /** Target of the QR code; the gift code is in the fragment, which no server sees. */
  address: string;
  howTitle: string;
  steps: string[];
  keepSafe: string;
}

/** The texts of a voucher. `site` is the address of the shop, without a trailing slash. [VOUCHER-05] */
export function voucherText(
  sale: GiftSale & { code: string },
  site: string,
  links: GiftLinks = GIFT_LINKS,
): VoucherText {
  const { locale, gift, kind, personalisation, worthCents, hidesAmount } = sale;
  const t = translateFor(locale);
  const { beneficiaryLogin } = links;
  const address = beneficiaryLogin.startsWith('/') ? site + beneficiaryLogin : beneficiaryLogin;
  const short = address.replace(/^https?:\/\//, '');
  const { fromName, message } = personalisation ?? {};
  const people = t('common.people', { count: gift.adults });
  const isActivity = kind === 'DIGITAL_ACTIVITY_ONLY';
  return {
    language: languageTag(locale),
    title: t('voucher.title'),
    product: gift.label,
    lines: gift.lines,
    ...(fromName && { from: t('voucher.from', { name: fromName }) }),
    ...(message && { message }),
    codeLabel: t('voucher.code'),
    code: printGiftCode(sale.code),
    validUntil: t('voucher.validUntil', { date: formatDay(sale.validUntil, locale) }),
    worth:
      kind === 'GIFTCARD'
        ? hidesAmount
          ? ''
          : t('voucher.worth', { amount: formatAmount(worthCents, locale) })
        : gift.nights > 0
          ? `${people} · ${t('common.nights', { count: gift.nights })}`
          : people,
    scan: t('voucher.scan'),
    address: `${address}#code=${sale.code}`,
    howTitle: t('voucher.howTitle'),
    steps: isActivity
      ? [t('voucher.activityStep1'), t('voucher.activityStep2'), t('voucher.activityStep3')]
      : [t('voucher.step1', { address: short }), t('voucher.step2'), t('voucher.step3')],
    keepSafe: t('voucher.keepSafe'),
  };
}
