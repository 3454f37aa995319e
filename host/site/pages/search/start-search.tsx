import type { SubmittedSearch } from '@staykit/analytics/events.ts';
import { createChannel } from '@staykit/channel/create-channel.ts';
import { createBrowserAddress } from '@staykit/channel/browser-address.ts';
import { createResultsClient } from '@staykit/client/create-results-client.ts';
import { createSearchBoxClient } from '@staykit/client/create-search-box-client.ts';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { readCriteria } from '@staykit/core/search/address/address-hash.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { cardByCard } from './hydration/card-by-card.tsx';
import { fetchWhenIdle } from './fetch-when-idle.ts';
import type { IslandTools } from './island-tools.ts';
import { LOCALE_CHUNKS } from '../../framework/browser/locale-chunks.ts';
import { storageByConsent } from '../../shell/consent/consent-now.ts';
import { track } from '../../shell/analytics/track.ts';
import { laterBlocks } from './hydration/later-blocks.tsx';
import type { InlineBlockData } from '../../shell/banners/block-names.ts';
import type { BlockPlace } from '../../shell/banners/inline-blocks.tsx';
import { inTime, isStale, tellPricedNow } from '../../framework/browser/printed-prices.ts';
import { nextTask } from '../../framework/browser/next-task.ts';
import { searchBoxIsland } from './search-box-island.tsx';
import { apiOptions } from '../../framework/request/api-options.ts';
import { liveIsland, painted, tellBreak } from '../../framework/browser/live-island.tsx';
import type { PageData } from '../../framework/page-data.ts';
import type { StartIsland } from '../../framework/browser/start-islands.ts';
import type { ResultsGridData, SearchBoxData } from './search-data.ts';

/*
 * Hydrates the search of a server-rendered page. Where the address holds a search that the server did not see,
 * the printed results are those of another search: they are replaced, and until then `early.ts` keeps them hidden.
 */

const islandRoot = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-island="${name}"]`);

/** The islands of a page with a search. */
interface SearchIslands {
  'search-box'?: SearchBoxData;
  'results-grid'?: ResultsGridData;
}

/** What is reported of a search: not the place and not the days. */
function submittedSearch({ flow, location, lat, checkin, theme, pax }: SearchCriteria): SubmittedSearch {
  return {
    flow,
    place: location !== undefined || lat !== undefined,
    dates: checkin !== undefined,
    travellers: pax.adult + pax.child + pax.baby,
    ...(theme !== undefined && { theme }),
  };
}

/** The browser's storage, where the visitor lets pages keep anything. */
function usableStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

async function startPage(page: PageData): Promise<void> {
  const { locale, origin, partner, theme, limits, printedAt } = page;
  const { 'search-box': searchBox, 'results-grid': resultsGrid } = page.islands as SearchIslands;
  const { default: messages } = await LOCALE_CHUNKS[locale]();
  const address = createBrowserAddress(window);
  const options = apiOptions(page);
  // Not `createClient`, which holds every call: what a list of stays does without is fetched with its first use.
  const calls = { ...createSearchBoxClient(options), ...createResultsClient(options) };
  const printed = (searchBox ?? resultsGrid)?.criteria ?? emptyCriteria();
  const fresh = document.documentElement.dataset.search === 'elsewhere';
  const now = marketNow(Date.now(), settingsOf(locale).timeZone);
  const client = limits
    ? (await import('@staykit/client/search/within-limits.ts')).withinLimits(calls, limits, now)
    : calls;
  const stated = readCriteria(address.read(), now);
  // The activity search needs no flow in its address: its path says it.
  if (!new URLSearchParams(address.read().search).has('flow')) stated.flow = printed.flow;
  const criteria = fresh ? stated : printed;
  const channel = createChannel({
    criteria,
    context: {
      api: origin,
      locale,
      ...(partner !== undefined && { partner }),
      ...(theme !== undefined && { theme }),
    },
    submitted: 0,
  });
  const storage = usableStorage();
  const tools: IslandTools = {
    client,
    messages,
    channel,
    now: Date.now,
    address,
    track,
    ...(storage && { storage: storageByConsent(storage) }),
  };
  channel.subscribe(({ criteria: wanted, submitted }, _origin, before) => {
    if (submitted > before.submitted) track('search', submittedSearch(wanted));
  });

  const broke = (error: unknown) => void tellBreak(error, page);
  const box = islandRoot('search-box');
  const grid = islandRoot('results-grid');
  const gridPart = grid && resultsGrid && import('./results-grid-island.tsx');
  // It is waited for further down, and a failure is reported there.
  gridPart?.catch(() => undefined);
  await painted();
  const live: Promise<void>[] = [];
  // What islands load from here on is in no style file of the page.
  adoptLaterStyles(document);
  if (box && searchBox) {
    const { place: _place, ...rest } = searchBox;
    const data = fresh ? { ...rest, criteria } : searchBox;
    const widget = (ready: () => void) => searchBoxIsland(page, data, tools, ready);
    live.push(liveIsland(box, { page, messages, widget, fresh }).catch(broke));
    // The box takes letters while the results, which can be read already, are hydrated in tasks of their own.
    await nextTask();
  }
  if (grid && resultsGrid && gridPart) {
    // Prices and rooms of a page that was printed in advance change: the answer of now takes the place of the printed
    // one at once, and where there is none the printed prices stay, with their date.
    const renewed =
      !fresh && isStale(printedAt) && resultsGrid.initial ? await inTime(client.offers(criteria)) : undefined;
    const { resultsGridIsland } = await gridPart;
    const { initial, ...others } = resultsGrid;
    const isRendered = fresh || renewed !== undefined;
    const data = fresh
      ? { ...others, criteria }
      : { ...resultsGrid, ...(renewed && { initial: { ...initial, page: renewed } }) };
    const gridLive = Promise.withResolvers<void>();
    const cards = isRendered ? undefined : cardByCard();
    const toolsOfGrid = {
      ...tools,
      live: gridLive.promise,
      ...(cards && { AroundCard: cards.AroundCard }),
      inlineBlocks: isRendered
        ? (await import('../../shell/banners/inline-blocks.tsx')).inlineBlocks
        : (blocks: InlineBlockData, place: BlockPlace) => laterBlocks(blocks, place, gridLive.promise),
    };
    const widget = (ready: () => void) => resultsGridIsland(page, data, toolsOfGrid, ready);
    const rest = cards?.hydrateCards;
    live.push(
      liveIsland(grid, { page, messages, widget, fresh: isRendered, rest }).then(gridLive.resolve, broke),
    );
    if (isRendered) tellPricedNow(grid.parentElement, locale);
  }
  if (box) void Promise.all(live).then(fetchWhenIdle);
  delete document.documentElement.dataset.search;
}

let started: Promise<void> | undefined;

/** Hydrates search box and results together, whichever is asked for first; a crash is shown over the page. */
export const start: StartIsland<object> = (_root, _props, page) =>
  (started ??= startPage(page).catch((error: unknown) => tellBreak(error, page)));
