import { createChannel } from '@staykit/channel/create-channel.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { IslandTools } from './island-tools.ts';

/** What the search box and the results take from the server. */
export function serverTools(
  {
    client,
    messages,
    locale,
    apiOrigin,
    instant,
  }: Pick<PageRequest, 'client' | 'messages' | 'locale' | 'apiOrigin' | 'instant'>,
  criteria: SearchCriteria,
): IslandTools {
  return {
    client,
    messages,
    channel: createChannel({ criteria, context: { api: apiOrigin, locale }, submitted: 0 }),
    now: () => instant,
  };
}
