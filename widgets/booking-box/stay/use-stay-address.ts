import { useEffect, useRef } from 'react';
import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import type { AddressBinding } from '@staykit/core/search/address/address.ts';
import type {
  ProductStay,
  readProductHash,
  writeProductHash,
} from '@staykit/core/search/address/product-hash.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import type { BookingAction, BookingState } from '../booking-state.ts';

/** How a stay stands in the address of a page. */
export interface ProductHash {
  read: typeof readProductHash;
  write: typeof writeProductHash;
}

/** What a price depends on. */
const priced = ({ checkin, checkout, pax, offerId }: ProductStay) =>
  JSON.stringify([checkin, checkout, pax, offerId]);

/**
 * Ties the chosen stay to the address of the page: what it holds at the start wins, Back and Forward are followed, and
 * what is chosen is written. The first price is asked for once the address was read. [BOOKING-01] [UPSELL-02]
 */
export function useStayAddress(
  address: AddressBinding | undefined,
  hash: ProductHash | undefined,
  { stay }: BookingState,
  dispatch: (action: BookingAction) => void,
  market: () => MarketNow,
): void {
  const written = useRef<ProductStay>(undefined);
  const write = (next: ProductStay) =>
    hash && address?.write({ hash: hash.write(address.read().hash, next) }, 'replace');

  const read = () => address && hash?.read(address.read().hash, market());
  const start = useEvent(() => {
    const found = read();
    written.current = found ?? stay;
    // Dates that came in the query go into the hash; a box that nothing was chosen in adds no keys.
    if (!found && stay.checkin) write(stay);
    dispatch({ type: 'started', stay: found ?? stay });
  });
  const follow = useEvent(() => {
    const told = read();
    // An anchor says nothing of the stay.
    if (!told) return;
    written.current = told;
    dispatch({ type: priced(told) === priced(stay) ? 'stayAdjusted' : 'stayChosen', stay: told });
  });
  useEffect(() => {
    start();
    return address?.subscribe(follow);
  }, [address, start, follow]);

  const chosen = JSON.stringify(stay);
  const live = useRef(false);
  const keep = useEvent(() => {
    if (live.current && JSON.stringify(written.current) !== chosen) {
      written.current = stay;
      write(stay);
    }
    live.current = true;
  });
  useEffect(keep, [keep, address, chosen]);
}
