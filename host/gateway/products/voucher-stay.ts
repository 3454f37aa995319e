import type { OfferRecord } from '../catalogue/records.ts';

/** Offer kinds that a gift can be redeemed for. */
const REDEEMABLE: readonly OfferRecord['kind'][] = ['weekend', 'stay'];

/** Offers of a hotel that a gift can be redeemed for; vouchers themselves have no dates. */
export function redeemable<Offer extends Pick<OfferRecord, 'kind'>>(offers: readonly Offer[]): Offer[] {
  return offers.filter(({ kind }) => REDEEMABLE.includes(kind));
}

/** The dated stay of a voucher: the hotel's plain stay, or else one that is not longer. [FLOW-07] */
export function stayOfVoucher<Offer extends Pick<OfferRecord, 'kind' | 'nights'>>(
  voucher: Pick<OfferRecord, 'nights'>,
  offers: readonly Offer[],
): Offer | undefined {
  const stays = redeemable(offers);
  return stays.find(({ kind }) => kind === 'stay') ?? stays.find(({ nights }) => nights <= voucher.nights);
}
