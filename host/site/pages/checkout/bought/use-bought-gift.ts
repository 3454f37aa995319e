import { useEffect, useRef, useState } from 'react';
import type {
  BoughtGift,
  GiftSaleClient,
  GiftSending,
} from '@staykit/client/gift/create-gift-sale-client.ts';
import type { BookingClient } from '@staykit/client/booking/create-booking-client.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';

/** What the page takes from the browser that it runs in. */
export interface BoughtTools {
  client: Pick<GiftSaleClient, 'boughtGift' | 'changeSending'> & Pick<BookingClient, 'makeOutInvoice'>;
  /** The secret of the gift; '' if the address holds none. */
  token: string;
}

/** A gift on its buyer's page. */
export interface BoughtState {
  gift?: BoughtGift | undefined;
  /** `unknown`: there is no such gift. `unheard`: no answer; the question may be asked again. */
  fault?: 'unknown' | 'unheard' | undefined;
  busy: boolean;
  /** The change that was made last. */
  changed?: GiftSending['send'] | undefined;
  /** Why a change was not made: it is sent already, or there was no answer. */
  refused?: 'sent' | 'failed' | undefined;
  ask: () => void;
  change: (sending: Omit<GiftSending, 'token'>) => void;
}

const isUnknown = (error: unknown): boolean =>
  error instanceof StayError && ['NOT_FOUND', 'BAD_REQUEST'].includes(error.code);

/** Reads a gift and changes when it is sent. Without tools, on the server, it asks nothing. */
export function useBoughtGift(tools: BoughtTools | undefined): BoughtState {
  const [state, setState] = useState<Omit<BoughtState, 'ask' | 'change'>>({ busy: true });
  const left = useRef(new AbortController());
  const ask = useEvent(async () => {
    if (!tools) return;
    setState({ busy: true });
    const { signal } = left.current;
    try {
      const gift = await tools.client.boughtGift(tools.token, { signal });
      if (!signal.aborted) setState({ gift, busy: false });
    } catch (error) {
      if (signal.aborted) return;
      setState({ busy: false, fault: isUnknown(error) ? 'unknown' : 'unheard' });
      if (!(error instanceof StayError)) throw error;
    }
  });
  const change = useEvent(async (sending: Omit<GiftSending, 'token'>) => {
    if (!tools || state.busy) return;
    setState(({ gift }) => ({ gift, busy: true }));
    const { signal } = left.current;
    try {
      const gift = await tools.client.changeSending({ token: tools.token, ...sending }, { signal });
      if (!signal.aborted) setState({ gift, busy: false, changed: sending.send });
    } catch (error) {
      if (signal.aborted) return;
      const isSent = error instanceof StayError && error.code === 'GIFT_ALREADY_SENT';
      setState(({ gift }) => ({ gift, busy: false, refused: isSent ? 'sent' : 'failed' }));
      if (!(error instanceof StayError)) throw error;
    }
  });
  useEffect(() => {
    left.current = new AbortController();
    void ask();
    const { current } = left;
    return () => current.abort();
  }, [ask]);
  return { ...state, ask: () => void ask(), change: (sending) => void change(sending) };
}
