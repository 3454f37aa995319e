import type { Queryable } from '../database/database.ts';
import { embeddedLedger } from '../repositories/embedded-ledger.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';
import { isPaymentProvider, TEST_PROVIDER, type PaymentProviderName } from './payment-settings.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { withinTime } from './within-time.ts';

/**
 * Every provider by the name that `PAYMENT_PROVIDER` gives; a real one is a file beside these, a line here and one in
 * `PAYMENT_SETTINGS`.
 */
const PROVIDERS: Readonly<
  Record<PaymentProviderName, (settings: Readonly<Record<string, string>>, db: Queryable) => PaymentProvider>
> = {
  embedded: (_settings, db) => createEmbeddedProvider(embeddedLedger(db)),
};

/** The provider that `PAYMENT_PROVIDER` names; the embedded one without it; no call of it takes for ever. `settings` are all `PAYMENT_*`. */
export function openPaymentProvider(
  settings: Readonly<Record<string, string>>,
  db: Queryable,
): PaymentProvider {
  const name = settings.PROVIDER ?? TEST_PROVIDER;
  if (!isPaymentProvider(name)) {
    throw new Error(
      `PAYMENT_PROVIDER: expected ${Object.keys(PROVIDERS).join(' or ')}, received ${JSON.stringify(name)}.`,
    );
  }
  return withinTime(PROVIDERS[name](settings, db));
}
