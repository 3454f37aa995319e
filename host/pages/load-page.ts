import type { Page, PageRequest } from '../render/page.ts';
import type { PageName } from '../routing/segments.ts';
import { accountPage } from './account/page.tsx';
import { activityPage } from './activity/page.tsx';
import { beneficiaryPage } from './beneficiary/page.tsx';
import { bookingLookupPage } from './booking-lookup/page.tsx';
import { boxPage } from './box/page.tsx';
import { boxListingPage } from './box-listing/page.tsx';
import { checkoutPage } from './checkout/page.tsx';
import { contactPage } from './contact/page.tsx';
import { contentPage } from './content/page.tsx';
import { giftCardPage } from './giftcard/page.tsx';
import { homePage } from './home/page.tsx';
import { hotelPage } from './hotel/page.tsx';
import { ideasPage } from './ideas/page.tsx';
import { landingPage } from './landing/page.tsx';
import { minisitePage } from './minisite/page.tsx';
import { notFoundPage } from './not-found/page.tsx';
import { productPage } from './product/page.tsx';
import { searchPage } from './search/page.tsx';
import { unservedPage } from './unserved-page.tsx';

/** The pages that exist; an address of any other shows that it is not there. [ROUTE-01] */
const PAGES: Partial<Record<PageName, (request: PageRequest) => Page | Promise<Page>>> = {
  home: homePage,
  search: searchPage,
  'activity-search': searchPage,
  product: productPage,
  activity: activityPage,
  hotel: hotelPage,
  content: contentPage,
  contact: contactPage,
  landing: landingPage,
  ideas: ideasPage,
  box: boxPage,
  'box-listing': boxListingPage,
  beneficiary: beneficiaryPage,
  giftcard: giftCardPage,
  checkout: checkoutPage,
  'booking-lookup': bookingLookupPage,
  account: accountPage,
  unserved: unservedPage,
};

/** Makes the page of an address. */
export async function loadPage(request: PageRequest): Promise<Page> {
  const { page, partner } = request.address;
  if (page === 'minisite' && partner) return minisitePage(request, partner);
  return (PAGES[page] ?? notFoundPage)(request);
}
