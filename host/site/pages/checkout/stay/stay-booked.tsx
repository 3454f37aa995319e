import { useEffect, useRef } from 'react';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { iconCheck } from '@staykit/ui/primitives/icon/icons.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { ButtonLink } from '@staykit/ui/primitives/button/button-link.tsx';
import { AccountOffer, type AccountWay } from './account-offer.tsx';
import { StayFacts } from './stay-facts.tsx';
import { StayKit } from './stay-kit.tsx';
import { Booked } from './booked.styles.ts';
import * as S from '../checkout.styles.ts';
import { PaidWhen } from '../payment/paid-when.tsx';

interface StayBookedProps {
  booking: Booking;
  /** Where the confirmation went, if the page knows. */
  email?: string;
  /** Another heading: of a booking that was moved. */
  title?: MessageKey;
  /** Where a booking is found again. */
  bookingUrl: string;
  /** How it comes into an account. */
  account?: AccountWay | undefined;
  /** What it costs and when it is paid stands beside it. */
  hasSide?: boolean;
}

/** The stay is sold: its number, where it is, what was paid, and what happens next. */
export function StayBooked({
  booking,
  email,
  bookingUrl,
  account,
  title: heading = 'checkout.bookedTitle',
  hasSide = false,
}: StayBookedProps) {
  const { t, locale } = useStay();
  const { bookingNumber, hotelConfirmation, hotel, label, payment, priceInfo } = booking;
  const { promoCodeReductionAmount: promo = 0 } = priceInfo;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <Booked>
      <span data-mark="">
        <Icon of={iconCheck} />
      </span>
      <h1 ref={title} tabIndex={-1}>
        {t(heading)}
      </h1>
      <p>{email === undefined ? t('checkout.return.mailed') : t('checkout.mailed', { email })}</p>
      <dl>
        <div data-what="">
          <dt>{label}</dt>
          <dd>{hotel.label}</dd>
        </div>
        <div>
          <dt>{t('checkout.bookingNumber')}</dt>
          <dd data-number="">{bookingNumber}</dd>
        </div>
        {hotelConfirmation !== undefined && (
          <div>
            <dt>{t('checkout.hotelConfirmation')}</dt>
            <dd>{hotelConfirmation}</dd>
          </div>
        )}
        <StayFacts booking={booking} where={t('host.where')} />
        {promo > 0 && !hasSide && (
          <div>
            <dt>{t('checkout.promo.label')}</dt>
            <dd>{formatAmount(-promo, locale)}</dd>
          </div>
        )}
        {!hasSide && <PaidWhen payment={payment} />}
      </dl>
      <h2>{t('checkout.next')}</h2>
      <ul>
        <li>{t('checkout.nextArrive')}</li>
        <li>{t('checkout.nextChange')}</li>
      </ul>
      <S.Action data-kit="">
        <S.Choice>
          <ButtonLink variant="primary" size="l" href={`${bookingUrl}?number=${bookingNumber}`}>
            {t('checkout.seeBooking')}
          </ButtonLink>
          <StayKit booking={booking} />
        </S.Choice>
      </S.Action>
      {email !== undefined && <AccountOffer way={account} {...{ bookingNumber, email }} />}
    </Booked>
  );
}
