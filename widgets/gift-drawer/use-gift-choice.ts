import { useEffect, type Dispatch } from 'react';
import { formatOfBox } from '@staykit/core/gift/box/box-code.ts';
import type { GiftCheckoutStart } from '@staykit/core/gift/gift-checkout-link.ts';
import { isGiftFeatureOn } from '@staykit/core/gift/gift-features.ts';
import { readGiftHash, writeGiftHash, type GiftHash } from '@staykit/core/gift/gift-hash.ts';
import { bucketOf, defaultNights, giftPrice } from '@staykit/core/gift/gift-price-list.ts';
import type { GiftFormat } from '@staykit/values/gift/gift-product.ts';
import { offersPhysical, shippingCostOf, totalShipping } from '@staykit/core/gift/sending/shipping.ts';
import { chosenSleeves, readSleeves, writeSleeves } from '@staykit/core/gift/sleeve/sleeve-choice.ts';
import { subElementsPrice } from '@staykit/core/gift/sleeve/sub-element.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import type { GiftAction, GiftCosts, GiftOffer, GiftState } from './gift-drawer-state.ts';
import type { GiftDrawerProps } from './gift-drawer.props.ts';

/** Whether the gift goes by post: not known yet, for so many cents, or not. [PERSONALISE-01..04] */
export type GiftPost = { state: 'loading' } | { state: 'refused' } | { state: 'offered'; cost: number };

/** What a gift costs, in cents. */
export interface GiftTotal {
  gift: number;
  extras: number;
  delivery: number;
  total: number;
}

/** What was chosen of a gift and what it comes to; the address of the page, where there is one, keeps the choice. */
export function useGiftChoice(
  props: GiftDrawerProps,
  { isOpen, choice, packaging, sleeves: selected, costs }: GiftState,
  offer: GiftOffer,
  dispatch: Dispatch<GiftAction>,
  report: (thrown: unknown) => void,
) {
  const { client, address, boxCode, productId } = props;
  const hash = useEvent(() => address?.read().hash ?? '');
  const write = (next: string) => address?.write({ hash: next }, 'replace');

  useEffect(() => {
    if (!isOpen) return;
    // The address of a box is its code: it has the last word on the format. [BOX-14]
    const format = boxCode && { giftFormat: formatOfBox(boxCode) };
    dispatch({ type: 'chosen', choice: { ...readGiftHash(hash()), ...format } });
  }, [isOpen, boxCode, productId, hash, dispatch]);

  const post = postOf(props, offer, costs);
  const format: GiftFormat =
    choice.giftFormat === 'physical' && post.state === 'offered' ? 'physical' : 'digital';
  const { prices = [], boxPrice } = offer.state === 'ready' ? offer : {};
  const isSold = prices.some((each) => each.nights === choice.giftNights);
  const nights = (isSold ? choice.giftNights : undefined) ?? defaultNights(prices);
  const inBuckets = props.careMode === true && prices.some((each) => each.sellPrices);
  const bucket = bucketOf(choice.bucket);
  const upsell = choice.upsell === true && !props.careMode;

  useEffect(() => {
    if (!isOpen || format !== 'physical' || packaging) return;
    const call = new AbortController();
    client.subElements(format, { signal: call.signal }).then((answer) => {
      if (call.signal.aborted || !answer) return;
      dispatch({ type: 'packagingAnswered', packaging: answer, sleeves: readSleeves(hash(), answer) });
    }, report);
    return () => call.abort();
  }, [client, isOpen, format, packaging, hash, dispatch, report]);

  const sleeves = format === 'physical' && packaging ? chosenSleeves(selected, packaging) : [];
  const base = boxPrice ?? giftPrice(prices, { nights, upsell, ...(inBuckets && { bucket }) })?.sellPrice;
  const price = base === undefined ? undefined : totalOf(base, subElementsPrice(sleeves), format, post);
  const start: GiftCheckoutStart | undefined =
    offer.state !== 'ready'
      ? undefined
      : {
          productType: boxCode === undefined ? 'SINGLEVOUCHER' : 'BOX',
          productId: boxCode ?? productId!,
          giftFormat: format,
          ...(boxCode === undefined && { giftNights: nights }),
          ...(boxCode === undefined && offer.adults && { giftAdults: offer.adults }),
          ...(inBuckets && { bucket }),
          ...(upsell && boxCode === undefined && { upsell }),
          ...(sleeves.length > 0 && { sleeves: sleeves.map(({ id }) => id) }),
          ...(props.minisite !== undefined && { minisite: props.minisite }),
        };

  const choose = (next: GiftHash) => {
    dispatch({ type: 'chosen', choice: next });
    write(writeGiftHash(hash(), next, props.shop));
  };
  return {
    post,
    format,
    nights,
    bucket,
    price,
    start,
    choose,
    chooseFormat: (giftFormat: GiftFormat) => {
      // The code of a box says its format: the page writes it.
      if (boxCode === undefined) choose({ giftFormat });
      else dispatch({ type: 'chosen', choice: { giftFormat } });
      props.onFormat?.(giftFormat);
    },
    chooseSleeves: (key: string, ids: string[]) => {
      dispatch({ type: 'sleevesChosen', category: key, ids });
      write(writeSleeves(hash(), key, ids));
    },
  };
}

/** Whether the gift is sent, and for how much. */
function postOf(props: GiftDrawerProps, offer: GiftOffer, costs: GiftCosts): GiftPost {
  const { locale, physicalActive: isActive = isGiftFeatureOn(locale) } = props;
  if (offer.state === 'none') return { state: 'refused' };
  if (costs === 'failed') return { state: 'refused' };
  if (costs === undefined || offer.state !== 'ready') return { state: 'loading' };
  const isMade = offer.hasPhysical;
  if (!offersPhysical({ isMade, isActive, hasCosts: true })) return { state: 'refused' };
  return { state: 'offered', cost: totalShipping(shippingCostOf('physical', costs, marketOf(locale))) };
}

function totalOf(gift: number, extras: number, format: GiftFormat, post: GiftPost): GiftTotal {
  const delivery = format === 'physical' && post.state === 'offered' ? post.cost : 0;
  return { gift, extras, delivery, total: gift + extras + delivery };
}
