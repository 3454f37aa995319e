import type { PageRequest } from '../../../framework/request/page-request.ts';
import type { AccountWay } from './account-offer.tsx';

/** How what is booked on a page comes into an account. An account is the shop's, and no partner's. */
export function accountWay({ address, visit }: Pick<PageRequest, 'address' | 'visit'>): {
  account?: AccountWay;
} {
  if (address.partner) return {};
  return { account: visit.signedIn === true ? 'own' : 'offered' };
}
