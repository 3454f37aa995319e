import { formatDay } from '../../../../widgets/core/dates/format-date.ts';
import type { MailData } from '../mail.ts';
import type { MailModel } from '../mail-model.ts';
import { oneLine, type MailWords } from '../mail-words.ts';

/** To whoever packs: what goes into the parcel, and where it goes. */
export function giftToPack(data: MailData['gift-to-pack'], { t, href, locale, greet }: MailWords): MailModel {
  const { number, giftLabel, code, expires, elements, address, buyerEmail, pdfLink } = data;
  const pdf = href(pdfLink);
  return {
    subject: t('mail.pack.subject', { number, gift: oneLine(giftLabel) }),
    title: t('mail.pack.title'),
    greeting: greet(''),
    text: [t('mail.pack.text')],
    code: { label: t('mail.label.code'), value: code },
    facts: [
      { label: t('mail.label.gift'), value: giftLabel },
      ...(elements.length > 0 ? [{ label: t('gift.line.extras'), value: elements }] : []),
      { label: t('mail.label.address'), value: address },
      { label: t('mail.label.expires'), value: formatDay(expires, locale) },
      { label: t('mail.pack.buyer'), value: buyerEmail },
    ],
    ...(pdf !== undefined && { action: { label: t('mail.voucherPdf'), href: pdf } }),
  };
}
