import { useEffect, useRef } from 'react';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import type { BookOptions } from '../booking-box.props.ts';
import { datesOf } from '../booking-state.ts';
import { createCheckout, type CheckoutFlow, type CheckoutScene, type SeenPrice } from './checkout-flow.ts';
import { priceDisplay } from '../price/price-display.ts';

/**
 * The way to the checkout, which comes once there are dates: before that, a press says that they are missing. One that
 * comes before their price waits for it. [QUOTE-01]
 */
export function useCheckout(scene: CheckoutScene) {
  const { state, product, failed, dispatch } = scene;
  const dated = !!datesOf(state.stay);
  const latest = useRef(scene);
  latest.current = scene;
  const made = useRef<CheckoutFlow>(undefined);
  const flow = (made.current ??= createCheckout(() => latest.current));
  useEffect(() => () => made.current?.stop(), [state.asked]);
  const isAsked = state.price.state === 'loading';
  /** What stands there as the price until it comes. */
  const seen = useRef<SeenPrice>(undefined);
  if (isAsked) seen.current = state.before ?? (priceDisplay(state, product) && product);
  const goOn = useEvent(() => {
    if (!state.checking) return;
    if (state.price.state === 'priced') flow.arrive(seen.current);
    else if (!isAsked || failed) dispatch({ type: 'checkEnded' });
  });
  useEffect(goOn, [goOn, state.price.state, failed]);
  return {
    checkout: flow.start(),
    begin: (options?: BookOptions) => {
      if (dated && (!isAsked || options?.forced)) return flow.begin(options);
      if (!dated || !failed) dispatch({ type: 'bookPressed' });
      return dated ? 'wait' : 'say';
    },
    continueChanged: () => flow.continueChanged(),
    /** The visitor keeps off: the box shows the new price, since there is no other. */
    dropChange: () => dispatch({ type: 'changeTaken' }),
  };
}
