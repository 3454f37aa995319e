import type { Database } from '@staykit/gateway/database/database.ts';
import type { PaymentProvider } from '@staykit/gateway/payment/payment-provider.ts';
import {
  isPaymentProvider,
  TEST_PROVIDER,
  type PaymentProviderName,
} from '@staykit/gateway/payment/payment-settings.ts';
import { observePayments } from '@staykit/gateway/payment/observe-payments.ts';
import { hostedProvider } from '@staykit/gateway/payment/hosted/hosted-provider.ts';
import { withTimeout } from '@staykit/gateway/payment/with-timeout.ts';
import { loadDemo } from './load-demo.ts';

/** Every provider by the name that `PAYMENT_PROVIDER` gives. Each has a line in `PAYMENT_SETTINGS` as well. */
const PROVIDERS: Readonly<
  Record<
    PaymentProviderName,
    (settings: Readonly<Record<string, string>>, db: Database) => Promise<PaymentProvider>
  >
> = {
  embedded: async (_settings, db) => (await loadDemo()).embeddedProvider(db),
  // Loaded on demand: a shop has one provider, and each of their clients is large.
  stripe: async (settings, db) => {
    const { stripeApi } = await import('@staykit/gateway/payment/stripe/stripe-api.ts');
    return hostedProvider(stripeApi(settings), db);
  },
  mollie: async (settings, db) => {
    const { mollieApi } = await import('@staykit/gateway/payment/mollie/mollie-api.ts');
    return hostedProvider(mollieApi(settings), db);
  },
};

/**
 * Opens the provider that `PAYMENT_PROVIDER` names, or the embedded one without it. `settings` are all `PAYMENT_*`, by
 * the rest of their name. Every call of the provider has a time limit. Rejects for an unknown name.
 */
export async function createPaymentProvider(
  settings: Readonly<Record<string, string>>,
  db: Database,
): Promise<PaymentProvider> {
  const name = settings.PROVIDER ?? TEST_PROVIDER;
  if (!isPaymentProvider(name)) {
    throw new Error(
      `PAYMENT_PROVIDER: expected ${Object.keys(PROVIDERS).join(' or ')}, received ${JSON.stringify(name)}.`,
    );
  }
  return observePayments(withTimeout(await PROVIDERS[name](settings, db)));
}
