import { useEffect, useState } from 'react';
import type { BookedProduct } from '../core/offer/product.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import { without } from '../core/search/without.ts';
import type { BookingState } from './booking-state.ts';
import type { BookingBoxProps } from './booking-box.props.ts';

/** What is known of the product, and what is shown as its price while no dates are chosen. */
export interface KnownProduct {
  product?: BookedProduct;
  /** It could not be asked for. */
  failed?: boolean;
  retry: () => void;
}

/** The product as it was given, or asked for; without dates with the price that it has from, for these travellers. */
export function useProduct(
  { client, productId, product: given }: BookingBoxProps,
  criteria: SearchCriteria,
  { stay, price, asked }: BookingState,
  report: (thrown: unknown) => void,
): KnownProduct {
  const [found, setFound] = useState<{ key: string; id: string; product?: BookedProduct }>();
  const [tries, setTries] = useState(0);
  const key = JSON.stringify([productId, stay.pax]);
  const undated = price.state === 'from';
  const fits =
    given && given.priceType !== 'final' && JSON.stringify(criteria.pax) === JSON.stringify(stay.pax);
  const fetched = found?.key === key ? found : undefined;
  const latest = found?.id === productId ? found.product : undefined;
  const product = undated && !fits ? (fetched?.product ?? latest ?? given) : (given ?? latest);
  const wanted = asked > 0 && !fetched?.product && (!product || (undated && !fits));

  useEffect(() => {
    if (!wanted) return;
    const call = new AbortController();
    const plain = without(criteria, 'checkin', 'checkout', 'night');
    client.productDetail(productId, { ...plain, pax: stay.pax }, { signal: call.signal }).then(
      (detail) => setFound({ key, id: productId, product: detail }),
      (thrown: unknown) => {
        if (call.signal.aborted) return;
        setFound({ key, id: productId });
        report(thrown);
      },
    );
    return () => call.abort();
  }, [key, wanted, tries]);

  return {
    ...(product && { product }),
    failed: !product && !!fetched,
    retry: () => {
      setFound(undefined);
      setTries(tries + 1);
    },
  };
}
