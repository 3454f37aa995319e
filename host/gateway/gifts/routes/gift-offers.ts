import type { FastifyInstance } from 'fastify';
import {
  getBeneficiaryBoxOffers,
  getBeneficiaryVoucherFacets,
  getBeneficiaryVoucherOffers,
  getGiftBoxFacets,
  getGiftBoxOffers,
} from '@staykit/contract/gift/gift-offers.ts';
import { PROPERTY_TYPES } from '@staykit/contract/search/facets.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import { packagesPerHotel } from '@staykit/core/search/results/packages.ts';
import { SEARCH_PAGE_SIZE } from '@staykit/core/search/results/pagination.ts';
import { paramsToCriteria } from '@staykit/core/search/address/search-params.ts';
import { boxValue } from '../../catalogue/facts/box-facts.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { giftFacets, giftOffers, type GiftSearch } from '../gift-search.ts';
import { inSlices } from '../../search/in-slices.ts';
import { knownBox } from './boxes.ts';
import { declare } from '../../http/declare.ts';
import { requestContext, type RequestContext } from '../../http/request-context.ts';
import { toFacetsAnswer } from '../../search/routes/to-facets-answer.ts';
import { toOfferCard } from '../../search/routes/to-offer-card.ts';
import { usedDates } from '@staykit/core/search/used-dates.ts';

/** Parameters of both sources; the arrival day has one name. [PAPI-22] */
type GiftQuery = Readonly<Record<string, string | undefined>>;

/** Nights, if the beneficiary gave only a day. */
const DEFAULT_NIGHTS = '1';

/** Stays for boxes and single vouchers, and the counts of their filters. [PAPI-19..22] */
export function giftOfferRoutes(app: FastifyInstance, parts: GatewayParts): void {
  const inShop = (query: GiftQuery) => query;
  const ofBeneficiary = ({ checkinDate, ...query }: GiftQuery): GiftQuery => ({
    ...query,
    ...(checkinDate !== undefined && { checkin: checkinDate }),
  });

  declare(app, getGiftBoxOffers, ({ params, query }) => offers(parts, inShop(query), params.code));
  declare(app, getGiftBoxFacets, ({ params, query }) => facets(parts, inShop(query), params.code));
  declare(app, getBeneficiaryBoxOffers, ({ query }) => offers(parts, ofBeneficiary(query), query.code));
  declare(app, getBeneficiaryVoucherOffers, ({ query }) => offers(parts, ofBeneficiary(query)));
  declare(app, getBeneficiaryVoucherFacets, ({ query }) => facets(parts, ofBeneficiary(query)));
}

function searchOf(
  parts: GatewayParts,
  query: GiftQuery,
  context: RequestContext,
  boxCode?: string,
): GiftSearch {
  const { numberOfPackagesPerHotel, matchOfferRangePriceWithGiftAmount, giftAmount, ...rest } = query;
  const box = boxCode === undefined ? undefined : knownBox(parts, boxCode);
  const dated = rest.checkin !== undefined;
  const given = Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  const night = rest.night ?? (box ? String(Math.max(1, box.gift.nights)) : DEFAULT_NIGHTS);
  const worth = box ? boxValue(box.gift) : giftAmount === undefined ? undefined : Number(giftAmount);
  const limited = matchOfferRangePriceWithGiftAmount === 'true' && worth !== undefined;
  return {
    criteria: paramsToCriteria({
      ...given,
      flow: dated ? 'booking' : 'gifting',
      ...(dated && { night }),
    }),
    ...(box && { offerIds: box.gift.offerIds }),
    ...(limited && { atMost: worth }),
    perHotel: Number(numberOfPackagesPerHotel ?? packagesPerHotel('box')),
    home: marketOf(context.locale),
  };
}

async function offers(parts: GatewayParts, query: GiftQuery, boxCode?: string) {
  const context = requestContext(parts, query.locale);
  const search = searchOf(parts, query, context, boxCode);
  const { criteria } = search;
  const size = Number(query.limit ?? SEARCH_PAGE_SIZE);
  const { hits, total } = await inSlices(giftOffers(context.model, search, context.now, size));
  const { pax, hotelId } = criteria;
  const dates = criteria.checkin === undefined ? undefined : usedDates(criteria, context.now);
  return {
    exactMatch: hits.map((hit) => toOfferCard(hit, context, dates, pax)),
    searchDetails: {
      ...(dates && { checkin: dates.checkin, night: dates.night }),
      adult: pax.adult,
      child: pax.child,
      baby: pax.baby,
      ...(hotelId !== undefined && { hotelId }),
      totalCount: total,
    },
  };
}

async function facets(parts: GatewayParts, query: GiftQuery, boxCode?: string) {
  const context = requestContext(parts, query.locale);
  const search = searchOf(parts, query, context, boxCode);
  const found = await inSlices(giftFacets(context.model, search, context.now));
  const counted = PROPERTY_TYPES.filter((type) => type !== 'price');
  return toFacetsAnswer(found, context, counted, true);
}
