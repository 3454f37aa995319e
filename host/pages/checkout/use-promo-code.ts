import { useState, type RefObject } from 'react';
import { StayError } from '../../../widgets/core/errors/catalogue.ts';
import { readPromoCode } from '../../../widgets/core/price/promo-code.ts';
import type { MessageKey } from '../../../widgets/messages/translate.ts';
import type { CheckoutData } from './checkout-data.ts';
import type { CheckoutState, PricedCheckout } from './checkout-state.ts';
import type { CodeUse } from './use-checkout.ts';

/** What a checkout lends to its promo code. */
interface PromoParts {
  data: CheckoutData;
  state: CheckoutState;
  /** One thing at a time: nothing is paid while a code is being checked, and the other way round. */
  alone: (work: () => Promise<boolean>) => Promise<boolean | undefined>;
  left: RefObject<AbortController>;
  /** The stay with a promo code or without one; nothing where it is sold no more. */
  ask: (promoCode: string | undefined) => Promise<PricedCheckout | undefined>;
  /** The price with the code, or without one, or nothing where the stay is gone. */
  onPrice: (priced: PricedCheckout | undefined) => void;
  /** Keeps a code in the address, or takes it out. */
  keep: (code: string | undefined) => void;
}

/** Takes a promo code for the stay of a checkout, and takes it off again. The one of the address is there from the start. */
export function usePromoCode({ data, state, alone, left, ask, onPrice, keep }: PromoParts): CodeUse {
  const [asking, setAsking] = useState(false);
  const isRefused = data.start.promoCode !== undefined && data.promoCode === undefined;
  const [error, setError] = useState<MessageKey | undefined>(
    isRefused ? 'checkout.promo.notHere' : undefined,
  );

  /** The price with a code or without one, where the code counts; whether it does. */
  async function reprice(code: string | undefined): Promise<boolean> {
    if (state.phase !== 'editing') return false;
    setAsking(true);
    setError(undefined);
    try {
      const priced = await ask(code);
      if (priced && priced.promoCode !== code) {
        setError('checkout.promo.notHere');
        return false;
      }
      keep(code);
      onPrice(priced);
      return true;
    } catch (thrown) {
      if (left.current.signal.aborted) return false;
      setError('checkout.promo.failed');
      if (!(thrown instanceof StayError)) throw thrown;
      return false;
    } finally {
      setAsking(false);
    }
  }
  const apply = async (typed: string): Promise<boolean> => {
    const code = readPromoCode(typed);
    if (code !== undefined) return (await alone(() => reprice(code))) ?? false;
    setError('checkout.promo.mistyped');
    return false;
  };
  return { busy: asking, error, apply, remove: () => void alone(() => reprice(undefined)) };
}
