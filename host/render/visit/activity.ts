import { createBrowserAddress } from '../../../widgets/channel/browser-address.ts';
import { adoptLaterStyles } from '../../../widgets/elements/styles/styled.ts';
import { activityIsland } from '../activity-island.tsx';
import { SALE_CHUNKS } from '../locale-chunks.ts';
import { PAGE_DATA_ID, type PageData } from '../page-data.ts';
import { takeOver } from '../take-over.ts';
import { track } from './track.ts';

/** Brings the purchase panel of an activity to life. */
export async function startActivity(root: HTMLElement): Promise<void> {
  const block = document.getElementById(PAGE_DATA_ID);
  const page = JSON.parse(block?.textContent ?? '{}') as PageData;
  const { locale, activityPanel } = page;
  if (!activityPanel) return;
  const { default: messages } = await SALE_CHUNKS[locale]();
  adoptLaterStyles(document);
  const island = activityIsland(
    page,
    activityPanel,
    { messages, now: Date.now },
    { address: createBrowserAddress(window), navigate: (url) => location.assign(url), track },
  );
  takeOver(root, island);
}
