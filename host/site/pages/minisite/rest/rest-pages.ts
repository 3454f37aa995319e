import type { PageName } from '@staykit/routing/segments.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import type { SitePage } from '../../../registry/islands.ts';
import { crashPage } from '../../errors/crash-page.tsx';

type MakePage = (request: PageRequest) => SitePage | Promise<SitePage>;

const notFound = async (): Promise<MakePage> =>
  (await import('../../errors/not-found/page.tsx')).notFoundPage;

/** The pages that a shell makes in the browser: those of `REST_SEGMENTS`. A visitor fetches the one of the address. */
const PAGES: Partial<Record<PageName, () => Promise<MakePage>>> = {
  product: async () => (await import('../../product/page.tsx')).productPage,
  hotel: async () => (await import('../../hotel/page.tsx')).hotelPage,
  activity: async () => (await import('../../activity/page.tsx')).activityPage,
  box: async () => (await import('../../box/page.tsx')).boxPage,
  landing: async () => (await import('../../landing/page.tsx')).landingPage,
};

/** Makes the page of an address that an export does not print; where the shop does not answer, a page that says so. */
export async function loadRest(
  name: PageName,
  request: PageRequest | Promise<PageRequest>,
): Promise<SitePage> {
  const loading = (PAGES[name] ?? notFound)();
  try {
    return await (
      await loading
    )(await request);
  } catch (error) {
    reportError(error);
    return crashPage(await request, 503);
  }
}
