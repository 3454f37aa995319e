import type { ClientOptions } from '@staykit/client/transport/client-options.ts';
import { tellFailure } from '../browser/tell-failure.ts';
import type { IslandPage } from '../page-data.ts';

/** Options of the calls of a page in the browser: failed calls are reported to the shop. */
export function apiOptions({
  locale,
  origin,
  partner,
}: Pick<IslandPage, 'locale' | 'origin' | 'partner'>): ClientOptions {
  return {
    api: `${origin}/api`,
    locale,
    onError: tellFailure,
    ...(partner !== undefined && { minisite: partner }),
  };
}
