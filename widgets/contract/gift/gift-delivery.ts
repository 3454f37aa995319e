import * as z from 'zod/mini';
import type { Market } from '@staykit/values/market/locale.ts';
import { answer, idText } from '../answer-parts.ts';
import { call } from '../call.ts';
import { locale, oneOf } from '../query-parts.ts';

const MARKETS = ['FR', 'ES', 'BE', 'NL', 'IT'] as const satisfies readonly Market[];

/** Shipping costs to one country, in cents. [PENTITY-33] */
export const countryShippingCost = answer({
  shippingCost: z.exactOptional(z.number()),
  internationalShippingFee: z.exactOptional(z.number()),
});

/** The same by the country of the address, ISO 3166-1. [PENTITY-33] */
export const shippingCostsAnswer = answer({
  shippingCostsPerCountry: z.record(z.string(), countryShippingCost),
});

const pos = { pos: oneOf(MARKETS) };

/** Sending a single voucher. [PAPI-27] */
export const getVoucherShippingCosts = call({
  id: 'getVoucherShippingCosts',
  method: 'GET',
  base: 'gateway',
  path: '/single-voucher/shipping-costs',
  summary: 'Shipping costs of a printed single voucher, by country.',
  query: z.object(pos),
  answer: shippingCostsAnswer,
  safe: true,
  keep: 300,
});

/** Sending a box. [PAPI-27] */
export const getBoxShippingCosts = call({
  id: 'getBoxShippingCosts',
  method: 'GET',
  base: 'gateway',
  path: '/boxes/shipping-costs',
  summary: 'Shipping costs of a box, by country.',
  query: z.object(pos),
  answer: shippingCostsAnswer,
  safe: true,
  keep: 300,
});

/** A sub-element of a physical gift, such as a sleeve or a card. [PENTITY-32] */
export const customSubElement = answer({
  id: idText(),
  name: z.string(),
  imageUrl: z.string(),
  /** The shop's own choice. */
  recommendedByWed: z.boolean(),
  price: z.number(),
  categoryId: idText(),
});

/** A group of them, named in every locale. [PENTITY-32] */
export const subElementCategory = answer({
  id: idText(),
  /** Not localised: in lower case it is the key in the address hash. [SLEEVE-03] */
  description: z.string(),
  /** By locale. */
  names: z.record(z.string(), z.string()),
  /** One of them at most; otherwise any number. */
  singleSelection: z.boolean(),
});

/** The sub-elements of physical gifts. [PAPI-26] */
export const getSubElements = call({
  id: 'getSubElements',
  method: 'GET',
  base: 'gateway',
  path: '/sub-elements/available-custom-sub-elements',
  summary: 'Sleeves, cards and other options of a physical gift, with their categories.',
  query: z.object({ locale: z.exactOptional(locale()) }),
  answer: answer({
    availableCustomSubElements: z.array(customSubElement),
    categories: z.array(subElementCategory),
  }),
  safe: true,
  keep: 300,
});
