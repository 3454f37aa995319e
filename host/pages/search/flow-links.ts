import type { SearchFlow } from '../../../widgets/core/search/flow.ts';
import type { FlowLink } from '../../../widgets/search-box/search-box.props.ts';
import type { PageRequest } from '../../render/page.ts';
import { ROUTE_STAY_SEARCH, searchRouteFor } from '../../routing/segments.ts';

/** What a visitor of a search can look for in its place; gifts are a choice of the header. */
const FLOWS: readonly SearchFlow[] = ['booking', 'hotel', 'activity'];

/** The ways from one kind of search into another, on the shop's own pages. [ROUTE-05] [ROUTE-07] */
export function flowLinks(
  { address: { partner }, locale }: Pick<PageRequest, 'address' | 'locale'>,
  flow: SearchFlow,
): FlowLink[] {
  if (partner || !FLOWS.includes(flow)) return [];
  return FLOWS.map((each) => {
    const route = searchRouteFor(each);
    const said = route === ROUTE_STAY_SEARCH && !(each === 'booking' && locale === 'it_IT');
    return { flow: each, href: `/${route}${said ? `?flow=${each}` : ''}` };
  });
}
