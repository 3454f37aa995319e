import { createGiftDrawerClient } from '@staykit/client/gift/create-gift-drawer-client.ts';
import type { GiftDrawerClient } from '@staykit/client/gift/create-gift-drawer-client.ts';
import type { GiftField, GiftForm } from '@staykit/core/gift/gift-form.ts';
import type { GiftPrice } from '@staykit/core/gift/gift-price-list.ts';
import type { SubElementChoice } from '@staykit/core/gift/sleeve/sub-element.ts';
import type { GiftFormat } from '@staykit/values/gift/gift-product.ts';
import type { GiftDrawerProps } from '@staykit/widgets/gift-drawer/gift-drawer.props.ts';
import type { GiftPost, GiftTotal } from '@staykit/widgets/gift-drawer/use-gift-choice.ts';
import { useGiftDrawer } from '@staykit/widgets/gift-drawer/use-gift-drawer.ts';
import type { StaykitSettings } from '../staykit-provider.tsx';
import { useShop } from '../shop/use-shop.ts';

/** What is given, and where it is sold. */
export interface UseGiftOptions
  extends
    StaykitSettings,
    Pick<
      GiftDrawerProps,
      'productId' | 'boxCode' | 'mandatory' | 'physicalActive' | 'onGift' | 'onError' | 'navigate'
    > {
  /** Page of the checkout of gifts, which receives the choice in its query, never the words. Default: the shop's own. */
  checkoutUrl?: string;
  /** Made by the page itself, by `createGiftDrawerClient`; the hook makes its own otherwise. */
  client?: GiftDrawerClient;
}

/** A gift that is being personalised. Amounts are cents. */
export interface UseGiftResult {
  /** `none`: neither product nor box, words and a format alone. `gone`: the shop does not know it, or sells it no longer. */
  status: 'none' | 'loading' | 'ready' | 'failed' | 'gone';
  /** Name of what is given. */
  label: string | undefined;
  format: GiftFormat;
  /** Whether it can be sent by post, and for how much. [PERSONALISE-01..04] */
  post: GiftPost;
  /** By e-mail or by post. */
  chooseFormat: (format: GiftFormat) => void;
  /** Of a voucher, by nights. */
  prices: readonly GiftPrice[];
  nights: number | undefined;
  /** Takes another of the nights of `prices`. */
  chooseNights: (nights: number) => void;
  /** Sleeves, cards and treats of a gift by post, once they are known. */
  packaging: SubElementChoice | undefined;
  /** Takes ids of one category of `packaging`. */
  choosePackaging: (category: string, ids: string[]) => void;
  /** What it comes to; undefined while it is not known. */
  price: GiftTotal | undefined;
  /** What the giver wrote, each with what is wrong with it once it was left or sent. */
  words: GiftForm;
  /** What is typed into a field. */
  write: (field: GiftField, text: string) => void;
  /** Checks the words: a field was left. [PERSONALISE-17] */
  check: () => void;
  /** Opens the checkout, or marks what is wrong with the words. */
  buy: () => void;
  /** Asks again after a failure. */
  retry: () => void;
}

/** A gift without its drawer, as `GiftDrawer` has it. */
export function useGift(options: UseGiftOptions): UseGiftResult {
  const shop = useShop('useGift()', options, createGiftDrawerClient, options.client);
  const gift = useGiftDrawer({
    ...options,
    ...shop.shared,
    checkoutUrl: options.checkoutUrl ?? `${shop.origin}/checkout/gift`,
    // A drawer asks while it is open: here it always is.
    open: true,
  });
  const { offer } = gift;
  return {
    status: offer.state,
    label: offer.state === 'ready' ? offer.label : undefined,
    format: gift.format,
    post: gift.post,
    chooseFormat: gift.chooseFormat,
    prices: offer.state === 'ready' ? offer.prices : [],
    nights: gift.nights,
    chooseNights: (giftNights) => gift.choose({ giftNights }),
    packaging: gift.packaging,
    choosePackaging: gift.chooseSleeves,
    price: gift.price,
    words: gift.form,
    write: (field, value) => gift.write(field, { value, refused: false }),
    check: gift.check,
    buy: () => {
      gift.confirm();
      gift.show();
    },
    retry: gift.retry,
  };
}
