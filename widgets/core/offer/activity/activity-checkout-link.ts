import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { OWN_USE, parseSearch } from '../../search/address/page-search.ts';

/** The input of an activity checkout: everything but the buyer. */
export interface ActivityCheckoutStart {
  /** The activity. */
  id: string;
  /** How many take part; 2 if none is given. [ACTIVITY-12] */
  pax?: number;
  /** Bought for oneself, and not to be given. [ACTIVITY-13] */
  ownUse?: boolean;
  /** Minisite id of the partner, who is paid on what is sold. [MINISITE-17] */
  minisite?: number;
}

/** Maximum number of people in an address. */
const MOST_PAX = 20;

/** The address of a checkout of an activity: activity and people stand in the hash, own use in the search. [ACTIVITY-12] [ACTIVITY-13] */
export function activityCheckoutLink(page: string, start: ActivityCheckoutStart): string {
  const { id, pax = DEFAULT_PAX.adult, ownUse, minisite } = start;
  const query = new URLSearchParams();
  if (ownUse) query.set('customType', OWN_USE);
  if (minisite !== undefined) query.set('minisite', String(minisite));
  const hash = new URLSearchParams({ id, a: String(pax) });
  const [path = ''] = page.split('#');
  const between = query.size === 0 ? '' : path.includes('?') ? '&' : '?';
  return `${path}${between}${query}#${hash}`;
}

/** What an address says is bought, or nothing where it names no activity; search and hash come without their signs. */
export function readActivityCheckoutLink(search: string, hash: string): ActivityCheckoutStart | undefined {
  const [query, named] = [new URLSearchParams(search), new URLSearchParams(hash)];
  // A server reads no hash: what it is asked for stands in the query.
  const text = (name: string) => named.get(name) ?? query.get(name) ?? '';
  const id = text('id');
  if (!/^[\w.:-]{1,60}$/.test(id)) return undefined;
  const [pax, minisite] = [Number(text('a')), Number(text('minisite'))];
  return {
    id,
    pax: Number.isInteger(pax) && pax > 0 && pax <= MOST_PAX ? pax : DEFAULT_PAX.adult,
    ...(parseSearch(search).customType === OWN_USE && { ownUse: true }),
    ...(Number.isInteger(minisite) && minisite > 0 && { minisite }),
  };
}
