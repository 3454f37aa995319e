import { REFUND_PERCENT } from '@staykit/core/offer/cancellation.ts';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { arrivalHours, departureHours } from '@staykit/core/offer/checkout/arrival-hours.ts';
import type { MailData, StayMailData } from '../mail.ts';
import type { MailFact, MailModel } from '../mail-model.ts';
import { discountFact, oneLine, type MailWords } from '../mail-words.ts';

/** Confirmation of a booking. */
export function bookingConfirmation(data: MailData['booking-confirmation'], words: MailWords): MailModel {
  const { t, greet } = words;
  return {
    subject: t('mail.confirmation.subject', { number: data.bookingNumber, hotel: oneLine(data.hotelName) }),
    title: t('mail.confirmation.title'),
    greeting: greet(data.firstName),
    text: [t('mail.confirmation.text')],
    code: { label: t('mail.label.bookingNumber'), value: data.bookingNumber },
    facts: stayFacts(data, words),
    ...bookingAction(data, words),
    after: cancelling(data, words),
  };
}

/** Change of a booking, with the difference that was paid or refunded. */
export function bookingModification(data: MailData['booking-modification'], words: MailWords): MailModel {
  const { t, greet, locale } = words;
  const { differenceCents: difference } = data;
  const amount = formatAmount(Math.abs(difference), locale);
  return {
    subject: t('mail.modification.subject', { number: data.bookingNumber, hotel: oneLine(data.hotelName) }),
    title: t('mail.modification.title'),
    greeting: greet(data.firstName),
    text: [t('mail.modification.text'), ...(difference < 0 ? [t('mail.refund', { amount })] : [])],
    code: { label: t('mail.label.bookingNumber'), value: data.bookingNumber },
    facts: [
      ...stayFacts(data, words),
      ...(difference === 0
        ? []
        : [{ label: t(difference > 0 ? 'mail.label.difference' : 'mail.label.refund'), value: amount }]),
    ],
    ...bookingAction(data, words),
    after: cancelling(data, words),
  };
}

/** A dearer stay that staff prepared, with the link where the guest pays the supplement. */
export function bookingMoveOffer(data: MailData['booking-move-offer'], words: MailWords): MailModel {
  const { t, greet, href, locale } = words;
  const address = href(data.link);
  return {
    subject: t('mail.moveOffer.subject', { number: data.bookingNumber }),
    title: t('mail.moveOffer.title'),
    greeting: greet(data.firstName),
    text: [t('mail.moveOffer.text')],
    facts: [
      { label: t('mail.label.bookingNumber'), value: data.bookingNumber },
      ...dateFacts(data, words),
      { label: t('card.supplement'), value: formatAmount(data.differenceCents, locale) },
    ],
    ...(address !== undefined && { action: { label: t('mail.moveOffer.action'), href: address } }),
    after: [t('mail.moveOffer.valid', { hours: data.validHours })],
  };
}

/** Cancellation of a booking, with its refund. */
export function bookingCancellation(data: MailData['booking-cancellation'], words: MailWords): MailModel {
  const { t, greet, locale } = words;
  return {
    subject: t('mail.cancellation.subject', { number: data.bookingNumber }),
    title: t('mail.cancellation.title'),
    greeting: greet(data.firstName),
    text: [
      t('mail.cancellation.text'),
      data.refundCents > 0
        ? t('mail.refund', { amount: formatAmount(data.refundCents, locale) })
        : t('mail.noRefund'),
    ],
    facts: shortFacts(data, words),
  };
}

/** A deferred payment was refused: until when, and where, it can be made. */
export function paymentDue(data: MailData['payment-due'], words: MailWords): MailModel {
  const { t, locale } = words;
  const { payBy, again } = data;
  return askToPay('due', data, words, [
    t('mail.due.until', { date: formatDay(payBy, locale, 'full') }),
    ...(again === undefined ? [] : [t('mail.due.again', { date: formatDay(again, locale, 'full') })]),
  ]);
}

/** The last day of a deferred payment that was refused. */
export const paymentReminder = (data: MailData['payment-reminder'], words: MailWords): MailModel =>
  askToPay('reminder', data, words);

function askToPay(
  key: 'due' | 'reminder',
  data: MailData['payment-reminder'],
  words: MailWords,
  more: readonly string[] = [],
): MailModel {
  const { t, greet, locale, href } = words;
  const values = {
    amount: formatAmount(data.amountCents, locale),
    date: formatDay(data.payBy, locale, 'full'),
  };
  const address = href(data.link);
  return {
    subject: t(`mail.${key}.subject`, { number: data.bookingNumber, hotel: oneLine(data.hotelName) }),
    title: t(`mail.${key}.title`),
    greeting: greet(data.firstName),
    text: [t(`mail.${key}.text`, values), ...more],
    facts: shortFacts(data, words),
    ...(address !== undefined && { action: { label: t('mail.due.action', values), href: address } }),
  };
}

