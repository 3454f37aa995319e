import { useEffect, useState } from 'react';
import type { PaidStay } from '@staykit/client/booking/payment-methods.ts';
import type { BookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import { InstalmentMessage } from '@staykit/ui/components/price/instalment-message/instalment-message.tsx';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { isEligible, shownMethods, type PaymentMethod } from '@staykit/core/price/instalment-plan.ts';
import { INSTALMENT_TYPES } from '@staykit/values/price/payment-plan.ts';
import { EXPERIMENT_DISABLE_DEFERRED, isOn, type Variants } from '@staykit/experiments/variants.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import type { BookingBoxState } from '../use-booking-box.ts';

/** The ways to pay later or in parts, or why nobody knows them. */
export type Eligibility = { methods: readonly PaymentMethod[] } | { error: StayError };

/** Asks which ways an order may be paid; a failure is given back, not thrown. [SERROR-07] */
export async function eligibility(
  client: Pick<BookingBoxClient, 'paymentMethods'>,
  stay: PaidStay,
  signal?: AbortSignal,
): Promise<Eligibility> {
  try {
    return { methods: await client.paymentMethods(stay, signal && { signal }) };
  } catch (error) {
    if (error instanceof StayError) return { error };
    throw error;
  }
}

/**
 * Says that the stay can be paid later or in parts. Nothing is asked where no rule allows it; where the answer fails
 * nothing is said, the failure is reported, and booking goes on. ELIGIBILITY_ERROR [INSTALMENT-01] [SERROR-07]
 */
export function Instalments({
  box,
  variants,
  ...stay
}: PaidStay & { box: BookingBoxState; variants?: Variants | undefined }) {
  const { client, market, report } = box;
  const [methods, setMethods] = useState<readonly PaymentMethod[]>([]);
  const order = { amount: stay.amount, checkin: stay.checkin, today: market().date };
  const deferredDisabled = isOn(EXPERIMENT_DISABLE_DEFERRED, variants);
  const key = JSON.stringify([stay, order.today]);

  const ask = useEvent((signal: AbortSignal) => {
    setMethods([]);
    if (!INSTALMENT_TYPES.some((type) => isEligible(type, order))) return;
    eligibility(client, stay, signal).then(
      (found) => {
        if (signal.aborted) return;
        if ('error' in found) report(found.error);
        else setMethods(shownMethods(found.methods, order, { deferredDisabled }));
      },
      (thrown: unknown) => !signal.aborted && report(thrown),
    );
  });
  // The stay is a new object each time: its text stands for it.
  useEffect(() => {
    const call = new AbortController();
    ask(call.signal);
    return () => call.abort();
  }, [ask, key]);

  return <InstalmentMessage methods={methods} order={order} {...(stay.policy && { policy: stay.policy })} />;
}
