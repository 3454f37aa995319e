import { createBrowserAddress } from '@staykit/channel/browser-address.ts';
import { BOX_PAGE_SIZE } from '@staykit/client/gift/boxes.ts';
import { createGiftClient } from '@staykit/client/gift/create-gift-client.ts';
import { criteriaToHash } from '@staykit/core/search/address/address-hash.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { LOCALE_CHUNKS } from '../../framework/browser/locale-chunks.ts';
import type { StartIsland } from '../../framework/browser/start-islands.ts';
import { apiOptions } from '../../framework/request/api-options.ts';
import { browserStay, hydrateIsland } from '../../framework/browser/hydrate-island.ts';
import type { IslandPage } from '../../framework/page-data.ts';
import type { BoxStaysData } from './box-stays-data.ts';
import { BoxStays, type BoxStaysTools } from './box-stays.tsx';
import type { boxMap } from './open-box-map.tsx';

/** Hydrates the page of a box: the list of its stays, their map, and the pictures. */
export const start: StartIsland<BoxStaysData> = async (root, boxStays, page) => {
  startPictures();
  const { default: messages } = await LOCALE_CHUNKS[page.locale]();
  adoptLaterStyles(document);
  const { boxOffers, giftBoxOffers, giftBoxFacets, voucherOffers, voucherFacets } = createGiftClient(
    apiOptions(page),
  );
  const { code, gift } = boxStays;
  const plain = criteriaToHash(emptyCriteria());
  const tools: BoxStaysTools = {
    load: (number, criteria, signal) => {
      const asked = { criteria: { ...criteria, page: number }, limit: BOX_PAGE_SIZE };
      if (code === undefined) return voucherOffers(asked, { signal });
      // Visitors who look at a box in the shop have its own list until they filter. [PAPI-19] [PAPI-23]
      if (!gift && criteriaToHash(criteria) === plain) return boxOffers(code, number, { signal });
      return giftBoxOffers(gift ? 'beneficiary' : 'shop', code, asked, { signal });
    },
    facets: (criteria, call) =>
      code === undefined ? voucherFacets({ criteria }, call) : giftBoxFacets(code, { criteria }, call),
    address: createBrowserAddress(window),
    openMap: (filters) => void openMap(page, boxStays, filters),
  };
  hydrateIsland(root, <BoxStays data={boxStays} stay={browserStay(page, messages)} tools={tools} />);
};

let map: ReturnType<typeof boxMap> | undefined;

/** The map of the stays: fetched with the first press. Where it cannot be had, the next press tries again. [BOX-05] */
async function openMap(
  page: IslandPage,
  boxStays: BoxStaysData,
  filters: SearchCriteria | undefined,
): Promise<void> {
  try {
    const { show } = await (map ??= import('./open-box-map.tsx').then((part) => part.boxMap(page, boxStays)));
    show(true, filters);
  } catch (error) {
    map = undefined;
    throw error;
  }
}

/** The viewer opens at the picture that was pressed; without script it opens at the first. [GALLERY-07] */
function startPictures(): void {
  const viewer = document.getElementById('pictures');
  let at = 0;
  for (const button of document.querySelectorAll<HTMLElement>('[data-picture]'))
    button.addEventListener('click', () => (at = Number(button.dataset['picture'])));
  viewer?.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState !== 'open') return;
    const slide = viewer.querySelectorAll('[data-slides] > li')[at];
    // The heading stays above the picture, and has the focus.
    if (at > 0) slide?.scrollIntoView({ block: 'center' });
    else viewer.scrollTop = 0;
  });
}
