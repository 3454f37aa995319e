import { useEffect, useState } from 'react';
import { ExtraLoading } from '@staykit/ui/components/extras-list/extra-loading.tsx';
import { ExtrasList } from '@staykit/ui/components/extras-list/extras-list.tsx';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import type { Extra } from '@staykit/core/offer/extra.ts';
import { writeProductHash } from '@staykit/core/search/address/product-hash.ts';
import { without } from '@staykit/core/search/without.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import type { BookingPartProps } from '../use-booking-box.ts';
import { isHidden } from '../care-blocks.ts';

/** How long the message stands before the page of the other product opens, in ms. [UPSELL-07] */
export const EXTRA_DELAY_MS = 500;

/** A gift is offered with extras for so many nights alone. [UPSELL-08] */
const GIFT_EXTRAS_NIGHTS = 1;

/** What can be added; adding it leads to the product that has it, with the same dates and travellers. [UPSELL-06..09] */
export function ExtrasPart({ box, props, nights }: BookingPartProps & { nights?: number }) {
  const { product, chosen, isGift } = box;
  const { address, productUrl, navigate = (url: string) => location.assign(url) } = props;
  const extras = product?.extras ?? [];
  const [moving, setMoving] = useState<Extra>();

  const pageOf = ({ id }: Extra) => `${productUrl}/${encodeURIComponent(id)}`;
  const move = useEvent(async (extra: Extra) => {
    const { hash = '', search = '' } = address?.read() ?? {};
    // The offer of this product is none of the other's.
    const kept = writeProductHash(hash, without(chosen, 'offerId'));
    try {
      await navigate(`${pageOf(extra)}${search && `?${search}`}#${kept}`);
    } finally {
      setMoving(undefined);
    }
  });
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => void move(moving), EXTRA_DELAY_MS);
    return () => clearTimeout(timer);
  }, [move, moving]);

  // A gift is for two, whoever was searched for before. [VOUCHER-04]
  const stay = {
    ...(nights !== undefined && { nights }),
    pax: isGift ? DEFAULT_PAX : chosen.pax,
  };
  if (extras.length === 0 || productUrl === undefined || isHidden('extrasUpsell', props)) return null;
  if (isGift && nights !== GIFT_EXTRAS_NIGHTS) return null;
  return (
    <>
      <ExtrasList
        extras={extras}
        stay={stay}
        onToggle={setMoving}
        actionOf={pageOf}
        fields={[
          ...(isGift ? [['flow', 'gifting'] as const] : []),
          ...new URLSearchParams(writeProductHash('', without(chosen, 'offerId'))),
        ]}
      />
      {moving && <ExtraLoading adding={!moving.selected} />}
    </>
  );
}
