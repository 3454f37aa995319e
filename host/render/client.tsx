import { hydrate, render } from 'preact';
import type { ComponentChild } from 'preact';
import type { ReactNode } from 'react';
import type { SubmittedSearch } from '../../widgets/analytics/events.ts';
import { createChannel } from '../../widgets/channel/create-channel.ts';
import { createBrowserAddress } from '../../widgets/channel/browser-address.ts';
import { createResultsClient } from '../../widgets/client/create-results-client.ts';
import { createSearchBoxClient } from '../../widgets/client/create-search-box-client.ts';
import { marketNow } from '../../widgets/core/dates/market-time.ts';
import { settingsOf } from '../../widgets/core/market/market-settings.ts';
import { readCriteria } from '../../widgets/core/search/address-hash.ts';
import type { SearchCriteria } from '../../widgets/core/search/criteria.ts';
import { emptyCriteria } from '../../widgets/core/search/empty-criteria.ts';
import { adoptLaterStyles } from '../../widgets/elements/styles/styled.ts';
import { createTranslate } from '../../widgets/messages/translate.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { fetchWhenIdle } from './fetch-when-idle.ts';
import { hydrateInPieces } from './hydrate-in-pieces.ts';
import type { IslandTools } from './island-tools.ts';
import { LOCALE_CHUNKS, SALE_CHUNKS } from './locale-chunks.ts';
import { consentedStorage } from './visit/consent-now.ts';
import { track } from './visit/track.ts';
import { ready, taking } from './take-over.ts';
import { PAGE_DATA_ID, type IslandName, type PageData } from './page-data.ts';

/*
 * Brings the islands of a server-rendered page to life. Where the address holds a search that the server did not see,
 * the printed results are those of another search: they are replaced, and until then `early.ts` keeps them hidden.
 */

/** How old the offers of a static page may be: prices and rooms change. */
const STALE_MS = 3_600_000;

function islandRoot(name: IslandName): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-island="${name}"]`);
}

/**
 * Takes over what the server printed, all at once or with some parts later, or prints anew where that is out of date; then
 * tells the page. Resolves once all of it is live.
 */
async function start(
  root: HTMLElement,
  fresh: boolean,
  element: (onReady: () => void) => unknown,
  part?: unknown,
): Promise<void> {
  const live = Promise.withResolvers<void>();
  const node = element(live.resolve) as ComponentChild;
  taking(root);
  if (fresh) {
    root.replaceChildren();
    render(node, root);
  } else if (part) await hydrateInPieces(node, root, part);
  else hydrate(node, root);
  await live.promise;
  ready(root);
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A task after the page was painted for the first time: what the visitor came for is there before it is live. */
async function painted(): Promise<void> {
  if (!document.hidden && performance.getEntriesByType('paint').length === 0)
    await new Promise(requestAnimationFrame);
  await nextTask();
}

/** What is told of a search: not the place and not the days. */
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

/** Says so over the page, and tells whoever listens to errors of the page. [ERROR-07] */
async function tellBreak(error: unknown, { locale }: PageData): Promise<void> {
  reportError(error);
  adoptLaterStyles(document);
  const [{ showGenericError }, { default: messages }] = await Promise.all([
    import('./generic-error.tsx'),
    LOCALE_CHUNKS[locale](),
  ]);
  showGenericError(createTranslate(locale, messages));
}

async function startPage(page: PageData): Promise<void> {
  const { locale, origin, partner, theme, limits, printedAt, searchBox, resultsGrid, bookingBox } = page;
  const messages = (await (bookingBox ? SALE_CHUNKS : LOCALE_CHUNKS)[locale]()).default;
  const address = createBrowserAddress(window);
  const options = {
    api: `${origin}/api`,
    locale,
    ...(partner !== undefined && { minisite: partner }),
  };
  // Not `createClient`, which holds every call: what a list of stays does without is fetched with its first use.
  const calls = { ...createSearchBoxClient(options), ...createResultsClient(options) };
  const printed = (searchBox ?? resultsGrid ?? bookingBox)?.criteria ?? emptyCriteria();
  const stale = printedAt !== undefined && Date.now() - printedAt > STALE_MS;
  const fresh = stale || document.documentElement.dataset.search === 'elsewhere';
  const now = marketNow(Date.now(), settingsOf(locale).timeZone);
  const client = limits
    ? (await import('../../widgets/client/within-limits.ts')).withinLimits(calls, limits, now)
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
    ...(storage && { storage: consentedStorage(storage) }),
  };
  channel.subscribe(({ criteria: wanted, submitted }, _origin, before) => {
    if (submitted > before.submitted) track('search', submittedSearch(wanted));
  });

  const broke = (error: unknown) => void tellBreak(error, page);
  const box = islandRoot('search-box');
  const grid = islandRoot('results-grid');
  const boxPart = box && searchBox && import('./search-box-island.tsx');
  const gridPart = grid && resultsGrid && import('./results-grid-island.tsx');
  const stay = islandRoot('booking-box');
  const stayPart = stay && bookingBox && import('./live-booking-box.ts');
  // It is waited for further down, and a failure is told there.
  gridPart?.catch(() => undefined);
  stayPart?.catch(() => undefined);
  await painted();
  const t = createTranslate(locale, messages);
  const guarded = (island: ReactNode) => (
    // Whoever listens to the errors of this page is told of a crash as of any other.
    <CrashBoundary t={t} home={page.prefix ?? '/'} onCrash={(error) => reportError(error)}>
      {island}
    </CrashBoundary>
  );
  const live: Promise<void>[] = [];
  // What islands load from here on is in no style file of the page.
  adoptLaterStyles(document);
  if (box && searchBox && boxPart) {
    const { searchBoxIsland } = await boxPart;
    const { place: _place, ...rest } = searchBox;
    const data = fresh ? { ...rest, criteria } : searchBox;
    live.push(start(box, fresh, (ready) => guarded(searchBoxIsland(page, data, tools, ready))).catch(broke));
    // The box takes letters while the results, which can be read already, come alive in tasks of their own.
    await nextTask();
  }
  if (grid && resultsGrid && gridPart) {
    const { resultsGridIsland, RESULTS_PART } = await gridPart;
    const { initial: _initial, ...rest } = resultsGrid;
    const data = fresh ? { ...rest, criteria } : resultsGrid;
    const gridLive = Promise.withResolvers<void>();
    const toolsOfGrid = { ...tools, live: gridLive.promise };
    const island = (ready: () => void) => guarded(resultsGridIsland(page, data, toolsOfGrid, ready));
    live.push(start(grid, fresh, island, RESULTS_PART).then(gridLive.resolve, broke));
  }
  if (stay && bookingBox && stayPart) {
    const { liveBookingBox } = await stayPart;
    const live = await liveBookingBox(page, bookingBox, { options, messages, address });
    start(stay, false, (ready) => guarded(live(ready))).catch(broke);
  }
  if (box) void Promise.all(live).then(fetchWhenIdle);
  delete document.documentElement.dataset.search;
  const gone = document.querySelector<HTMLElement>('[data-expired]');
  const { hotelId } = stated;
  if (gone && hotelId !== undefined) {
    const { showExpired } = await import('./show-expired.tsx');
    await showExpired(gone, page, messages, { ...stated, hotelId });
  }
}

const block = document.getElementById(PAGE_DATA_ID);
if (block) {
  const page = JSON.parse(block.textContent ?? '{}') as PageData;
  void startPage(page).catch((error: unknown) => void tellBreak(error, page));
}
