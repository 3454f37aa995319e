import * as z from 'zod/mini';
import { SEARCH_FLOWS } from '../core/search/flow.ts';
import type { AnalyticsEvents } from './events.ts';

/*
 * The events as whoever reads the data layer can check them. No widget imports this file: at run time the types are
 * enough, and the checks would cost every page.
 */

const cents = () => z.int();
const flow = () => z.enum(SEARCH_FLOWS);

const shownItem = {
  id: z.string(),
  label: z.string(),
  price: z.exactOptional(cents()),
  flow: flow(),
};

const cartItem = { ...shownItem, quantity: z.int().check(z.positive()) };

/** One schema for each event (analytics.events). [PANALYTICS-01] */
export const EVENT_SCHEMAS = {
  select_item: z.partial(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      price: cents(),
      position: z.int().check(z.nonnegative()),
      flow: flow(),
      category: z.string(),
    }),
  ),
  view_item: z.strictObject(shownItem),
  view_item_list: z.strictObject({ list: z.string(), ids: z.array(z.string()) }),
  item_impressions: z.strictObject({ list: z.string(), ids: z.array(z.string()) }),
  search: z.strictObject({
    flow: flow(),
    place: z.boolean(),
    dates: z.boolean(),
    theme: z.exactOptional(z.int()),
    travellers: z.int().check(z.positive()),
  }),
  add_to_cart: z.strictObject(cartItem),
  begin_checkout: z.strictObject(cartItem),
  purchase: z.strictObject({ ...cartItem, price: cents(), paid: cents() }),
  personalization_item: z.strictObject({ giftFormat: z.enum(['digital', 'physical']) }),
  launchPage: z.strictObject({ pageType: z.string(), path: z.string().check(z.regex(/^\//)) }),
  price_change: z.strictObject({
    package_id: z.string(),
    new_price: cents(),
    previous_price: cents(),
    page: z.string(),
    data_flow_mode: z.enum(['pull', 'push']),
  }),
  select_promotion: z.strictObject({ campaign: z.string(), category: z.string() }),
  view_promotion: z.strictObject({ campaign: z.string(), category: z.string() }),
} satisfies Record<keyof AnalyticsEvents, z.ZodMiniType>;
