import { useEffect, useRef, useState } from 'react';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import type { Stay } from '@staykit/ui/hooks/stay-context.tsx';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import type { IslandPage } from '../../../framework/page-data.ts';
import { showChosenStay } from '../details/show-chosen-stay.tsx';
import type { BookingBoxData } from './booking-box-data.ts';
import { bookingBoxIsland, type BookingBoxTools } from './booking-box-island.tsx';
import { askOtherProduct, tellOtherProduct } from './other-product.ts';

interface SwitchedBoxProps {
  page: IslandPage;
  /** What the page was printed with. */
  data: BookingBoxData;
  tools: BookingBoxTools;
  stay: Stay;
  onReady: () => void;
}

/**
 * The box of a page on which extras are added and taken off in place: the stay with the extra is another product, whose
 * page this one becomes. What has the focus keeps it, and the box says the new total. Back leads to the stay before; a
 * page that cannot be had is opened as any other. [UPSELL-07]
 */
export function SwitchedBox({ page, data, tools, stay, onReady }: SwitchedBoxProps) {
  const [box, setBox] = useState(data);
  const quote = useRef<OfferQuote>(undefined);
  const isProduct = (url: URL) =>
    url.origin === location.origin &&
    url.pathname.startsWith(`${new URL(data.productUrl, location.href).pathname}/`);

  const show = async (url: string, open: () => void): Promise<void> => {
    const other = await askOtherProduct(url).catch(() => undefined);
    if (!other) return location.assign(url);
    open();
    tellOtherProduct(other.document);
    // The address has the dates and travellers; these are those of the page.
    setBox({ ...other.box, criteria: box.criteria });
    quote.current = undefined;
    tell(other.box);
  };
  const tell = ({ product, giftUrl }: BookingBoxData) => {
    if (giftUrl === undefined) showChosenStay(product, quote.current, stay);
  };
  const navigate = useEvent((url: string): void | Promise<void> => {
    if (!isProduct(new URL(url, location.href))) return location.assign(url);
    return show(url, () => history.pushState(null, '', url));
  });
  const follow = useEvent(() => {
    const here = new URL(location.href);
    const id = decodeURIComponent(here.pathname.split('/').at(-1) ?? '');
    if (isProduct(here) && id !== box.productId) void show(location.href, () => undefined);
  });
  useEffect(() => {
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [follow]);

  const isGift = box.giftUrl !== undefined;
  return bookingBoxIsland(
    page,
    box,
    {
      ...tools,
      navigate,
      ...(!isGift && {
        onStay: (next?: OfferQuote) => {
          quote.current = next;
          tell(box);
        },
      }),
    },
    onReady,
  );
}
