import * as z from 'zod/mini';
import { call } from '../call.ts';
import { facetsAnswer } from '../search/facets.ts';
import { offersAnswer } from '../search/offers.ts';
import { day, flag, id, whole } from '../query-parts.ts';
import { searchQuery } from '../search/search-query.ts';

const { checkin: _checkin, id: _id, flow: _flow, ...filters } = searchQuery;

/** What both sources of gift offers read; the day of arrival alone has two names. [PAPI-22] */
const giftQuery = {
  ...filters,
  limit: z.exactOptional(whole(1, 100)),
  numberOfPackagesPerHotel: z.exactOptional(whole(1, 20)),
  /** `true`: only stays that the gift pays for entirely. */
  matchOfferRangePriceWithGiftAmount: z.exactOptional(flag()),
  /** What the gift is worth, in cents; a box knows it by itself. */
  giftAmount: z.exactOptional(whole(0, 100_000_000)),
  affiliateId: z.exactOptional(id()),
};

const inShop = z.object({ ...giftQuery, checkin: z.exactOptional(day()) });
const ofBeneficiary = z.object({ ...giftQuery, checkinDate: z.exactOptional(day()) });

/** Stays of a box, for the shop. [PAPI-19] [PAPI-22] */
export const getGiftBoxOffers = call({
  id: 'getGiftBoxOffers',
  method: 'GET',
  base: 'gateway',
  path: '/box-offers/:code',
  summary: 'Stays that a box pays for, with filters; with a check-in date only available ones.',
  params: z.object({ code: id() }),
  query: inShop,
  answer: offersAnswer,
  refusals: ['NOT_FOUND'],
  safe: true,
});

/** Counts for the filters of those stays. [PAPI-21] [PAPI-22] */
export const getGiftBoxFacets = call({
  id: 'getGiftBoxFacets',
  method: 'GET',
  base: 'gateway',
  path: '/box-facets/:code',
  summary: 'Number of stays of a box for each filter value.',
  params: z.object({ code: id() }),
  query: inShop,
  answer: facetsAnswer,
  refusals: ['NOT_FOUND'],
  safe: true,
});

/** Stays of a box, for a beneficiary. [PAPI-19] [PAPI-22] */
export const getBeneficiaryBoxOffers = call({
  id: 'getBeneficiaryBoxOffers',
  method: 'GET',
  base: 'origin',
  path: '/beneficiary/boxes/offers',
  summary: 'Stays that the beneficiary of a box can choose.',
  query: z.object({ ...ofBeneficiary._zod.def.shape, code: id() }),
  answer: offersAnswer,
  refusals: ['NOT_FOUND'],
  safe: true,
  keep: 'never',
});

/** Stays for a single voucher. [PAPI-20] [PAPI-22] */
export const getBeneficiaryVoucherOffers = call({
  id: 'getBeneficiaryVoucherOffers',
  method: 'GET',
  base: 'origin',
  path: '/beneficiary/single-vouchers/offers',
  summary: 'Stays that the beneficiary of a single voucher can choose.',
  query: ofBeneficiary,
  answer: offersAnswer,
  safe: true,
  keep: 'never',
});

/** Counts for the filters of those stays. [PAPI-21] [PAPI-22] */
export const getBeneficiaryVoucherFacets = call({
  id: 'getBeneficiaryVoucherFacets',
  method: 'GET',
  base: 'origin',
  path: '/beneficiary/single-vouchers/facets',
  summary: 'Number of stays for a single voucher, for each filter value.',
  query: ofBeneficiary,
  answer: facetsAnswer,
  safe: true,
  keep: 'never',
});
