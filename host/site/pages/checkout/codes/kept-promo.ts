import { PROMO_LINK_KEY, readPromoCode } from '@staykit/core/price/promo-code.ts';
import { readTab, writeTab } from '../../../framework/browser/tab-storage.ts';

/*
 * The promo code of a link that somebody followed goes along to the checkout: in this tab alone. A later link takes the
 * place of an earlier one.
 */

const KEY = 'stay-promo';

/** Keeps the promo code of an address. */
export function keepLinkedPromo(search: string): void {
  const code = readPromoCode(new URLSearchParams(search).get(PROMO_LINK_KEY) ?? '');
  if (code !== undefined) writeTab(KEY, { code });
}

/** The promo code that goes along. */
export function keptPromo(): string | undefined {
  const { code } = readTab<{ code: unknown }>(KEY) ?? {};
  return typeof code === 'string' ? readPromoCode(code) : undefined;
}

/** Leaves it behind: it was used or taken out, or another one counts. */
export const forgetPromo = (): void => writeTab(KEY);
