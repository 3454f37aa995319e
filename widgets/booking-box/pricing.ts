/* What a box needs once it has dates: their price, and the way to the checkout. In one chunk where it is fetched. */
export { CheckoutFields } from './checkout-fields.tsx';
export { createCheckout } from './checkout-flow.ts';
export { missingActivities } from './checkout-step.ts';
export { requestPrice } from './request-price.ts';
