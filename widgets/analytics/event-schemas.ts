import * as z from 'zod/mini';
import { SEARCH_FLOWS } from '@staykit/values/search/flow.ts';
import type { AnalyticsEvents } from './events.ts';

/*
 * What each event may tell. Pages push what the types of `events.ts` allow, which these schemas are compiled against; the
 * gateway checks what comes in. No widget imports this file: the checks would cost every page.
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
const EVENT_SCHEMAS = {
  select_item: z.strictObject({
    id: z.exactOptional(z.string()),
    label: z.exactOptional(z.string()),
    price: z.exactOptional(cents()),
    position: z.exactOptional(z.int().check(z.nonnegative())),
    flow: z.exactOptional(flow()),
    category: z.exactOptional(z.enum(['weekend', 'single_voucher', 'activity'])),
  }),
  view_item: z.strictObject(shownItem),
  view_item_list: z.strictObject({ list: z.string(), ids: z.readonly(z.array(z.string())) }),
  item_impressions: z.strictObject({ list: z.string(), ids: z.readonly(z.array(z.string())) }),
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
} satisfies { [Name in keyof AnalyticsEvents]: z.ZodMiniType<AnalyticsEvents[Name]> };

/** Whether an event tells what its schema allows, and nothing else; events of other names are the page's own. */
export function isEvent(name: string, told: object): boolean {
  if (!Object.hasOwn(EVENT_SCHEMAS, name)) return true;
  return EVENT_SCHEMAS[name as keyof AnalyticsEvents].safeParse(told).success;
}
