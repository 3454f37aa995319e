import {
  postBeneficiaryCancel,
  postBeneficiaryLookup,
  postBeneficiaryPrice,
  postBeneficiaryRedeem,
} from './beneficiary.ts';
import { getBoxDetail, getBoxes, getBoxOffers } from './boxes.ts';
import type { Call } from './call.ts';
import { getBoxShippingCosts, getSubElements, getVoucherShippingCosts } from './gift-delivery.ts';
import {
  getBeneficiaryBoxOffers,
  getBeneficiaryVoucherFacets,
  getBeneficiaryVoucherOffers,
  getGiftBoxFacets,
  getGiftBoxOffers,
} from './gift-offers.ts';
import { getGiftPrices } from './gift-prices.ts';
import { getVoucher, postGift, postVoucher } from './gift-sale.ts';

/** Boxes, vouchers, gift cards and redeeming. */
export const GIFT_CALLS = [
  getBoxes,
  getBoxDetail,
  getBoxOffers,
  getGiftBoxOffers,
  getGiftBoxFacets,
  getBeneficiaryBoxOffers,
  getBeneficiaryVoucherOffers,
  getBeneficiaryVoucherFacets,
  getSubElements,
  getVoucherShippingCosts,
  getBoxShippingCosts,
  getGiftPrices,
  postGift,
  getVoucher,
  postVoucher,
  postBeneficiaryLookup,
  postBeneficiaryPrice,
  postBeneficiaryRedeem,
  postBeneficiaryCancel,
] as const satisfies readonly Call[];
