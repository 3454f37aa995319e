import type { Secret } from '@staykit/gateway/visitors/secret.ts';
import { TEST_PROVIDER } from '@staykit/gateway/payment/payment-settings.ts';
import { demoAccount } from '@staykit/back-office/staff/demo-account.ts';
import type { Env } from '../environment/read-env.ts';
import { officeAddress } from './office-address.ts';

/** The line about the mode that an operator reads at a start: what of the shop is invented, and how to open a real one. */
export function modeNotice({
  mode,
  paymentProvider = TEST_PROVIDER,
}: Pick<Env, 'mode' | 'paymentProvider'>): string {
  if (mode === 'production') return 'Mode: production.';
  const payments = paymentProvider === TEST_PROVIDER ? ' No payment moves money.' : '';
  return `Mode: demo. Hotels, prices and reviews are invented.${payments} STAYKIT_MODE=production opens a real shop.`;
}

/** The line about the back office: where it is, and in the demo the account that opens it. */
export function officeNotice(env: Pick<Env, 'mode' | 'adminHost'>, port: number, secret: Secret): string {
  const address = officeAddress(env, port);
  if (env.mode === 'production') return `Back office: ${address}`;
  const { email, password, code } = demoAccount(secret, Date.now());
  return `Back office: ${address} as ${email}, password ${password}, code ${code}; the next code: npx staykit staff demo`;
}
