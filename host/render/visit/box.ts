import { createBrowserAddress } from '../../../widgets/channel/browser-address.ts';
import { BOX_PAGE_SIZE } from '../../../widgets/client/gift/boxes.ts';
import { createGiftClient } from '../../../widgets/client/gift/create-gift-client.ts';
import { criteriaToHash } from '../../../widgets/core/search/address-hash.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import { emptyCriteria } from '../../../widgets/core/search/empty-criteria.ts';
import { adoptLaterStyles } from '../../../widgets/elements/styles/styled.ts';
import { boxStaysIsland } from '../box-stays-island.tsx';
import { LOCALE_CHUNKS } from '../locale-chunks.ts';
import { PAGE_DATA_ID, type PageData } from '../page-data.ts';
import { takeOver } from '../take-over.ts';
import type { boxMap } from './box-map.tsx';

/** Brings the page of a box to life: the list of its stays, their map, and the pictures. */
export async function startBox(root: HTMLElement): Promise<void> {
  startPictures();
  const block = document.getElementById(PAGE_DATA_ID);
  const page = JSON.parse(block?.textContent ?? '{}') as PageData;
  const { locale, origin, partner, boxStays } = page;
  if (!boxStays) return;
  const { default: messages } = await LOCALE_CHUNKS[locale]();
  adoptLaterStyles(document);
  const minisite = partner !== undefined && { minisite: partner };
  const { boxOffers, giftBoxOffers, giftBoxFacets, voucherOffers, voucherFacets } = createGiftClient({
    api: `${origin}/api`,
    locale,
    ...minisite,
  });
  const { code, gift } = boxStays;
  const plain = criteriaToHash(emptyCriteria());
  const island = boxStaysIsland(
    page,
    boxStays,
    { messages, now: Date.now },
    {
      load: (page, criteria, signal) => {
        const asked = { criteria: { ...criteria, page }, limit: BOX_PAGE_SIZE };
        if (code === undefined) return voucherOffers(asked, { signal });
        // Whoever looks at a box in the shop has its own list until they filter. [PAPI-19] [PAPI-23]
        if (!gift && criteriaToHash(criteria) === plain) return boxOffers(code, page, { signal });
        return giftBoxOffers(gift ? 'beneficiary' : 'shop', code, asked, { signal });
      },
      facets: (criteria, call) =>
        code === undefined ? voucherFacets({ criteria }, call) : giftBoxFacets(code, { criteria }, call),
      address: createBrowserAddress(window),
      openMap: (filters) => void openMap(page, filters),
    },
  );
  takeOver(root, island);
}

let map: ReturnType<typeof boxMap> | undefined;

/** The map of the stays: fetched with the first press. Where it cannot be had, the next press tries again. [BOX-05] */
async function openMap(page: PageData, filters: SearchCriteria | undefined): Promise<void> {
  try {
    const { show } = await (map ??= import('./box-map.tsx').then((part) => part.boxMap(page)));
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
