import type { Mail } from './mail.ts';
import { mailHtml } from './mail-html.ts';
import type { MailModel } from './mail-model.ts';
import { mailText } from './mail-text.ts';
import { mailWords, oneLine, type MailWords } from './mail-words.ts';
import { bookingCancellation, bookingConfirmation, bookingModification } from './templates/booking-mails.ts';
import { accountConfirmation, contactAcknowledgement, passwordReset } from './templates/visitor-mails.ts';
import { giftToPack } from './templates/shop-mails.ts';
import { voucherGiver, voucherRecipient } from './templates/voucher-mails.ts';

/** A mail as it is sent. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Fills the template of a mail in its language. `shop` is the address of the shop of that language. */
export function renderMail(mail: Mail, shop: string): RenderedMail {
  const words = mailWords(mail.locale, shop);
  const model = modelOf(mail, words);
  return {
    subject: oneLine(model.subject),
    html: mailHtml(model, words, shop),
    text: mailText(model, words, shop),
  };
}

function modelOf(mail: Mail, words: MailWords): MailModel {
  switch (mail.template) {
    case 'booking-confirmation':
      return bookingConfirmation(mail.data, words);
    case 'booking-modification':
      return bookingModification(mail.data, words);
    case 'booking-cancellation':
      return bookingCancellation(mail.data, words);
    case 'voucher-giver':
      return voucherGiver(mail.data, words);
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
  }
  // A mail that a newer version queued: this one cannot write it.
  throw new Error(`There is no mail template ${(mail as Mail).template}.`);
}
