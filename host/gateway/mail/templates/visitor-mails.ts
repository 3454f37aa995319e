import { CONTACT_REPLY_HOURS } from '@staykit/core/contact/reply-hours.ts';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import type { MailData } from '../mail.ts';
import type { MailModel } from '../mail-model.ts';
import { oneLine, type MailWords } from '../mail-words.ts';

/** Confirmation of a contact message, which is quoted. */
export function contactAcknowledgement(
  data: MailData['contact-acknowledgement'],
  { t, greet }: MailWords,
): MailModel {
  return {
    subject: t('mail.contact.subject'),
    title: t('mail.contact.subject'),
    greeting: greet(data.firstName),
    text: [t('mail.contact.text', { hours: CONTACT_REPLY_HOURS })],
    ...(data.bookingNumber && {
      facts: [{ label: t('mail.label.bookingNumber'), value: data.bookingNumber }],
    }),
    ...(data.message?.trim() && { quote: { label: t('mail.label.message'), text: data.message } }),
  };
}

/** Confirmation of an e-mail address. */
export function accountConfirmation(data: MailData['account-confirmation'], words: MailWords): MailModel {
  const { t, greet } = words;
  return {
    subject: t('mail.account.subject'),
    title: t('mail.account.subject'),
    greeting: greet(data.firstName),
    text: [t('mail.account.text')],
    ...linkTwice(data.link, t('mail.account.action'), words, t('mail.account.notYou')),
  };
}

/** Link to reset a password. */
export function passwordReset(data: MailData['password-reset'], words: MailWords): MailModel {
  const { t, greet } = words;
  return {
    subject: t('mail.password.subject'),
    title: t('mail.password.subject'),
    greeting: greet(data.firstName),
    text: [t('mail.password.text', { minutes: data.validMinutes })],
    ...linkTwice(data.link, t('mail.password.action'), words, t('mail.password.notYou')),
  };
}

/** Link that confirms the new address of an account. */
export function emailChange(data: MailData['email-change'], words: MailWords): MailModel {
  const { t, greet } = words;
  return {
    subject: t('mail.newEmail.subject'),
    title: t('mail.newEmail.subject'),
    greeting: greet(data.firstName),
    text: [t('mail.newEmail.text')],
    ...linkTwice(data.link, t('mail.newEmail.action'), words, t('mail.newEmail.notYou')),
  };
}

/** Tells the former address of an account that another one replaced it. */
export function emailChanged(data: MailData['email-changed'], { t, greet }: MailWords): MailModel {
  return {
    subject: t('mail.emailChanged.subject'),
    title: t('mail.emailChanged.subject'),
    greeting: greet(data.firstName),
    text: [t('mail.emailChanged.text'), t('mail.emailChanged.notYou')],
  };
}

/** Link that deletes an account. */
export function accountDeletion(data: MailData['account-deletion'], words: MailWords): MailModel {
  const { t, greet } = words;
  return {
    subject: t('mail.deletion.subject'),
    title: t('mail.deletion.subject'),
    greeting: greet(data.firstName),
    text: [t('mail.deletion.text', { minutes: data.validMinutes }), t('account.kept')],
    ...linkTwice(data.link, t('mail.deletion.action'), words, t('mail.deletion.notYou')),
  };
}

/** Invitation to a review, with the way to get no more of them. */
export function reviewInvitation(data: MailData['review-invitation'], words: MailWords): MailModel {
  const { t, greet, href, locale } = words;
  const hotel = oneLine(data.hotelName);
  const address = href(data.link);
  const stop = href(data.stopLink);
  return {
    subject: t('mail.review.subject', { hotel }),
    title: t('mail.review.title'),
    greeting: greet(data.firstName),
    text: [t('mail.review.text', { hotel })],
    facts: [
      { label: t('mail.label.stay'), value: data.offerLabel },
      { label: t('mail.label.arrival'), value: formatDay(data.checkin, locale, 'full') },
      { label: t('mail.label.departure'), value: formatDay(data.checkout, locale, 'full') },
    ],
    ...(address !== undefined && { action: { label: t('mail.review.action'), href: address } }),
    ...(stop !== undefined && { link: { label: t('mail.review.stop'), href: stop } }),
  };
}

/** A button and its address as text, for mail clients that do not show the button. */
function linkTwice(
  link: string,
  label: string,
  { t, href }: MailWords,
  notYou: string,
): Pick<MailModel, 'action' | 'after'> {
  const address = href(link);
  return address === undefined
    ? { after: [notYou] }
    : { action: { label, href: address }, after: [t('mail.linkHint', { link: address }), notYou] };
}
