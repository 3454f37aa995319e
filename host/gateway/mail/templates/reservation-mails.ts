import { formatDay } from '@staykit/core/dates/format-date.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import type { ReservationMailData } from '../mail.ts';
import type { MailFact, MailModel } from '../mail-model.ts';
import { oneLine, type MailWords } from '../mail-words.ts';
import { agesFact } from './booking-mails.ts';

/** Mail to a hotel about a reservation: the whole stay as it is now, and what the hotel gets. */
export function reservationMail(
  event: 'confirmed' | 'changed' | 'cancelled',
  data: ReservationMailData,
  words: MailWords,
): MailModel {
  const { t, greet, href, locale } = words;
  const address = data.link === undefined ? undefined : href(data.link);
  return {
    subject: t(`mail.reservation.${event}Subject`, {
      number: data.bookingNumber,
      date: formatDay(data.checkin, locale),
    }),
    title: t(`mail.reservation.${event}Title`),
    greeting: greet(''),
    text: [t(`mail.reservation.${event}Text`)],
    code: { label: t('mail.label.bookingNumber'), value: data.bookingNumber },
    facts: [...stayFacts(data, words), ...guestFacts(data, words), ...moneyFacts(event, data, words)],
    ...(data.message !== undefined && {
      quote: { label: t('mail.reservation.wishes'), text: data.message },
    }),
    ...(address !== undefined && { action: { label: t('mail.reservation.action'), href: address } }),
  };
}

function stayFacts(data: ReservationMailData, { t, locale, list }: MailWords): MailFact[] {
  const { adult, child, baby, before, extras, rooms } = data;
  const day = (date: string) => formatDay(date, locale, 'full');
  return [
    { label: t('mail.label.hotel'), value: data.hotelName },
    { label: t('mail.label.stay'), value: data.planName },
    { label: t('mail.reservation.room'), value: `${rooms} × ${data.roomName}` },
    { label: t('mail.label.arrival'), value: day(data.checkin) },
    { label: t('mail.label.departure'), value: day(data.checkout) },
    ...(before
      ? [
          {
            label: t('mail.reservation.before'),
            value: `${formatDay(before.checkin, locale)} – ${formatDay(before.checkout, locale)}`,
          },
        ]
      : []),
    {
      label: t('mail.label.travellers'),
      value: list([
        t('travellers.adultCount', { count: adult }),
        ...(child > 0 ? [t('travellers.childCount', { count: child })] : []),
        ...(baby > 0 ? [t('travellers.babyCount', { count: baby })] : []),
      ]),
    },
    ...agesFact(data, t),
    ...(extras.length > 0 ? [{ label: t('mail.reservation.extras'), value: extras }] : []),
  ];
}

function guestFacts(
  { guestName, guestPhone, guestEmail }: ReservationMailData,
  { t }: MailWords,
): MailFact[] {
  return [
    ...(guestName === '' ? [] : [{ label: t('mail.reservation.guest'), value: oneLine(guestName) }]),
    ...(guestPhone === undefined ? [] : [{ label: t('mail.reservation.phone'), value: guestPhone }]),
    ...(guestEmail === undefined ? [] : [{ label: t('mail.reservation.email'), value: guestEmail }]),
  ];
}

function moneyFacts(
  event: 'confirmed' | 'changed' | 'cancelled',
  data: ReservationMailData,
  { t, locale }: MailWords,
): MailFact[] {
  const amount = (cents: number) => formatAmount(cents, locale);
  const { grossCents, commissionCents, netCents, taxCollectedCents, taxOnSiteCents } = data;
  const isEnded = event === 'cancelled';
  return [
    {
      label: t(isEnded ? 'mail.reservation.kept' : 'mail.reservation.gross'),
      value: amount(grossCents),
    },
    ...(commissionCents === 0
      ? []
      : [{ label: t('mail.reservation.commission'), value: amount(-commissionCents) }]),
    ...(grossCents === 0 ? [] : [{ label: t('mail.reservation.net'), value: amount(netCents) }]),
    ...(taxCollectedCents === 0
      ? []
      : [{ label: t('mail.reservation.taxCollected'), value: amount(taxCollectedCents) }]),
    ...(taxOnSiteCents === 0 || isEnded
      ? []
      : [{ label: t('mail.reservation.taxOnSite'), value: amount(taxOnSiteCents) }]),
  ];
}
