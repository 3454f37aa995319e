import { pasted } from '@staykit/values/text/pasted.ts';
import { useEffect, useReducer, useState, type FormEvent } from 'react';
import { StayContext, type Stay } from '@staykit/ui/hooks/stay-context.tsx';
import { StayError, textOf } from '@staykit/values/errors/catalogue.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { BusyButton } from '@staykit/ui/primitives/button/busy-button.tsx';
import { Field } from '@staykit/ui/primitives/field/field.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { PhoneHelp } from '../checkout/checkout-ended.tsx';
import { Lookup } from '../checkout/stay/booked.styles.ts';
import * as S from '../checkout/checkout.styles.ts';
import { BookingFound } from './booking-found.tsx';
import type { BookingLookupData } from './lookup-data.ts';
import type { MoveBoxTools } from './move-booking.tsx';
import { checkLookup, lookupAfter } from './lookup-state.ts';
import { useLookupRequest } from './use-lookup-request.ts';

interface BookingLookupProps {
  data: BookingLookupData;
  stay: Stay;
  /** Only in the browser. */
  tools?: LookupTools;
}

/** What the look-up takes from the browser that it runs in. */
export interface LookupTools extends MoveBoxTools {
  /** Asks for the booking of the mail's link, where the guest came by one. */
  openLink?: () => Promise<{ bookingNumber: string; email: string }>;
}

/** The text for a call that failed. */
const messageOf = (error: unknown): MessageKey =>
  error instanceof StayError ? textOf(error.code, 'checkout.lookup.failed') : 'checkout.lookup.failed';

/** What is asked for, by what the look-up was opened for. */
const INTRO = {
  check: 'checkout.lookup.text',
  change: 'checkout.lookup.textChange',
  invoice: 'checkout.lookup.textInvoice',
} as const satisfies Record<string, MessageKey>;

/** Requests a booking by its number and e-mail. What was typed is kept nowhere. */
export function BookingLookup({ data, stay, tools }: BookingLookupProps) {
  const { t, locale } = stay;
  const client = tools?.client;
  const request = useLookupRequest(tools !== undefined);
  const [live, setLive] = useState(false);
  const [opening, setOpening] = useState(false);
  const [{ fields, wrong, busy, failure, booking, offered }, dispatch] = useReducer(lookupAfter, {
    fields: { number: data.number, email: data.email ?? '' },
    wrong: {},
    busy: false,
  });
  const { number } = fields;
  const email = pasted(fields.email);
  useEffect(() => setLive(client !== undefined), [client]);

  const answered = (found: Booking) => dispatch({ type: 'answered', booking: found });
  async function ask(
    call: () => Promise<Booking>,
    then: (found: Booking) => void | Promise<void> = answered,
  ): Promise<void> {
    if (busy) return;
    dispatch({ type: 'asked' });
    try {
      await then(await call());
    } catch (error) {
      dispatch({ type: 'failed', text: messageOf(error) });
    }
  }
  const lookUp = () => client!.lookUpBooking(number, email);
  /** The booking with the stay that the shop prepared; one that has ended is said so, and the booking shown all the same. */
  async function open(): Promise<void> {
    await ask(lookUp, async (found) => {
      if (data.offer === undefined || found.status !== 'confirmed') return answered(found);
      try {
        const stay = await client!.offeredMove(number, email, data.offer);
        dispatch({ type: 'answered', booking: found, offered: stay });
      } catch (error) {
        if (!(error instanceof StayError)) throw error;
        answered(found);
        dispatch({ type: 'failed', text: 'checkout.lookup.move.offerEnded' });
      }
    });
  }
  /** The booking of the link in a mail: nothing is typed, and the address holds the link no more. */
  async function openLink(link: NonNullable<LookupTools['openLink']>): Promise<void> {
    setOpening(true);
    dispatch({ type: 'asked' });
    try {
      const linked = await link();
      dispatch({ type: 'typed', field: 'number', value: linked.bookingNumber });
      dispatch({ type: 'typed', field: 'email', value: linked.email });
      answered(await client!.lookUpBooking(linked.bookingNumber, linked.email));
    } catch (error) {
      const isOver = error instanceof StayError && ['LINK_EXPIRED', 'BAD_REQUEST'].includes(error.code);
      dispatch({ type: 'failed', text: isOver ? 'checkout.lookup.linkExpired' : messageOf(error) });
    } finally {
      setOpening(false);
    }
  }
  // Who came from their own trips, or has just booked, types nothing and sees the stay.
  const showKnown = useEvent(() => {
    if (tools?.openLink) void openLink(tools.openLink);
    else if (client && data.email !== undefined) void open();
  });
  useEffect(showKnown, [showKnown]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'checked' });
    const [first] = Object.keys(checkLookup(fields));
    if (first !== undefined) document.getElementById(`booking-${first}`)?.focus();
    else if (client) void open();
  };
  const cancel = () => {
    const refund = booking?.rights.refundAmount ?? 0;
    void ask(async () => {
      try {
        return await client!.cancelBooking(number, email, refund);
      } catch (error) {
        // What would come back is shown again before anything is given back.
        if (error instanceof StayError && error.code === 'REFUND_CHANGED') answered(await lookUp());
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
            email={email}
            busy={busy}
            {...(offered ? { request: 'change' as const, offered } : request && { request })}
            tools={tools!}
            termsUrl={data.termsUrl}
            account={data.account}
            onCancel={cancel}
            onMoved={answered}
          />
        ) : opening ? (
          <p role="status">{t('checkout.lookup.opening')}</p>
        ) : (
          <S.Form method="post" noValidate onSubmit={submit}>
            <p>{t(INTRO[request ?? 'check'])}</p>
            <fieldset disabled={!live}>
              <legend hidden>{t('checkout.lookup.title')}</legend>
              <Field
                id="booking-number"
                label={t('checkout.bookingNumber')}
                hint={t('checkout.lookup.numberHint')}
                inputMode="numeric"
                autoComplete="off"
                value={number}
                onChange={({ currentTarget }) =>
                  dispatch({ type: 'typed', field: 'number', value: currentTarget.value })
                }
                {...(wrong.number && { error: t(wrong.number) })}
              />
              <Field
                id="booking-email"
                label={t('checkout.email')}
                type="email"
                inputMode="email"
                autoComplete="email"
                value={fields.email}
                onChange={({ currentTarget }) =>
                  dispatch({ type: 'typed', field: 'email', value: currentTarget.value })
                }
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
