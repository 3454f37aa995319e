import { useEffect, useState, type RefObject } from 'react';
import { StayError } from '../../../widgets/core/errors/catalogue.ts';
import { readGiftCode } from '../../../widgets/core/gift/gift-code.ts';
import type { MessageKey } from '../../../widgets/messages/translate.ts';
import { useEvent } from '../../../widgets/primitives/use-event.ts';
import { giftFault, type AppliedGift, type CheckoutState } from './checkout-state.ts';
import type { CheckoutTools, CodeUse } from './use-checkout.ts';

/** Takes the code of a gift for the stay of a checkout: the one that was brought along by itself, a typed one when asked. */
export function useGiftCode(
  state: CheckoutState,
  tools: CheckoutTools | undefined,
  left: RefObject<AbortController>,
  /** Nothing is paid, and no other code is asked about, while a gift is looked up. */
  alone: (work: () => Promise<boolean>) => Promise<boolean | undefined>,
  onGift: (gift: AppliedGift | undefined) => void,
): CodeUse {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<MessageKey>();

  const apply = async (typed: string): Promise<boolean> => {
    if (!tools || busy || state.phase !== 'editing') return false;
    const code = readGiftCode(typed);
    if (code === undefined) {
      setError('errors.giftCodeMistyped');
      return false;
    }
    return (await alone(() => take(code, tools))) ?? false;
  };
  const take = async (code: string, { gifts, forgetGift }: CheckoutTools): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    const { signal } = left.current;
    try {
      const quoteId = state.quote.quoteId ?? '';
      const { difference } = await gifts.priceWithGift(code, quoteId, { signal });
      onGift({ code, difference });
      return true;
    } catch (thrown) {
      if (signal.aborted) return false;
      setError(thrown instanceof StayError ? giftFault(thrown.code) : 'checkout.code.failed');
      // One that pays nothing, ever, is left behind.
      if (thrown instanceof StayError && thrown.code.startsWith('GIFT_CODE')) forgetGift();
      if (!(thrown instanceof StayError)) throw thrown;
      return false;
    } finally {
      setBusy(false);
    }
  };
  const applyBrought = useEvent(() => {
    if (tools?.giftCode !== undefined) void apply(tools.giftCode);
  });
  useEffect(applyBrought, [applyBrought]);
  const remove = (): void => {
    tools?.forgetGift();
    onGift(undefined);
  };
  return { busy, error, apply, remove };
}
