import type * as z from 'zod/mini';
import { PAGE_PARAMS } from '@staykit/analytics/analytics-payload.ts';
import { isEvent } from '@staykit/analytics/event-schemas.ts';
import type { collectedPayload } from '@staykit/contract/visitor/collect.ts';

/** An analytics payload of a page. */
export type CollectedPayload = z.output<typeof collectedPayload>;

/** Replaces identifying values. */
const REMOVED = '(removed)';

const EMAIL = /[^\s@/?&=:]+(?:@|%40)[^\s@/?&=]+\.[A-Za-z]{2,}/g;

/** Depth limit of values; deeper ones are removed. */
const DEEPEST = 5;

/**
 * Removes what must not be stored: of the shop's own events, everything outside their schemas; without consent to ad
 * personalisation, or with a privacy signal of the browser, all identifiers; and e-mail addresses in any value.
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

/** Whether a shop event matches its schema, besides the common page fields. [PANALYTICS-01] */
function isAllowed({ name, params }: CollectedPayload['events'][number]): boolean {
  const page: readonly string[] = PAGE_PARAMS;
  return isEvent(name, Object.fromEntries(Object.entries(params).filter(([key]) => !page.includes(key))));
}

/** A text without e-mail addresses and characters that the database refuses. */
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
