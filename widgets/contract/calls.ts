import type * as z from 'zod/mini';
import * as account from './visitor/account.ts';
import * as accountChanges from './visitor/account-changes.ts';
import * as activities from './inventory/activities.ts';
import * as activityDetail from './product/activity-detail.ts';
import * as activityOnly from './search/activity-only.ts';
import * as autocomplete from './search/autocomplete.ts';
import * as banners from './content/banners.ts';
import * as beneficiary from './gift/beneficiary.ts';
import * as bookingMove from './booking/booking-move.ts';
import * as bookings from './booking/bookings.ts';
import * as boughtGift from './gift/bought-gift.ts';
import * as boxes from './gift/boxes.ts';
import * as calendarMonth from './search/calendar-month.ts';
import type { Call } from './call.ts';
import * as checkinPrices from './product/checkin-prices.ts';
import * as checkoutNights from './product/checkout-nights.ts';
import * as collect from './visitor/collect.ts';
import * as contact from './visitor/contact.ts';
import * as detail from './product/detail.ts';
import * as experiments from './visitor/experiments.ts';
import * as facets from './search/facets.ts';
import * as giftBoxes from './inventory/gift-boxes.ts';
import * as giftContent from './content/gift-content.ts';
import * as giftDelivery from './gift/gift-delivery.ts';
import * as giftOffers from './gift/gift-offers.ts';
import * as giftPrices from './gift/gift-prices.ts';
import * as giftSale from './gift/gift-sale.ts';
import * as hotel from './product/hotel.ts';
import * as hotelContents from './inventory/hotel-contents.ts';
import * as hotelExtras from './inventory/hotel-extras.ts';
import * as hotelPolicies from './inventory/hotel-policies.ts';
import * as hotelRooms from './inventory/hotel-rooms.ts';
import * as hotelPhotos from './inventory/hotel-photos.ts';
import * as invoices from './booking/invoices.ts';
import * as images from './images.ts';
import * as menu from './content/menu.ts';
import { offerCard } from './search/offer-card.ts';
import * as offers from './search/offers.ts';
import * as pageContent from './content/page-content.ts';
import * as paymentMethods from './booking/payment-methods.ts';
import * as payments from './booking/payments.ts';
import * as productOffers from './product/product-offers.ts';
import * as ratePlans from './inventory/rate-plans.ts';
import * as roomNights from './inventory/room-nights.ts';
import * as quote from './booking/quote.ts';
import * as profile from './visitor/profile.ts';
import * as reports from './visitor/reports.ts';
import * as reservations from './inventory/reservations.ts';
import * as guestReview from './visitor/guest-review.ts';
import * as reviews from './product/reviews.ts';
import * as vouchers from './inventory/vouchers.ts';
import * as wishlist from './visitor/wishlist.ts';

type CallsOf<Module> = Module extends object ? Extract<Module[keyof Module], Call> : never;

const isCall = (exported: unknown): boolean =>
  typeof exported === 'object' && exported !== null && 'summary' in exported && 'path' in exported;

/** The declared calls, sorted by id: the order of exports depends on the order of loading. */
function callsOf<Modules extends readonly object[]>(...modules: Modules): CallsOf<Modules[number]>[] {
  const byId = (one: Call, other: Call) => (one.id < other.id ? -1 : 1);
  return modules.flatMap(
    (module) => Object.values(module).filter(isCall).toSorted(byId) as CallsOf<Modules[number]>[],
  );
}

/** The calls by subject: the tags of OpenAPI and the sections of the reference. */
export const CALL_FAMILIES = {
  search: callsOf(offers, facets, autocomplete, checkoutNights, calendarMonth, detail, activityOnly, images),
  product: callsOf(activityDetail, hotel, checkinPrices, productOffers, reviews),
  selling: callsOf(quote, paymentMethods, bookings, bookingMove, payments, invoices),
  gift: callsOf(boxes, giftOffers, giftDelivery, giftPrices, giftSale, boughtGift, beneficiary),
  content: callsOf(pageContent, banners, giftContent, menu),
  visitor: callsOf(
    contact,
    collect,
    experiments,
    reports,
    wishlist,
    account,
    accountChanges,
    profile,
    guestReview,
  ),
  inventory: callsOf(
    roomNights,
    hotelContents,
    hotelRooms,
    ratePlans,
    hotelExtras,
    hotelPolicies,
    hotelPhotos,
    activities,
    vouchers,
    giftBoxes,
    reservations,
  ),
} satisfies Record<string, readonly Call[]>;

/** A family of calls. */
export type CallFamily = keyof typeof CALL_FAMILIES;

/** Every call of the contract. */
export const CALLS: readonly Call[] = Object.values(CALL_FAMILIES).flat();

/** Calls of which a widget reads only a part, and checks only that. */
export const READ_PARTLY = {
  getDetailBooked: { call: detail.getDetail, answer: detail.bookedProduct },
  getDetailCard: { call: detail.getDetail, answer: offerCard },
  postActivitiesPage: { call: activityOnly.postActivities, answer: offers.offersAnswer },
} as const satisfies Record<string, { call: Call; answer: z.core.$ZodType }>;
