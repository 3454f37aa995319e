import type { PageRequest } from '../framework/request/page-request.ts';
import type { SitePage } from './islands.ts';
import type { PageName } from '@staykit/routing/segments.ts';
import { accountPage } from '../pages/account/page.tsx';
import { activityPage } from '../pages/activity/page.tsx';
import { beneficiaryPage } from '../pages/beneficiary/page.tsx';
import { bookingLookupPage } from '../pages/booking-lookup/page.tsx';
import { boxPage } from '../pages/box/page.tsx';
import { boxListingPage } from '../pages/box/listing/page.tsx';
import { checkoutPage } from '../pages/checkout/page.tsx';
import { contactPage } from '../pages/contact/page.tsx';
import { contentPage } from '../pages/content/page.tsx';
import { giftCardPage } from '../pages/giftcard/page.tsx';
import { homePage } from '../pages/home/page.tsx';
import { hotelPage } from '../pages/hotel/page.tsx';
import { ideasPage } from '../pages/ideas/page.tsx';
import { landingPage } from '../pages/landing/page.tsx';
import { minisitePage } from '../pages/minisite/page.tsx';
import { notFoundPage } from '../pages/errors/not-found/page.tsx';
import { productPage } from '../pages/product/page.tsx';
import { reviewPage } from '../pages/review/page.tsx';
import { searchPage } from '../pages/search/page.tsx';
import { unservedPage } from '../pages/errors/unserved-page.tsx';

/** The pages that exist; an address of any other shows that it is not there. [ROUTE-01] */
const PAGES: Partial<Record<PageName, (request: PageRequest) => SitePage | Promise<SitePage>>> = {
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
  review: reviewPage,
  unserved: unservedPage,
};

/** Makes the page of an address. */
export async function loadPage(request: PageRequest): Promise<SitePage> {
  const { page, partner } = request.address;
  if (page === 'minisite' && partner) return minisitePage(request, partner);
  return (PAGES[page] ?? notFoundPage)(request);
}
