import { PAYMENT_METHODS } from '@staykit/values/price/payment-method.ts';

/** What a setting of a provider has to be. Without `form`, any text. */
interface PaymentSetting {
  required?: true;
  /** What the text has to match, and the words for it. The text itself may be a secret and is never repeated. */
  form?: RegExp;
  expected?: string;
}

const METHODS: PaymentSetting = {
  form: new RegExp(`^(?:${PAYMENT_METHODS.join('|')})(?:,(?:${PAYMENT_METHODS.join('|')}))*$`),
  expected: `methods of the account, separated by commas: ${PAYMENT_METHODS.join(', ')}`,
};

/** Only this machine: a key never leaves for another host than the provider's. */
const URL: PaymentSetting = {
  form: /^https?:\/\/(?:127\.0\.0\.1|localhost):\d{1,5}$/,
  expected: 'the address of a stand-in on this machine, like http://127.0.0.1:4451',
};

/** Every payment provider that `PAYMENT_PROVIDER` may name, with the other `PAYMENT_*` settings that it takes. */
export const PAYMENT_SETTINGS = {
  embedded: {},
  stripe: {
    KEY: {
      required: true,
      form: /^(?:sk|rk)_(?:test|live)_\w+$/,
      expected: 'a secret key of Stripe, sk_… or rk_…',
    },
    WEBHOOK_SECRET: {
      required: true,
      form: /^whsec_\w+(?:,whsec_\w+)*$/,
      expected: 'the signing secret of the webhook, whsec_…, or the new and the old one with a comma between',
    },
    METHODS,
    URL,
  },
  mollie: {
    KEY: {
      required: true,
      form: /^(?:test|live)_\w{30,}$/,
      expected: 'an API key of Mollie, test_… or live_…',
    },
    METHODS,
    URL,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PaymentSetting>>>>;

/** The name of a payment provider. */
export type PaymentProviderName = keyof typeof PAYMENT_SETTINGS;

/** The settings of a provider, by the rest of their names. */
export function settingsOfProvider(name: PaymentProviderName): Readonly<Record<string, PaymentSetting>> {
  return PAYMENT_SETTINGS[name];
}

/** The provider without `PAYMENT_PROVIDER`: takes test cards and moves no money. */
export const TEST_PROVIDER: PaymentProviderName = 'embedded';

/** Whether `name` is a provider. */
export function isPaymentProvider(name: string): name is PaymentProviderName {
  return Object.hasOwn(PAYMENT_SETTINGS, name);
}
