/** The methods that a provider's page may offer. `card` includes the wallets of its device. */
export const PAYMENT_METHODS = [
  'card',
  'applePay',
  'paypal',
  'ideal',
  'bancontact',
  'klarna',
  'alma',
  'in3',
] as const;

/** A method of a provider's page. */
export type PaymentMethodName = (typeof PAYMENT_METHODS)[number];
