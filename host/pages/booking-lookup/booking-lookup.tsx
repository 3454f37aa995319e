import { useEffect, useState, type FormEvent } from 'react';
import { StayContext, type Stay } from '../../../widgets/components/stay-context.tsx';
import { StayError, type ErrorCode } from '../../../widgets/core/errors/catalogue.ts';
import type { Booking } from '../../../widgets/core/offer/booking.ts';
import type { MessageKey } from '../../../widgets/messages/translate.ts';
import { BusyButton } from '../../../widgets/primitives/button/busy-button.tsx';
import { Field } from '../../../widgets/primitives/field/field.tsx';
import { Notice } from '../../../widgets/primitives/notice/notice.tsx';
import { useEvent } from '../../../widgets/primitives/use-event.ts';
import { PhoneHelp } from '../checkout/checkout-ended.tsx';
import { Lookup } from '../checkout/booked.styles.ts';
import * as S from '../checkout/checkout.styles.ts';
import { BookingFound } from './booking-found.tsx';
import type { BookingLookupData } from './lookup-data.ts';
import type { MoveBoxTools } from './move-booking.tsx';
import { useLookupRequest } from './use-lookup-request.ts';

interface BookingLookupProps {
  data: BookingLookupData;
  stay: Stay;
  /** Only in the browser. */
  tools?: LookupTools;
}

/** What the look-up takes from the browser that it runs in. */
export type LookupTools = MoveBoxTools;

/** Refusals that say what the guest can do; any other failure is told in one way. */
const TOLD: Partial<Record<ErrorCode, MessageKey>> = {
  BOOKING_NOT_FOUND: 'errors.bookingNotFound',
  NOT_CANCELLABLE: 'errors.notCancellable',
  REFUND_CHANGED: 'errors.refundChanged',
};

function messageOf(error: unknown): MessageKey {
  return (error instanceof StayError && TOLD[error.code]) || 'checkout.lookup.failed';
}

/** What is asked for, by what the look-up was opened for. */
const INTRO = {
  check: 'checkout.lookup.text',
  change: 'checkout.lookup.textChange',
  invoice: 'checkout.lookup.textInvoice',
} as const satisfies Record<string, MessageKey>;

const MAIL = /^[^\s@]+@[^\s@]+$/;

/** A booking, for whoever knows its number and its e-mail. What was typed is kept nowhere. */
export function BookingLookup({ data, stay, tools }: BookingLookupProps) {
  const { t, locale } = stay;
  const client = tools?.client;
  const request = useLookupRequest(tools !== undefined);
  const [live, setLive] = useState(false);
  const [number, setNumber] = useState(data.number);
  const [email, setEmail] = useState(data.email ?? '');
  const [wrong, setWrong] = useState<{ number?: MessageKey; email?: MessageKey }>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MessageKey>();
  const [booking, setBooking] = useState<Booking>();
  useEffect(() => setLive(client !== undefined), [client]);

  async function ask(call: () => Promise<Booking>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      setBooking(await call());
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  const lookUp = () => client!.lookUpBooking(number, email.trim());
  // Who came from their own trips typed nothing, and sees the stay.
  const showKnown = useEvent(() => {
    if (client && data.email !== undefined) void ask(lookUp);
  });
  useEffect(showKnown, [showKnown]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isNumber = /^\d{8}$/.test(number);
    const isMail = MAIL.test(email.trim());
    setWrong({
      ...(!isNumber && { number: 'checkout.lookup.wrongNumber' as const }),
      ...(!isMail && { email: 'checkout.error.email' as const }),
    });
    if (isNumber && isMail && client) void ask(lookUp);
    else document.getElementById(isNumber ? 'booking-email' : 'booking-number')?.focus();
  };
  const cancel = () => {
    const refund = booking?.rights.refundAmount ?? 0;
    void ask(async () => {
      try {
        return await client!.cancelBooking(number, email.trim(), refund);
      } catch (error) {
        // What would come back is shown anew before anything is given back.
        if (error instanceof StayError && error.code === 'REFUND_CHANGED') setBooking(await lookUp());
        throw error;
      }
    });
  };
  return (
    <StayContext.Provider value={stay}>
      <Lookup>
        <h1>{t('checkout.lookup.title')}</h1>
        {failure && (
          <Notice tone="danger" role="alert">
            <p>{t(failure)}</p>
          </Notice>
        )}
        {booking ? (
          <BookingFound
            booking={booking}
            email={email.trim()}
            busy={busy}
            {...(request && { request })}
            tools={tools!}
            termsUrl={data.termsUrl}
            onCancel={cancel}
            onMoved={setBooking}
          />
        ) : (
          <S.Form method="post" noValidate onSubmit={submit}>
            <p>{t(INTRO[request ?? 'check'])}</p>
            <fieldset disabled={!live}>
              <legend hidden>{t('checkout.lookup.title')}</legend>
              <Field
                id="booking-number"
                label={t('checkout.bookingNumber')}
                hint={t('checkout.lookup.numberHint')}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                value={number}
                onChange={({ currentTarget }) =>
                  setNumber(currentTarget.value.replace(/\D/g, '').slice(0, 8))
                }
                {...(wrong.number && { error: t(wrong.number) })}
              />
              <Field
                id="booking-email"
                label={t('checkout.email')}
                type="email"
                inputMode="email"
                autoComplete="email"
                value={email}
                onChange={({ currentTarget }) => setEmail(currentTarget.value)}
                {...(wrong.email && { error: t(wrong.email) })}
              />
              <BusyButton type="submit" variant="primary" size="l" loading={busy}>
                {t('checkout.lookup.show')}
              </BusyButton>
            </fieldset>
          </S.Form>
        )}
        {!booking && <PhoneHelp locale={locale} t={t} />}
      </Lookup>
    </StayContext.Provider>
  );
}
