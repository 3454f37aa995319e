import { formatAmount } from '@staykit/core/price/money.ts';
import { ERRORS, textOf, type ErrorCode } from '@staykit/values/errors/catalogue.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import type { CodeFault } from './use-code.ts';

/**
 * The text for a promo code that takes nothing off: of codes that nobody knows, where to look for the mistake, which is
 * `notHere` and names what is bought.
 */
export function promoFault(
  { code = '', minimum }: { code?: string; minimum?: unknown } = {},
  locale: Locale,
  notHere: MessageKey = 'checkout.promo.notHere',
): CodeFault {
  if (!isPromoRefusal(code) || code === 'PROMO_CODE_UNKNOWN') return notHere;
  return typeof minimum === 'number'
    ? { key: 'checkout.promo.minimum', values: { amount: formatAmount(minimum, locale) } }
    : textOf(code, notHere);
}

/** Whether the shop refused a promo code. */
export const isPromoRefusal = (code: string): code is Extract<ErrorCode, `PROMO_CODE_${string}`> =>
  code.startsWith('PROMO_CODE_') && Object.hasOwn(ERRORS, code);
