import type { ClientOptions } from '@staykit/client/transport/client-options.ts';
import type { IslandPage } from '../page-data.ts';

/** Options of the calls of a page in the browser. */
export function apiOptions({
  locale,
  origin,
  partner,
}: Pick<IslandPage, 'locale' | 'origin' | 'partner'>): ClientOptions {
  return { api: `${origin}/api`, locale, ...(partner !== undefined && { minisite: partner }) };
}
