import { useEffect, useState } from 'react';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { isNotSold } from '@staykit/values/errors/code-groups.ts';
import { isPublished, type BookedProduct } from '@staykit/core/offer/product.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { without } from '@staykit/core/search/without.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import type { BookingState } from './booking-state.ts';
import type { BookingBoxProps } from './booking-box.props.ts';

/** What is known of the product, and what is shown as its price while no dates are chosen. */
export interface KnownProduct {
  product?: BookedProduct;
  /** It could not be asked for. */
  failed?: boolean;
  /** The shop does not know it, or sells it no longer. */
  gone?: boolean;
  retry: () => void;
}

/** The product as it was given, or asked for; without dates with the price that it has from, for these travellers. */
export function useProduct(
  { client, productId, product: given }: BookingBoxProps,
  criteria: SearchCriteria,
  { stay, price, asked }: BookingState,
  report: (thrown: unknown) => void,
): KnownProduct {
  const [found, setFound] = useState<{ key: string; id: string; product?: BookedProduct; gone?: boolean }>();
  const [tries, setTries] = useState(0);
  const key = JSON.stringify([productId, stay.pax]);
  const undated = price.state === 'from';
  const fits =
    given && given.priceType !== 'final' && JSON.stringify(criteria.pax) === JSON.stringify(stay.pax);
  const fetched = found?.key === key ? found : undefined;
  const latest = found?.id === productId ? found.product : undefined;
  const product = undated && !fits ? (fetched?.product ?? latest ?? given) : (given ?? latest);
  const wanted = asked > 0 && !fetched?.product && (!product || (undated && !fits));

  const ask = useEvent((signal: AbortSignal) => {
    const plain = without(criteria, 'checkin', 'checkout', 'night');
    client
      .productDetail(productId, { ...plain, pax: stay.pax }, { signal })
      .then((detail) => {
        if (!isPublished(detail))
          throw new StayError('NOT_FOUND', `booking-box: offer ${productId} is no longer sold`);
        setFound({ key, id: productId, product: detail });
      })
      .catch((thrown: unknown) => {
        if (signal.aborted) return;
        setFound({ key, id: productId, gone: thrown instanceof StayError && isNotSold(thrown.code) });
        report(thrown);
      });
  });
  useEffect(() => {
    if (!wanted) return;
    const call = new AbortController();
    ask(call.signal);
    return () => call.abort();
  }, [ask, key, wanted, tries]);

  return {
    ...(product && { product }),
    failed: !product && !!fetched,
    gone: !product && !!fetched?.gone,
    retry: () => {
      setFound(undefined);
      setTries(tries + 1);
    },
  };
}
