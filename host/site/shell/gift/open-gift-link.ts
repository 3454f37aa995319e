import { boxCodeFor } from '@staykit/core/gift/box/box-code.ts';
import { openGift, type GivenGift } from './open-gift-drawer.tsx';
import type { VisitData } from '../../framework/request/visit-data.ts';

/** The panel of a box stands in the page, beside the button that opens it. [BOX-11] */
const PLACE = '[data-gift-place]';

/** Opens the drawer of the gift that a link names: a stay by its id, or a box by its code. */
export async function openGiftLink({ dataset }: HTMLAnchorElement, data: VisitData): Promise<void> {
  const { gift, box, checkout = '', picture } = dataset;
  const common = { checkoutUrl: checkout, ...(picture !== undefined && { picture }) };
  if (box === undefined) return openGift({ ...common, ...(gift && { productId: gift }) }, data);
  const place = document.querySelector(PLACE) ?? undefined;
  await openGift(boxGift(box, common), data, place);
}

/** A box in its panel: another format is another page, which the address says and nothing is loaded for. [BOX-13] */
export function boxGift(code: string, common: Pick<GivenGift, 'checkoutUrl' | 'picture'>): GivenGift {
  return {
    ...common,
    boxCode: code,
    place: 'page',
    onFormat(format) {
      const { pathname, search, hash } = location;
      const query = new URLSearchParams(search);
      query.set('giftFormat', format);
      const path = pathname.replace(/[^/]*$/, (last) => boxCodeFor(format, last));
      history.replaceState(history.state, '', `${path}?${query}${hash}`);
    },
  };
}
