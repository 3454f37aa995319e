import type { PaymentPages } from '@staykit/client/booking/create-booking-client.ts';
import type { PaymentMethodName } from '@staykit/values/price/payment-method.ts';
import type { PaymentPlan } from '@staykit/values/price/payment-plan.ts';
import { inside } from '@staykit/routing/inside.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';

/** End of the address that buyers come back to from the page of the provider. */
export const RETURN_PATH = '/checkout/return';

/** Longest path that the gateway takes to come back to. */
const LONGEST_PATH = 2_000;

/** What a page needs to lead to the page of the provider. */
export interface HostedPayment {
  /** Methods by plan. */
  pages: PaymentPages;
  /** Path of the page to come back to. */
  returnPath: string;
}

/** How this shop is paid. */
export async function loadHosted({
  bookings,
  address,
}: Pick<PageRequest, 'bookings' | 'address'>): Promise<{ hosted: HostedPayment }> {
  const pages = await bookings.paymentPages();
  return { hosted: { pages, returnPath: inside(address.prefix, RETURN_PATH) } };
}

/** The method that is chosen for a plan: the first one until another is. */
export function methodFor(
  { pages }: HostedPayment,
  plan: PaymentPlan,
  chosen?: PaymentMethodName,
): PaymentMethodName | undefined {
  const methods = pages[plan] ?? [];
  return chosen !== undefined && methods.includes(chosen) ? chosen : methods[0];
}

/** The payment of an order: the method, and where the buyer comes back to, with the way back to the order. */
export function hostedOrder(
  hosted: HostedPayment,
  plan: PaymentPlan,
  { method, here }: { method?: PaymentMethodName | undefined; here: string },
): { method?: PaymentMethodName; returnPath: string } {
  const first = methodFor(hosted, plan, method);
  return { ...(first && { method: first }), returnPath: returnPathOf(hosted.returnPath, here) };
}

/** The path to come back to, with the way back to the order unless it is too long. */
export function returnPathOf(returnPath: string, here: string): string {
  const whole = `${returnPath}?back=${encodeURIComponent(here)}`;
  return whole.length > LONGEST_PATH ? returnPath : whole;
}
