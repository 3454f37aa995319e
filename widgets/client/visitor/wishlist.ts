import { deleteWish } from '../calls/delete-wish.generated.ts';
import { getWishlist } from '../calls/get-wishlist.generated.ts';
import { postWish } from '../calls/post-wish.generated.ts';
import { ask, tell, type VisitorSender } from './visitor-sender.ts';

/** The wishlist button of one product. [PAPI-34] */
export interface Heart {
  wished(): boolean;
  /** Toggles the heart at once, and reverts it if the shop did not store it. */
  toggle(): Promise<void>;
  /** Called after every change; returns a function that ends it. */
  subscribe(listener: (wished: boolean) => void): () => void;
}

/** The heart of a product, of which each has its own. [PAPI-34] [PRODUCT-40] */
export function createHeart(sender: VisitorSender, productId: string, initially: boolean): Heart {
  const listeners = new Set<(wished: boolean) => void>();
  let kept = initially;
  let shown = initially;
  let sending: Promise<void> | undefined;

  const show = (wished: boolean): void => {
    if (wished === shown) return;
    shown = wished;
    for (const listener of listeners) listener(shown);
  };
  /** One request at a time, until the shop stored what is shown or refused it. */
  const settle = async (): Promise<void> => {
    while (kept !== shown) {
      const wanted = shown;
      if (await tell(sender, wanted ? postWish : deleteWish, { productId })) kept = wanted;
      else show(kept);
    }
  };
  return {
    wished: () => shown,
    toggle() {
      show(!shown);
      sending ??= settle().finally(() => {
        sending = undefined;
      });
      return sending;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The products that the visitor keeps, the newest first; none if the call fails. */
export async function askWishes(sender: VisitorSender): Promise<string[]> {
  return (await ask(sender, getWishlist, {}))?.productIds ?? [];
}
