/** Every payment provider that `PAYMENT_PROVIDER` may name, with the other `PAYMENT_*` settings that it takes. */
export const PAYMENT_SETTINGS = {
  embedded: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The name of a payment provider. */
export type PaymentProviderName = keyof typeof PAYMENT_SETTINGS;

/** The provider without `PAYMENT_PROVIDER`: takes test cards and moves no money. */
export const TEST_PROVIDER: PaymentProviderName = 'embedded';

/** Whether `name` is a provider. */
export function isPaymentProvider(name: string): name is PaymentProviderName {
  return Object.hasOwn(PAYMENT_SETTINGS, name);
}
