import { getBeneficiaryVoucherFacets } from '../calls/get-beneficiary-voucher-facets.generated.ts';

/** Who asks for the stays of a gift: its giver in the shop, or its beneficiary. */
export type GiftContext = 'shop' | 'beneficiary';

/** Where the stays of boxes are asked. [PAPI-19] */
export type BoxSource = 'frontGateway' | 'origin';

/** What the documents leave open about the calls of gifts. */
export interface GiftSettings {
  giftOffers: {
    /** Where the stays of a box come from, by who asks. [PAPI-19] */
    boxSource: Readonly<Record<GiftContext, BoxSource>>;
    /** The name of the day of arrival at each source. [PAPI-22] */
    checkinParam: Readonly<Record<BoxSource, 'checkin' | 'checkinDate'>>;
  };
  giftFacets: {
    /** Path of the counts for single vouchers, below the site. [PAPI-21] */
    singleVoucherPath: string;
  };
}

/** The settings of the shop. */
export const GIFT_SETTINGS: GiftSettings = {
  giftOffers: {
    boxSource: { shop: 'frontGateway', beneficiary: 'origin' },
    checkinParam: { frontGateway: 'checkin', origin: 'checkinDate' },
  },
  giftFacets: { singleVoucherPath: getBeneficiaryVoucherFacets.path },
};
