import { useEffect, useRef } from 'react';
import { useLate } from '../components/late-part.ts';
import { useEvent } from '../primitives/use-event.ts';
import type { BookOptions } from './booking-box.props.ts';
import { check, datesOf, press, takeChange } from './booking-state.ts';
import type { CheckoutFlow, CheckoutScene, SeenPrice } from './checkout-flow.ts';
import type { BookingParts } from './booking-parts.ts';
import { priceDisplay } from './price-display.ts';

/**
 * The way to the checkout, which comes once there are dates: before that, a press says that they are missing. One that
 * comes before their price waits for it. [QUOTE-01]
 */
export function useCheckout(scene: CheckoutScene, { pricing }: Pick<BookingParts, 'pricing'>) {
  const { state, product, failed, act, report } = scene;
  const dated = !!datesOf(state.stay);
  const late = useLate(pricing, dated, report);
  const latest = useRef(scene);
  latest.current = scene;
  const made = useRef<CheckoutFlow>(undefined);
  const flow = late && (made.current ??= late.createCheckout(() => latest.current));
  useEffect(() => () => made.current?.stop(), [state.asked]);
  const isAsked = state.price.state === 'loading';
  /** What stands there as the price until it comes. */
  const seen = useRef<SeenPrice>(undefined);
  if (isAsked) seen.current = state.before ?? (priceDisplay(state, product) && product);
  const goOn = useEvent(() => {
    if (!state.checking) return;
    if (state.price.state === 'priced') flow?.arrive(seen.current);
    else if (!isAsked || failed) act(check(false));
  });
  useEffect(goOn, [goOn, state.price.state, failed]);
  return {
    checkout: flow?.start(),
    begin: (options?: BookOptions) => {
      if (dated && (!isAsked || options?.forced)) return flow?.begin(options);
      if (!dated || !failed) act(press);
      return dated ? 'wait' : 'say';
    },
    continueChanged: () => flow?.continueChanged(),
    /** The visitor keeps off: the box shows the new price, since there is no other. */
    dropChange: () => act(takeChange),
  };
}
