import type { OfferRecord } from '../catalogue/records.ts';

/** Kinds that a gift for a stay is redeemed as. */
const REDEEMABLE: readonly OfferRecord['kind'][] = ['weekend', 'stay'];

/** The stays of a hotel that a gift may become: a voucher itself has no dates. */
export function redeemable<Offer extends Pick<OfferRecord, 'kind'>>(offers: readonly Offer[]): Offer[] {
  return offers.filter(({ kind }) => REDEEMABLE.includes(kind));
}

/** The stay that a voucher becomes where its dates are chosen: the plain one of its hotel, else one that is no longer. [FLOW-07] */
export function stayOfVoucher<Offer extends Pick<OfferRecord, 'kind' | 'nights'>>(
  voucher: Pick<OfferRecord, 'nights'>,
  offers: readonly Offer[],
): Offer | undefined {
  const stays = redeemable(offers);
  return stays.find(({ kind }) => kind === 'stay') ?? stays.find(({ nights }) => nights <= voucher.nights);
}
