import { useEffect, useRef, useState } from 'react';
import type { PaymentClient, PaymentStatus } from '@staykit/client/booking/payment-client.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import type { BoughtTools } from '../bought/use-bought-gift.ts';
import type { SentTo } from '../payment/open-payment.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';

/** Milliseconds between two questions while the bank is at work. */
const ASK_AGAIN_MS = 3_000;

/** What the page takes from the browser that it runs in. */
export interface ReturnTools {
  client: PaymentClient;
  /** The secret of the payment; '' if the address holds none. */
  payment: string;
  /** Whom the confirmation is sent to, of a payment that this tab left for. */
  sentTo?: SentTo;
  /** The payment is decided, or there is none: it is not offered again. */
  onEnded: () => void;
  /** The sale is confirmed: the address may be loaded again from now on. */
  onSold: (status: PaymentStatus) => void;
  /** What the page of a gift's buyer takes, of a gift that was just sold. */
  bought: (giftUrl: string) => BoughtTools;
  /** Leaves for another page. */
  leave: (url: string) => void;
}

/** What the buyer is shown. */
export interface PaymentReturn {
  /** Undefined until the first answer. */
  status?: PaymentStatus | undefined;
  /** `unknown`: there is no such payment. `unheard`: no answer; the question may be asked again. */
  fault?: 'unknown' | 'unheard' | undefined;
  busy: boolean;
  askAgain: () => void;
  /** Another attempt: leads to the page of the provider. */
  goOn: () => void;
  giveUp: () => void;
}

/** Whether the bank alone decides now. */
export const isWaiting = ({ status, redirectUrl, reason }: PaymentStatus): boolean =>
  status === 'open' && redirectUrl === undefined && reason === undefined;

/** Follows a payment until it is decided. Without tools, on the server, it asks nothing. */
export function usePaymentReturn(tools: ReturnTools | undefined, backUrl: string): PaymentReturn {
  const [state, setState] = useState<Pick<PaymentReturn, 'status' | 'fault' | 'busy'>>({ busy: true });
  const left = useRef(new AbortController());

  const ask = useEvent(
    async (question: (client: PaymentClient, given: ReturnTools) => Promise<PaymentStatus>) => {
      if (!tools) return undefined;
      setState((before) => ({ ...before, busy: true }));
      try {
        const status = await question(tools.client, tools);
        if (left.current.signal.aborted) return undefined;
        setState({ status, busy: false });
        if (status.status !== 'open') tools.onEnded();
        if (status.status === 'confirmed') tools.onSold(status);
        return status;
      } catch (error) {
        if (left.current.signal.aborted) return undefined;
        const isUnknown = error instanceof StayError && ['NOT_FOUND', 'BAD_REQUEST'].includes(error.code);
        if (isUnknown) tools.onEnded();
        setState((before) => ({ ...before, busy: false, fault: isUnknown ? 'unknown' : 'unheard' }));
        if (!(error instanceof StayError)) throw error;
        return undefined;
      }
    },
  );
  const askAgain = useEvent(() => {
    void ask((client, { payment }) => client.status(payment, { signal: left.current.signal }));
  });
  const isOpen = tools !== undefined;
  useEffect(() => {
    const stop = (left.current = new AbortController());
    if (isOpen) askAgain();
    return () => stop.abort();
  }, [isOpen, askAgain]);
  const { status, fault } = state;
  useEffect(() => {
    if (!status || fault || !isWaiting(status)) return;
    const timer = setTimeout(askAgain, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [status, fault, askAgain]);

  return {
    ...state,
    askAgain,
    async goOn() {
      const next = await ask((client, { payment }) => client.continuePayment(payment));
      if (next?.redirectUrl !== undefined) tools?.leave(next.redirectUrl);
    },
    async giveUp() {
      const next = await ask((client, { payment }) => client.cancel(payment));
      if (next?.status === 'refused') tools?.leave(backUrl);
    },
  };
}
