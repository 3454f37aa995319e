/** Where gifts lead to outside their own pages; each can be another site's. */
export interface GiftLinks {
  /** Where a beneficiary redeems a code: a path of the shop, or an https address. [VOUCHER-06] */
  beneficiaryLogin: string;
}

/** The defaults of the shop. */
export const GIFT_LINKS: GiftLinks = { beneficiaryLogin: '/beneficiary/login' };
