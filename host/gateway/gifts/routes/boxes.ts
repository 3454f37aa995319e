import type { FastifyInstance } from 'fastify';
import { getBoxDetail, getBoxes, getBoxOffers } from '@staykit/contract/gift/boxes.ts';
import { boxCodeFor } from '@staykit/core/gift/box/box-code.ts';
import { BOX_RANKING, rankBoxes } from '@staykit/core/gift/box/box-ranking.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import { packagesPerHotel } from '@staykit/core/search/results/packages.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { paramsToCriteria } from '@staykit/core/search/address/search-params.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import type { BoxFacts } from '../../catalogue/facts/box-facts.ts';
import {
  boxByCode,
  boxPageModelOf,
  boxPictures,
  boxPriceOf,
  boxValue,
  hasPhysical,
  includedContent,
  isGiftOnSale,
} from '../../catalogue/facts/box-facts.ts';
import { type TextLanguage, type GiftRecord, textIn } from '../../catalogue/records.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { giftOffers, type GiftSearch } from '../gift-search.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { NotConfiguredError } from '../../errors/not-configured-error.ts';
import { inSlices } from '../../search/in-slices.ts';
import { declare } from '../../http/declare.ts';
import { requestContext } from '../../http/request-context.ts';
import { toOfferCard } from '../../search/routes/to-offer-card.ts';

/** Page size of a box's stays. [PAPI-23] */
const BOX_PAGE_SIZE = 8;
/** Maximum number of markers on a box's map. */
const MOST_MARKERS = 1_000;

/** All boxes and cards; 503 until they are read. */
export function giftsOf(parts: GatewayParts): readonly GiftRecord[] {
  if (!parts.gifts) throw new NotConfiguredError('gifts', 'This gateway has no gifts.');
  const gifts = parts.gifts();
  if (!gifts) throw new GatewayError('UNAVAILABLE', 'The gifts are still loading.');
  return gifts;
}

/** The box of a code, or 404. */
export function knownBox(parts: GatewayParts, code: string): BoxFacts {
  const box = boxByCode(giftsOf(parts), code);
  if (!box) throw new GatewayError('NOT_FOUND', `Box ${code} does not exist.`);
  return box;
}

/** Boxes and their stays. [PAPI-04] [PAPI-05] [PAPI-23..25] */
export function boxRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getBoxes, ({ query }) => {
    const { language, locale } = requestContext(parts, query.locale);
    const boxes = giftsOf(parts).filter((gift) => gift.kind === 'box' && isGiftOnSale(gift));
    const ranked = rankBoxes(boxes, BOX_RANKING[marketOf(locale)]);
    if (query.type !== 'physical') return { boxes: ranked.map((gift) => cardOf(gift, gift.code, language)) };
    return {
      boxes: ranked
        .filter(hasPhysical)
        .map((gift) => cardOf(gift, boxCodeFor('physical', gift.code), language)),
    };
  });

  declare(app, getBoxDetail, ({ params, query }) => {
    const { language } = requestContext(parts, query.locale);
    const box = knownBox(parts, params.code);
    const { gift } = box;
    if (!isGiftOnSale(gift)) throw new GatewayError('NOT_FOUND', `Box ${box.code} is no longer sold.`);
    return {
      ...cardOf(gift, box.code, language),
      description: textIn(gift.texts, language),
      value: boxValue(gift),
      ...(gift.validMonths !== undefined && { validMonths: gift.validMonths }),
      searchCriteria: { subthemas: gift.themeIds.map(String) },
      pageModel: boxPageModelOf(box, language),
    };
  });

  declare(app, getBoxOffers, async ({ params, query }) => {
    const context = requestContext(parts, query.locale);
    const { gift } = knownBox(parts, params.boxCode);
    const search: GiftSearch = {
      criteria: criteriaOf(query),
      offerIds: gift.offerIds,
      perHotel: packagesPerHotel('box'),
      home: marketOf(context.locale),
    };
    if (query.performMapSearch === 'true') {
      const everything = { ...search, criteria: { ...search.criteria, page: 0 } };
      const { hits, total } = await inSlices(
        giftOffers(context.model, everything, context.now, MOST_MARKERS),
      );
      return {
        exactMatch: hits.map(({ offer, hotel: { lat, lng, name }, sellPrice }) => ({
          id: offer.id,
          location: { lat, lng },
          label: name,
          price: sellPrice,
        })),
        searchDetails: { totalCount: total },
      };
    }
    const size = Number(query.limit ?? BOX_PAGE_SIZE);
    const { hits, total } = await inSlices(giftOffers(context.model, search, context.now, size));
    return {
      exactMatch: hits.map((hit) => toOfferCard(hit, context, undefined, DEFAULT_PAX)),
      searchDetails: { totalCount: total },
    };
  });
}

/** Filters and page of a list, without dates. */
function criteriaOf(query: Readonly<Record<string, string | undefined>>): SearchCriteria {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return paramsToCriteria({ ...Object.fromEntries(given), flow: 'gifting' });
}

/** Fields that lists and the page of a box share. */
export function cardOf(gift: GiftRecord, code: string, language: TextLanguage) {
  return {
    code,
    title: textIn(gift.names, language),
    slug: gift.slug,
    includedContent: includedContent(gift, language),
    price: boxPriceOf(gift),
    images: boxPictures(gift, language),
  };
}
