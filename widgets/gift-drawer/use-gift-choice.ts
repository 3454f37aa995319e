import { useEffect, useState } from 'react';
import { formatOfBox } from '../core/gift/box-code.ts';
import type { GiftCheckoutStart } from '../core/gift/gift-checkout-link.ts';
import { isGiftFeatureOn } from '../core/gift/gift-features.ts';
import { readGiftHash, writeGiftHash, type GiftHash } from '../core/gift/gift-hash.ts';
import { bucketOf, defaultNights, giftPrice } from '../core/gift/gift-price-list.ts';
import type { GiftFormat } from '../core/gift/gift-product.ts';
import { offersPhysical, shippingCostOf, totalShipping } from '../core/gift/shipping.ts';
import {
  chosenSleeves,
  readSleeves,
  writeSleeves,
  type SleeveSelection,
} from '../core/gift/sleeve-choice.ts';
import { subElementsPrice, type SubElementChoice } from '../core/gift/sub-element.ts';
import { marketOf } from '../core/market/locale.ts';
import { useEvent } from '../primitives/use-event.ts';
import type { GiftDrawerProps } from './gift-drawer.props.ts';
import type { GiftCosts, GiftOffer } from './use-gift-offer.ts';

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
  isOpen: boolean,
  offer: GiftOffer,
  costs: GiftCosts,
  report: (thrown: unknown) => void,
) {
  const { client, address, boxCode, productId } = props;
  const [told, setTold] = useState<GiftHash>({});
  const [choice, setChoice] = useState<SubElementChoice>();
  const [selection, setSelection] = useState<SleeveSelection>({});
  const hash = useEvent(() => address?.read().hash ?? '');
  const write = (next: string) => address?.write({ hash: next }, 'replace');

  useEffect(() => {
    if (!isOpen) return;
    const read = readGiftHash(hash());
    // The address of a box is its code: it has the last word on the format. [BOX-14]
    setTold((before) => ({ ...before, ...read, ...(boxCode && { giftFormat: formatOfBox(boxCode) }) }));
  }, [isOpen, boxCode, productId, hash]);

  const post = postOf(props, offer, costs);
  const format: GiftFormat =
    told.giftFormat === 'physical' && post.state === 'offered' ? 'physical' : 'digital';
  const { prices = [], boxPrice } = offer.state === 'ready' ? offer : {};
  const isSold = prices.some((each) => each.nights === told.giftNights);
  const nights = (isSold ? told.giftNights : undefined) ?? defaultNights(prices);
  const inBuckets = props.careMode === true && prices.some((each) => each.sellPrices);
  const bucket = bucketOf(told.bucket);
  const upsell = told.upsell === true && !props.careMode;

  useEffect(() => {
    if (!isOpen || format !== 'physical' || choice) return;
    const call = new AbortController();
    client.subElements(format, { signal: call.signal }).then((answer) => {
      if (call.signal.aborted || !answer) return;
      setChoice(answer);
      setSelection(readSleeves(hash(), answer));
    }, report);
    return () => call.abort();
  }, [client, isOpen, format, choice, hash, report]);

  const sleeves = format === 'physical' && choice ? chosenSleeves(selection, choice) : [];
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
    setTold((before) => ({ ...before, ...next }));
    write(writeGiftHash(hash(), next, props.shop));
  };
  return {
    post,
    format,
    nights,
    bucket,
    choice,
    selection,
    price,
    start,
    choose,
    chooseFormat: (giftFormat: GiftFormat) => {
      // The code of a box says its format: the page writes it.
      if (boxCode === undefined) choose({ giftFormat });
      else setTold((before) => ({ ...before, giftFormat }));
      props.onFormat?.(giftFormat);
    },
    chooseSleeves: (key: string, ids: string[]) => {
      setSelection((before) => ({ ...before, [key]: ids }));
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
