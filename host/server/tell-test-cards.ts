import { TEST_PROVIDER } from '@staykit/gateway/payment/payment-settings.ts';

/** Where the operator reads what happens at a start. */
interface StartTellers {
  warn(message: string): void;
  print(line: string): void;
}

/** Tells at a start that test cards buy here: a line where no provider was named, a warning where this one was. */
export function tellTestCards(provider: string | undefined, { warn, print }: StartTellers): void {
  if (provider === undefined)
    print('Test cards buy here, and no money is moved: PAYMENT_PROVIDER is not set.');
  else if (provider === TEST_PROVIDER)
    warn(`PAYMENT_PROVIDER=${TEST_PROVIDER}: test cards buy in this shop, and no money is moved.`);
}