/** The card of a deferred payment was charged after it had been refused. */
export function paymentTaken(data: MailData['payment-taken'], words: MailWords): MailModel {
  const { t, greet, locale } = words;
  return {
    subject: t('mail.taken.subject', { number: data.bookingNumber, hotel: oneLine(data.hotelName) }),
    title: t('mail.taken.title'),
    greeting: greet(data.firstName),
    text: [t('mail.taken.text', { amount: formatAmount(data.amountCents, locale) })],
    facts: shortFacts(data, words),
  };
}

/** A booking was cancelled because its deferred payment did not come. */
export function paymentMissed(data: MailData['payment-missed'], words: MailWords): MailModel {
  const { t, greet, locale } = words;
  return {
    subject: t('mail.cancellation.subject', { number: data.bookingNumber }),
    title: t('mail.cancellation.title'),
    greeting: greet(data.firstName),
    text: [
      t('mail.missed.text', { amount: formatAmount(data.amountCents, locale) }),
      ...(data.backCents > 0 ? [t('mail.refund', { amount: formatAmount(data.backCents, locale) })] : []),
    ],
    facts: shortFacts(data, words),
  };
}

function shortFacts(
  data: Omit<MailData['booking-cancellation'], 'refundCents'>,
  words: MailWords,
): MailFact[] {
  return [
    { label: words.t('mail.label.bookingNumber'), value: data.bookingNumber },
    ...dateFacts(data, words),
  ];
}

/** Hotel, stay and dates. */
function dateFacts(
  data: Pick<StayMailData, 'hotelName' | 'offerLabel' | 'checkin' | 'checkout'>,
  { t, locale }: MailWords,
): MailFact[] {
  return [
    { label: t('mail.label.hotel'), value: data.hotelName },
    { label: t('mail.label.stay'), value: data.offerLabel },
    { label: t('mail.label.arrival'), value: formatDay(data.checkin, locale, 'full') },
    { label: t('mail.label.departure'), value: formatDay(data.checkout, locale, 'full') },
  ];
}

function stayFacts(data: StayMailData, { t, locale, list }: MailWords): MailFact[] {
  const travellers = [
    t('travellers.adultCount', { count: data.adult }),
    ...(data.child > 0 ? [t('travellers.childCount', { count: data.child })] : []),
    ...(data.baby > 0 ? [t('travellers.babyCount', { count: data.baby })] : []),
  ];
  const { nbRooms = 1 } = data;
  const rooms = nbRooms > 1 ? [t('travellers.roomCount', { count: nbRooms })] : [];
  return [
    { label: t('mail.label.hotel'), value: data.hotelName },
    ...(data.hotelAddress ? [{ label: t('mail.label.address'), value: data.hotelAddress }] : []),
    ...(data.hotelPhone ? [{ label: t('checkout.hotelPhone'), value: data.hotelPhone }] : []),
    ...(data.hotelConfirmation
      ? [{ label: t('mail.label.hotelConfirmation'), value: oneLine(data.hotelConfirmation) }]
      : []),
    { label: t('mail.label.stay'), value: data.offerLabel },
    {
      label: t('mail.label.arrival'),
      value: [
        formatDay(data.checkin, locale, 'full'),
        ...(data.hours ? [arrivalHours(data.hours, t)] : []),
      ].join(', '),
    },
    {
      label: t('mail.label.departure'),
      value: [
        formatDay(data.checkout, locale, 'full'),
        ...(data.hours ? [departureHours(data.hours, t)] : []),
      ].join(', '),
    },
    { label: t('mail.label.travellers'), value: [list(travellers), ...rooms].join(', ') },
    ...agesFact(data, t),
    ...(data.lines?.length ? [{ label: t('mail.label.included'), value: data.lines }] : []),
    ...discountFact(data, { t, locale }),
    { label: t('mail.label.total'), value: formatAmount(data.totalCents, locale) },
    ...(data.taxAtHotelCents
      ? [{ label: t('mail.label.tax'), value: formatAmount(data.taxAtHotelCents, locale) }]
      : []),
  ];
}

/** Ages of children, where they were told. */
export const agesFact = (
  { childAges = [] }: Pick<StayMailData, 'childAges'>,
  t: MailWords['t'],
): MailFact[] =>
  childAges.length > 0
    ? [
        {
          label: t('checkout.childAges'),
          value: childAges.map((count) => t('checkout.years', { count })).join(', '),
        },
      ]
    : [];

function bookingAction(
  { link, calendarLink }: StayMailData,
  { t, href }: MailWords,
): Pick<MailModel, 'action' | 'link'> {
  const address = link === undefined ? undefined : href(link);
  const calendar = calendarLink === undefined ? undefined : href(calendarLink);
  return {
    ...(address !== undefined && { action: { label: t('mail.seeBooking'), href: address } }),
    ...(calendar !== undefined && { link: { label: t('checkout.calendarFile'), href: calendar } }),
  };
}

function cancelling({ cancellableUntil }: StayMailData, { t, locale }: MailWords): string[] {
  return cancellableUntil === undefined
    ? []
    : [`${t('cancellation.short', { date: formatDay(cancellableUntil, locale), percent: REFUND_PERCENT })}.`];
}
