import { shop } from '@staykit/core/market/shop.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Booked } from '../checkout/stay/booked.styles.ts';
import { todayOf } from '../checkout/checkout-form.ts';
import * as S from '../checkout/checkout.styles.ts';
import { BookingAmounts } from './booking-amounts.tsx';
import { NotPrinted, Recipient } from './invoice.styles.ts';

interface InvoiceProps {
  booking: Booking;
  onClose: () => void;
}

/** An invoice of a booking to print or keep. Whom it is made out to is typed here, and kept nowhere. */
export function Invoice({ booking, onClose }: InvoiceProps) {
  const { t, locale, now } = useStay();
  const [recipient, setRecipient] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  const { bookingNumber, hotel, label, checkin, checkout, nights } = booking;
  const today = todayOf(locale, now());
  return (
    <Booked data-invoice="">
      <h2 ref={title} tabIndex={-1}>
        {t('checkout.lookup.invoice.title')}
      </h2>
      <dl>
        <div>
          <dt>{t('checkout.lookup.invoice.from')}</dt>
          <dd>{shop().name}</dd>
        </div>
        <div>
          <dt>{t('checkout.lookup.invoice.to')}</dt>
          <dd>
            <Recipient>
              <textarea
                aria-label={t('checkout.lookup.invoice.to')}
                aria-describedby="invoice-hint"
                autoComplete="name"
                maxLength={300}
                rows={3}
                value={recipient}
                onChange={({ currentTarget }) => setRecipient(currentTarget.value)}
              />
              <pre aria-hidden="true">{recipient}</pre>
              <small id="invoice-hint">{t('checkout.lookup.invoice.toHint')}</small>
            </Recipient>
          </dd>
        </div>
        <div>
          <dt>{t('checkout.bookingNumber')}</dt>
          <dd data-number="">{bookingNumber}</dd>
          <dd>{t(`checkout.lookup.${booking.status}`)}</dd>
        </div>
        <div>
          <dt>{t('checkout.lookup.invoice.stay')}</dt>
          <dd>{hotel.label}</dd>
          <dd>{hotel.address}</dd>
          <dd>{label}</dd>
          <dd>
            {formatDay(checkin, locale, 'full')} – {formatDay(checkout, locale, 'full')},{' '}
            {t('common.nights', { count: nights })}
          </dd>
        </div>
        <BookingAmounts booking={booking} />
        <div>
          <dt>{t('checkout.lookup.invoice.printed')}</dt>
          <dd>{formatDay(today, locale, 'full')}</dd>
        </div>
      </dl>
      <NotPrinted>
        <S.Choice>
          <Button variant="primary" onClick={() => window.print()}>
            {t('checkout.lookup.invoice.print')}
          </Button>
          <Button onClick={onClose}>{t('checkout.lookup.invoice.back')}</Button>
        </S.Choice>
      </NotPrinted>
    </Booked>
  );
}
