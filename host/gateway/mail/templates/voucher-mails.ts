import { formatDay } from '@staykit/core/dates/format-date.ts';
import { GIFT_DESIGNS } from '@staykit/values/gift/gift-design.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import type { MailData, VoucherMailData } from '../mail.ts';
import type { MailFact, MailModel } from '../mail-model.ts';
import { discountFact, oneLine, type MailWords } from '../mail-words.ts';

/** To the giver: the voucher, when it is sent, or that the box is on its way. */
export function voucherGiver(data: MailData['voucher-giver'], words: MailWords): MailModel {
  const { t, greet, locale, href } = words;
  const name = oneLine(data.recipientName ?? '');
  const { sendOn } = data;
  const text = data.physical
    ? t('mail.giver.textPost')
    : sendOn !== undefined
      ? t('mail.giver.textPlanned', { name, date: formatDay(sendOn, locale, 'full') })
      : name === ''
        ? t('mail.giver.text')
        : t('mail.giver.textFor', { name });
  const page = href(data.pageLink ?? '');
  const print = data.physical ? {} : voucherLinks({ ...data, link: '' }, words);
  return {
    ...pictureOf(data),
    subject: t('mail.giver.subject', { gift: oneLine(data.giftLabel) }),
    title: t('mail.giver.title'),
    greeting: greet(data.firstName),
    text: [text],
    code: { label: t('mail.label.code'), value: data.code },
    facts: [
      ...giftFacts(data, words),
      ...discountFact(data, words),
      { label: t('mail.label.total'), value: formatAmount(data.totalCents, locale) },
    ],
    ...(page === undefined
      ? print
      : {
          action: { label: t('mail.seeGift'), href: page },
          ...(print.action && { link: print.action }),
        }),
  };
}

/** The picture of a gift's card; nothing for a name that no design has. */
function pictureOf({ design }: Pick<VoucherMailData, 'design'>): Pick<MailModel, 'picture'> {
  const known = GIFT_DESIGNS.find((each) => each === design);
  return known ? { picture: { design: known } } : {};
}

/** To the giver: what of the gift was refunded. */
export function giftRefund(
  { firstName, giftLabel, refundCents, isWhole }: MailData['gift-refund'],
  { t, greet, locale }: MailWords,
): MailModel {
  return {
    subject: t('mail.giver.refundSubject', { gift: oneLine(giftLabel) }),
    title: t('mail.giver.refundTitle'),
    greeting: greet(firstName),
    text: [
      t(isWhole ? 'mail.giver.refundWhole' : 'mail.giver.refundRest'),
      t('mail.refund', { amount: formatAmount(refundCents, locale) }),
    ],
    facts: [{ label: t('mail.label.gift'), value: giftLabel }],
  };
}

/** To the recipient: the giver, the code and where to redeem it. */
export function voucherRecipient(data: MailData['voucher-recipient'], words: MailWords): MailModel {
  const { t, greet, href } = words;
  const name = oneLine(data.giverName);
  const keep = href(data.keepLink ?? '');
  return {
    ...pictureOf(data),
    subject: t('mail.recipient.subject', { name }),
    title: t('mail.recipient.title'),
    greeting: greet(data.firstName),
    text: [t('mail.recipient.text', { name, gift: oneLine(data.giftLabel) })],
    ...(data.message?.trim() && { quote: { label: t('mail.label.wordsOf', { name }), text: data.message } }),
    code: { label: t('mail.label.code'), value: data.code },
    facts: giftFacts(data, words),
    ...voucherLinks(data, words),
    ...(keep !== undefined && { after: [t('mail.keepGift', { link: keep })] }),
  };
}

function giftFacts(
  { giftLabel, worthCents, expires }: VoucherMailData,
  { t, locale }: MailWords,
): MailFact[] {
  const worth =
    worthCents === undefined ? [] : [t('voucher.worth', { amount: formatAmount(worthCents, locale) })];
  return [
    { label: t('mail.label.gift'), value: [giftLabel, ...worth] },
    { label: t('mail.label.expires'), value: formatDay(expires, locale) },
  ];
}

/** Redeeming comes before printing. */
function voucherLinks(
  { link = '', pdfLink = '' }: VoucherMailData,
  { t, href }: MailWords,
): Pick<MailModel, 'action' | 'link'> {
  const use = href(link);
  const pdf = href(pdfLink);
  const print = pdf === undefined ? undefined : { label: t('mail.voucherPdf'), href: pdf };
  if (use === undefined) return print ? { action: print } : {};
  return { action: { label: t('mail.useGift'), href: use }, ...(print && { link: print }) };
}
