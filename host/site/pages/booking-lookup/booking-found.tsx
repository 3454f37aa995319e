import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useOnDemand } from '@staykit/ui/hooks/on-demand.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import type { OfferedMove } from '@staykit/client/booking/create-booking-client.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { BusyButton } from '@staykit/ui/primitives/button/busy-button.tsx';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import { PhoneHelp } from '../checkout/checkout-ended.tsx';
import { Booked } from '../checkout/stay/booked.styles.ts';
import { AccountOffer, type AccountWay } from '../checkout/stay/account-offer.tsx';
import { StayFacts } from '../checkout/stay/stay-facts.tsx';
import { StayKit } from '../checkout/stay/stay-kit.tsx';
import * as S from '../checkout/checkout.styles.ts';
import { Status } from '../errors/status.styles.ts';
import { firstFound, foundReducer } from './booking-found-state.ts';
import { Found } from './booking-found.styles.ts';
import { BookingSide } from './booking-side.tsx';
import { LOOKUP_PARTS } from './lookup-parts.ts';
import type { LookupRequest } from './lookup-request.ts';
import type { MoveBoxTools } from './move-booking.tsx';

interface BookingFoundProps {
  booking: Booking;
  /** E-mail address of the booking. */
  email: string;
  /** The cancellation is being sent. */
  busy: boolean;
  /** What the look-up was opened for. */
  request?: LookupRequest;
  /** The stay that the shop prepared for it: its price is shown first. */
  offered?: OfferedMove;
  tools: MoveBoxTools;
  termsUrl: string;
  /** How it comes into an account. */
  account?: AccountWay | undefined;
  onCancel: () => void;
  onMoved: (booking: Booking) => void;
}

/**
 * A booking as its guest sees it, and the ways to move it, to give it back, with the refund shown before, and to have
 * its invoice. [CARD-15]
 */
export function BookingFound({
  booking,
  email,
  busy,
  request,
  offered,
  tools,
  termsUrl,
  account,
  onCancel,
  onMoved,
}: BookingFoundProps) {
  const { t, locale } = useStay();
  const { bookingNumber, status, hotel, label, rights } = booking;
  const changeable = status === 'confirmed' && (rights.modify || rights.cancel);
  const asked = request === 'change' && !(status === 'confirmed' && rights.modify) ? undefined : request;
  const [state, dispatch] = useReducer(foundReducer, asked, firstFound);
  const { shown, isAskedAgain, isMoved, failure } = state;
  // Another request of the address, made while the booking is there, is heard too.
  useEffect(() => dispatch({ type: 'requested', request: asked }), [asked]);
  const close = () => dispatch({ type: 'closed' });
  const open = (opened: LookupRequest) => dispatch({ type: 'opened', request: opened });
  const fail = (text: MessageKey) => () => dispatch({ type: 'loadFailed', failure: text });
  const move = useOnDemand(LOOKUP_PARTS.move, shown === 'change', fail('checkout.lookup.move.notLoaded'));
  const invoice = useOnDemand(
    LOOKUP_PARTS.invoice,
    shown === 'invoice',
    fail('checkout.lookup.invoice.notLoaded'),
  );
  const title = useRef<HTMLHeadingElement>(null);
  const question = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!shown) title.current?.focus();
  }, [status, shown]);
  useLayoutEffect(() => {
    if (isAskedAgain) question.current?.focus();
  }, [isAskedAgain]);
  const money = (cents: number) => formatAmount(cents, locale);
  const { invoiceUrl } = booking;
  if (shown === 'invoice' && invoice && invoiceUrl !== undefined)
    return (
      <>
        <invoice.Invoice
          bookingNumber={bookingNumber}
          invoiceUrl={invoiceUrl}
          client={tools.client}
          onClose={close}
        />
        <PhoneHelp locale={locale} t={t} />
      </>
    );
  return (
    <Found>
      <Booked>
        {failure && (
          <Notice tone="danger" role="alert">
            <p>{t(failure)}</p>
          </Notice>
        )}
        {isMoved && (
          <Notice tone="positive" role="status">
            <p>{t('checkout.lookup.move.done', { email })}</p>
          </Notice>
        )}
        <h2 ref={title} tabIndex={-1}>
          {hotel.label}
        </h2>
        <p>{label}</p>
        <dl>
          <div>
            <dt>{t('checkout.bookingNumber')}</dt>
            <dd data-number="">{bookingNumber}</dd>
            <dd>
              <Status data-status={status}>{t(`checkout.lookup.${status}`)}</Status>
            </dd>
          </div>
          {booking.hotelConfirmation !== undefined && (
            <div>
              <dt>{t('checkout.hotelConfirmation')}</dt>
              <dd>{booking.hotelConfirmation}</dd>
            </div>
          )}
          <StayFacts booking={booking} where={t('host.where')} />
        </dl>
      </Booked>
      <BookingSide booking={booking} />
      <div data-acts="">
        {request === 'change' && status === 'confirmed' && !changeable && (
          <Notice tone="info">
            <p>{t('checkout.lookup.move.fixed')}</p>
          </Notice>
        )}
        {shown === 'change' && move && (
          <S.Action>
            <move.MoveBooking
              booking={booking}
              email={email}
              {...(offered && { offered })}
              tools={tools}
              termsUrl={termsUrl}
              onMoved={(next) => {
                onMoved(next);
                dispatch({ type: 'moved' });
              }}
              onClose={close}
            />
          </S.Action>
        )}
        {!isAskedAgain && shown !== 'change' && (
          <S.Action>
            <S.Choice>
              {status === 'confirmed' && rights.modify && (
                <Button onClick={() => open('change')}>{t('checkout.lookup.move.open')}</Button>
              )}
              {status === 'confirmed' && rights.cancel && (
                <Button onClick={() => dispatch({ type: 'cancelPressed' })}>
                  {t('checkout.lookup.cancel')}
                </Button>
              )}
              {invoiceUrl !== undefined && (
                <Button onClick={() => open('invoice')}>{t('checkout.lookup.invoice.title')}</Button>
              )}
              {status === 'confirmed' && <StayKit booking={booking} />}
            </S.Choice>
          </S.Action>
        )}
        {status === 'confirmed' && isAskedAgain && (
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
                  <Button onClick={() => dispatch({ type: 'kept' })}>{t('checkout.lookup.keep')}</Button>
                </S.Choice>
              }
            />
          </S.Action>
        )}
        {status === 'confirmed' && <AccountOffer way={account} {...{ bookingNumber, email }} />}
      </div>
      <PhoneHelp locale={locale} t={t} />
    </Found>
  );
}
