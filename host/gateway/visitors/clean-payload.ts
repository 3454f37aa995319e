import type * as z from 'zod/mini';
import { PAGE_PARAMS } from '../../../widgets/analytics/analytics-payload.ts';
import { isEvent } from '../../../widgets/analytics/event-schemas.ts';
import type { collectedPayload } from '../../../widgets/contract/collect.ts';

/** What a page tells of its visitor. */
export type CollectedPayload = z.output<typeof collectedPayload>;

/** Stands where something said who the visitor is. */
const REMOVED = '(removed)';

const EMAIL = /[^\s@/?&=:]+(?:@|%40)[^\s@/?&=]+\.[A-Za-z]{2,}/g;

/** How deep values are read; what lies deeper is left out. */
const DEEPEST = 5;

/**
 * What may be kept of a payload: of the shop's own events those that their schemas allow. Where ads are not to be personalised, or the browser asks for privacy, nothing that
 * says who the visitor is; an e-mail address inside a value, never.
 */
export function cleanPayload(payload: CollectedPayload, askedForPrivacy: boolean): CollectedPayload {
  const anonymous = payload.non_personalized_ads || askedForPrivacy;
  return {
    client_id: clean(payload.client_id) as string,
    ...(!anonymous && payload.user_id !== undefined && { user_id: clean(payload.user_id) as string }),
    ...(!anonymous &&
      payload.user_data !== undefined && { user_data: clean(payload.user_data) as Record<string, unknown> }),
    non_personalized_ads: anonymous,
    events: payload.events.filter(isAllowed).map(({ name, params }) => ({
      name,
      params: clean(params) as Record<string, unknown>,
    })),
  };
}

/** Whether an event of the shop tells no more than its schema says, beside what every event says of its page. [PANALYTICS-01] */
function isAllowed({ name, params }: CollectedPayload['events'][number]): boolean {
  const page: readonly string[] = PAGE_PARAMS;
  return isEvent(name, Object.fromEntries(Object.entries(params).filter(([key]) => !page.includes(key))));
}

/** A text that can be kept: without the e-mail addresses in it, and without what a database does not take. */
export function withoutAddresses(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').replace(EMAIL, REMOVED);
}

function clean(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutAddresses(value).slice(0, 2_000);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return REMOVED;
  if (Array.isArray(value)) return value.slice(0, 100).map((each) => clean(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 100)
      .map(([key, each]) => [withoutAddresses(key.slice(0, 100)), clean(each, depth + 1)]),
  );
}
