import { createBrowserAddress } from '@staykit/channel/browser-address.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { browserStay, hydrateIsland } from '../../framework/browser/hydrate-island.ts';
import { SALE_CHUNKS } from '../../framework/browser/locale-chunks.ts';
import type { StartIsland } from '../../framework/browser/start-islands.ts';
import { track } from '../../shell/analytics/track.ts';
import type { ActivityPanelData } from './activity-data.ts';
import { ActivityPanel } from './activity-panel.tsx';

/** Hydrates the purchase panel of an activity. */
export const start: StartIsland<ActivityPanelData> = async (root, data, page) => {
  const { default: messages } = await SALE_CHUNKS[page.locale]();
  adoptLaterStyles(document);
  const tools = {
    address: createBrowserAddress(window),
    navigate: (url: string) => location.assign(url),
    track,
  };
  hydrateIsland(root, <ActivityPanel data={data} stay={browserStay(page, messages)} tools={tools} />);
};
