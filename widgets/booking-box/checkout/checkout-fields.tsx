import { checkoutLink, type CheckoutStart } from '@staykit/core/offer/checkout/checkout-link.ts';

/** What the form sends to the checkout where there is no script: the same that the address of it says. */
export function CheckoutFields({ start }: { start: CheckoutStart }) {
  const query = new URLSearchParams(checkoutLink('', start).slice(1));
  return (
    <>
      {[...query].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
