import { shop } from '@staykit/core/market/shop.ts';
import { presentShop } from '../shop/present-shop.ts';
import type { GiftDesign } from '@staykit/values/gift/gift-design.ts';
import type { Mail, MailData } from './mail.ts';
import { LOGO_CID, mailHtml } from './mail-html.ts';
import type { MailModel } from './mail-model.ts';
import { mailWords, oneLine, type MailWords } from './mail-words.ts';
import {
  bookingCancellation,
  bookingConfirmation,
  bookingModification,
  paymentDue,
  paymentMissed,
  paymentReminder,
  paymentTaken,
  bookingMoveOffer,
} from './templates/booking-mails.ts';
import { reservationMail } from './templates/reservation-mails.ts';
import {
  accountConfirmation,
  accountDeletion,
  contactAcknowledgement,
  emailChange,
  emailChanged,
  passwordReset,
  reviewInvitation,
} from './templates/visitor-mails.ts';
import { giftRefund, voucherGiver, voucherRecipient } from './templates/voucher-mails.ts';
import { phoneHoursText } from '@staykit/core/contact/help-hours.ts';
import { marketPhone } from '@staykit/core/market/market-phone.ts';
import { withColon } from '@staykit/core/market/with-colon.ts';
import { formatDay } from '@staykit/core/dates/format-date.ts';

/** Packing order: contents and address of the parcel. */
function giftToPack(data: MailData['gift-to-pack'], { t, href, locale, greet }: MailWords): MailModel {
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

/** The plain text of a mail, with the same content as the HTML. */
function mailText(model: MailModel, { t, locale, feet }: MailWords, site: string): string {
  const { title, greeting, text, code, facts = [], quote, action, link, after = [] } = model;
  const blocks = [
    shop().name,
    title,
    greeting,
    ...text,
    quote && `${quote.label}\n${indented(quote.text)}`,
    code && `${code.label}\n${code.value}`,
    facts
      .map(({ label, value }) =>
        typeof value === 'string'
          ? `${withColon(label, locale)} ${value}`
          : [withColon(label, locale), ...value.map((line) => `- ${line}`)].join('\n'),
      )
      .join('\n'),
    action && `${action.label}\n${action.href}`,
    link && `${link.label}\n${link.href}`,
    ...after,
    t('mail.signature', { shop: shop().name }),
    '-- ',
    [
      t('mail.question', { phone: marketPhone(locale).text }),
      `${phoneHoursText(locale, t)}.`,
      site,
      ...feet,
    ].join('\n'),
  ];
  return `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`.replaceAll(
    '-- \n\n',
    '-- \n',
  );
}

/** A person's text, with every line marked as a quotation. */
function indented(text: string): string {
  return text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n');
}

/** A rendered mail. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** The card that the HTML shows; whoever sends the mail draws it. */
  design?: GiftDesign;
  /** Pictures that the HTML shows, by their `cid:`. */
  pictures?: MailPicture[];
}

/** A picture that is sent with a mail. */
export interface MailPicture {
  cid: string;
  type: string;
  body: Buffer;
}

/** Renders a mail in its language. `shop` is the address of that language's shop; a mail of the demo says that it is one. */
export function renderMail(mail: Mail, shop: string, isDemo = false): RenderedMail {
  const words = mailWords(mail.locale, shop, isDemo);
  const model = modelOf(mail, words);
  const logo = presentShop().pictures?.printed;
  return {
    subject: oneLine(model.subject),
    html: mailHtml(model, words, shop),
    text: mailText(model, words, shop),
    ...(logo && { pictures: [{ cid: LOGO_CID, type: logo.type, body: logo.body }] }),
    ...(model.picture && { design: model.picture.design }),
  };
}

function modelOf(mail: Mail, words: MailWords): MailModel {
  switch (mail.template) {
    case 'booking-confirmation':
      return bookingConfirmation(mail.data, words);
    case 'booking-modification':
      return bookingModification(mail.data, words);
    case 'booking-move-offer':
      return bookingMoveOffer(mail.data, words);
    case 'booking-cancellation':
      return bookingCancellation(mail.data, words);
    case 'reservation-confirmed':
      return reservationMail('confirmed', mail.data, words);
    case 'reservation-changed':
      return reservationMail('changed', mail.data, words);
    case 'reservation-cancelled':
      return reservationMail('cancelled', mail.data, words);
    case 'payment-due':
      return paymentDue(mail.data, words);
    case 'payment-reminder':
      return paymentReminder(mail.data, words);
    case 'payment-taken':
      return paymentTaken(mail.data, words);
    case 'payment-missed':
      return paymentMissed(mail.data, words);
    case 'voucher-giver':
      return voucherGiver(mail.data, words);
    case 'gift-refund':
      return giftRefund(mail.data, words);
    case 'voucher-recipient':
      return voucherRecipient(mail.data, words);
    case 'gift-to-pack':
      return giftToPack(mail.data, words);
    case 'contact-acknowledgement':
      return contactAcknowledgement(mail.data, words);
    case 'account-confirmation':
      return accountConfirmation(mail.data, words);
    case 'password-reset':
      return passwordReset(mail.data, words);
    case 'email-change':
      return emailChange(mail.data, words);
    case 'email-changed':
      return emailChanged(mail.data, words);
    case 'account-deletion':
      return accountDeletion(mail.data, words);
    case 'review-invitation':
      return reviewInvitation(mail.data, words);
  }
  // Queued by a newer version with a template that this one does not have.
  throw new Error(`Unknown mail template ${(mail as Mail).template}.`);
}
