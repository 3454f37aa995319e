import { useEffect, useRef, useState } from 'react';
import { CancellationText } from '../../../widgets/components/cancellation-text/cancellation-text.tsx';
import { useStay } from '../../../widgets/components/stay-context.tsx';
import { formatDay } from '../../../widgets/core/dates/format-date.ts';
import type { Booking } from '../../../widgets/core/offer/booking.ts';
import { DEFAULT_PAX } from '../../../widgets/core/pax/pax.ts';
import { formatAmount } from '../../../widgets/core/price/money.ts';
import { BusyButton } from '../../../widgets/primitives/button/busy-button.tsx';
import { Button } from '../../../widgets/primitives/button/button.tsx';
import { Notice } from '../../../widgets/primitives/notice/notice.tsx';
import { todayOf } from '../checkout/checkout-form.ts';
import { paymentText } from '../checkout/payment-plans.tsx';
import { partyText } from '../checkout/stay-summary.tsx';
import { Booked } from '../checkout/booked.styles.ts';
import * as S from '../checkout/checkout.styles.ts';

interface BookingFoundProps {
  booking: Booking;
  /** It is being given back. */
  busy: boolean;
  onCancel: () => void;
}

/** A booking as its guest sees it, and the way to give it back: what returns is told before. [CARD-15] */
export function BookingFound({ booking, busy, onCancel }: BookingFoundProps) {
  const { t, locale, now } = useStay();
  const { bookingNumber, status, hotel, label, checkin, checkout, nights, rights, payment } = booking;
  const { adult, child, baby, refundedAmount, cancellationPolicy } = booking;
  const [sure, setSure] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => title.current?.focus(), [status]);
  useEffect(() => {
    if (sure) question.current?.focus();
  }, [sure]);
  const today = todayOf(locale, now());
  const money = (cents: number) => formatAmount(cents, locale);
  return (
    <Booked>
      <h2 ref={title} tabIndex={-1}>
        {hotel.label}
      </h2>
      <p>{label}</p>
      <dl>
        <div>
          <dt>{t('checkout.bookingNumber')}</dt>
          <dd data-number="">{bookingNumber}</dd>
          <dd>{t(`checkout.lookup.${status}`)}</dd>
        </div>
        <div>
          <dt>{t('checkout.arrival')}</dt>
          <dd>{formatDay(checkin, locale, 'full')}</dd>
        </div>
        <div>
          <dt>{t('checkout.departure')}</dt>
          <dd>{formatDay(checkout, locale, 'full')}</dd>
        </div>
        <div>
          <dt>{t('travellers.label')}</dt>
          <dd>
            {partyText({ ...DEFAULT_PAX, adult, child, baby }, t)}, {t('common.nights', { count: nights })}
          </dd>
        </div>
        <div>
          <dt>{t('host.where')}</dt>
          <dd>{hotel.address}</dd>
        </div>
        <div>
          <dt>{t('checkout.paidWhen')}</dt>
          {payment.schedule.map((part) => (
            <dd key={part.date}>{paymentText(part, today, locale, t)}</dd>
          ))}
        </div>
        {refundedAmount > 0 && (
          <div>
            <dt>{t('checkout.lookup.refunded')}</dt>
            <dd>{money(refundedAmount)}</dd>
          </div>
        )}
      </dl>
      <p>
        <CancellationText policy={cancellationPolicy} dated />
      </p>
      {status === 'confirmed' && rights.cancel && !sure && (
        <S.Action>
          <Button onClick={() => setSure(true)}>{t('checkout.lookup.cancel')}</Button>
        </S.Action>
      )}
      {status === 'confirmed' && sure && (
        <S.Action ref={question} tabIndex={-1} role="group" aria-label={t('checkout.lookup.cancel')}>
          <Notice
            tone="warning"
            title={
              rights.refundAmount > 0
                ? t('checkout.lookup.refund', { amount: money(rights.refundAmount) })
                : t('checkout.lookup.noRefund')
            }
            action={
              <S.Choice>
                <BusyButton variant="primary" loading={busy} onClick={onCancel}>
                  {t('checkout.lookup.sure')}
                </BusyButton>
                <Button onClick={() => setSure(false)}>{t('checkout.lookup.keep')}</Button>
              </S.Choice>
            }
          />
        </S.Action>
      )}
    </Booked>
  );
}
