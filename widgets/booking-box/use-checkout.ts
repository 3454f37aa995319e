import { useEffect, useRef } from 'react';
import { useLate } from '../components/late-part.ts';
import type { BookOptions } from './booking-box.props.ts';
import { datesOf, say, takeChange } from './booking-state.ts';
import type { CheckoutFlow, CheckoutScene } from './checkout-flow.ts';
import type { BookingParts } from './booking-parts.ts';

/** The way to the checkout, which comes once there are dates: before that, a press says that they are missing. [QUOTE-01] */
export function useCheckout(scene: CheckoutScene, { pricing }: Pick<BookingParts, 'pricing'>) {
  const { state, act, report } = scene;
  const dated = !!datesOf(state.stay);
  const late = useLate(pricing, dated, report);
  const latest = useRef(scene);
  latest.current = scene;
  const made = useRef<CheckoutFlow>(undefined);
  const flow = late && (made.current ??= late.createCheckout(() => latest.current));
  useEffect(() => () => made.current?.stop(), [state.asked]);
  return {
    checkout: flow?.start(),
    begin: (options?: BookOptions) => {
      if (dated) return flow?.begin(options);
      act(say('dates'));
      return 'say';
    },
    continueChanged: () => flow?.continueChanged(),
    /** The visitor keeps off: the box shows the new price, since there is no other. */
    dropChange: () => act(takeChange),
  };
}
