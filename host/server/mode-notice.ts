import { TEST_PROVIDER } from '@staykit/gateway/payment/payment-settings.ts';
import type { Env } from './environment/read-env.ts';

/** The line about the mode that an operator reads at a start: what of the shop is invented, and how to open a real one. */
export function modeNotice({
  mode,
  paymentProvider = TEST_PROVIDER,
}: Pick<Env, 'mode' | 'paymentProvider'>): string {
  if (mode === 'production') return 'Mode: production.';
  const payments = paymentProvider === TEST_PROVIDER ? ' No payment moves money.' : '';
  return `Mode: demo. Hotels, prices and reviews are invented.${payments} STAYKIT_MODE=production opens a real shop.`;
}
