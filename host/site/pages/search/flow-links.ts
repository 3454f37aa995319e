import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { FlowLink } from '@staykit/widgets/search-box/search-box.props.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import { inside } from '@staykit/routing/inside.ts';
import { ROUTE_STAY_SEARCH, searchRouteFor } from '@staykit/routing/segments.ts';

/** What a visitor of a search can look for in its place; gifts are a choice of the header. */
const FLOWS: readonly SearchFlow[] = ['booking', 'hotel', 'activity'];

/** The ways from one kind of search into another, on the shop and on a minisite. [ROUTE-05] [ROUTE-07] */
export function flowLinks(
  { activitySearch, address: { prefix }, locale }: Pick<PageRequest, 'activitySearch' | 'address' | 'locale'>,
  flow: SearchFlow,
): FlowLink[] {
  if (!FLOWS.includes(flow)) return [];
  return FLOWS.filter((each) => activitySearch || each !== 'activity').map((each) => {
    const route = searchRouteFor(each);
    const said = route === ROUTE_STAY_SEARCH && !(each === 'booking' && locale === 'it_IT');
    return { flow: each, href: `${inside(prefix, `/${route}`)}${said ? `?flow=${each}` : ''}` };
  });
}
