import { formatDay } from '../../../widgets/core/dates/format-date.ts';
import { printGiftCode } from '../../../widgets/core/gift/gift-code.ts';
import { GIFT_LINKS, type GiftLinks } from '../../../widgets/core/gift/gift-links.ts';
import { languageTag } from '../../../widgets/core/market/locale.ts';
import { formatMoney } from '../../../widgets/core/price/money.ts';
import { translateFor } from '../../texts/translate-for.ts';
import type { GiftSale } from '../repositories/gift-sales.ts';

/** Everything that a voucher says, in one language. */
export interface VoucherText {
  /** BCP 47. */
  language: string;
  title: string;
  product: string;
  lines: string[];
  /** Who gives it, where the giver said so. */
  from?: string;
  message?: string;
  codeLabel: string;
  code: string;
  validUntil: string;
  /** People and nights, or the amount of a card. */
  worth: string;
  scan: string;
  /** What the QR sign opens; the code stands behind the #, which no server is told. */
  address: string;
  howTitle: string;
  steps: string[];
  keepSafe: string;
}

/** The texts of a voucher. `site` is the address of the shop, without a slash at its end. [VOUCHER-05] */
export function voucherText(
  sale: GiftSale & { code: string },
  site: string,
  links: GiftLinks = GIFT_LINKS,
): VoucherText {
  const { locale, gift, kind, personalisation, worthCents } = sale;
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
        ? t('voucher.worth', { amount: formatMoney(worthCents, locale) })
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
