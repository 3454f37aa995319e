import { render } from 'preact';
import type { ComponentChild } from 'preact';
import type { ReactElement } from 'react';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { openShop } from '@staykit/core/market/shop.ts';
import { stayLimits } from '@staykit/core/offer/stay-limits.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { resolvePage } from '@staykit/routing/resolve-page.ts';
import { LOCALE_CHUNKS } from '../../../framework/browser/locale-chunks.ts';
import { pageData, searchMarks, visitData } from '../../../framework/document/page-blocks.ts';
import { titleOf } from '../../../framework/document/title-of.ts';
import {
  ADDRESSES,
  addressOn,
  islandsOn,
  type ExportedSite,
} from '../../../framework/exported/stay-or-go.ts';
import type { LaterPart, Page } from '../../../framework/page.ts';
import { ENTRY_ID, PAGE_DATA_ID } from '../../../framework/page-data.ts';
import { pageCalls } from '../../../framework/request/page-calls.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import { UNKNOWN_VISIT } from '../../../framework/request/page-visit.ts';
import { VISIT_DATA_ID } from '../../../framework/request/visit-data.ts';
import { REST_ID, type RestData } from './rest-data.ts';
import { loadRest } from './rest-pages.ts';
import { apiOptions } from '../../../framework/request/api-options.ts';

/*
 * The script of the shell of an export. It makes the page of the address by the functions that make it on the shop's
 * server, puts it in the shell, and lets the script of every page take over as if it had been printed.
 */

/** What the address of the shell asks for, as an address of the shop. */
function restAddress({ locale, base, activitySearch, partner: told }: RestData) {
  const partner: Partner = { ...told, folder: '', bannerUrls: { desktop: '', mobile: '' } };
  const prefix = `/${partner.minisiteUrl}`;
  const path = prefix + location.pathname.slice(base.length);
  const partners = createPartnerRegistry([partner]);
  return {
    path,
    address: { ...resolvePage(path, { partners, locale, activitySearch }), prefix, partner },
  };
}

/** What pages are made from, asked from the browser of a visitor. */
async function restRequest(
  data: RestData,
  { path, address }: ReturnType<typeof restAddress>,
): Promise<PageRequest> {
  const { locale, origin, activitySearch, tiles, partner } = data;
  const { default: messages } = await LOCALE_CHUNKS[locale]();
  const instant = Date.now();
  const now = marketNow(instant, settingsOf(locale).timeZone);
  const { protocol, host } = new URL(origin);
  const calls = pageCalls(
    apiOptions({ locale, origin, partner: partner.minisiteId }),
    stayLimits(partner.offerTerms),
    now,
  );
  return {
    ...calls,
    address,
    locale,
    messages,
    t: createTranslate(locale, messages),
    path,
    search: location.search,
    origin: { protocol: protocol === 'https:' ? 'https' : 'http', host },
    // The shop of the locale is `origin`.
    sites: {},
    apiOrigin: origin,
    isInBrowser: true,
    productUrl: address.prefix,
    instant,
    now,
    visit: UNKNOWN_VISIT,
    activitySearch,
    ...(tiles && { tiles }),
  };
}

/** An element as a server would have printed it: nothing listens and nothing runs in it. Links are those of the export. */
function printed(element: ReactElement, site: ExportedSite): Node[] {
  const draft = document.createElement('div');
  render(element as ComponentChild, draft);
  const nodes = [...draft.childNodes].map((node) => node.cloneNode(true));
  render(null, draft);
  const whole = document.createElement('div');
  whole.append(...nodes);
  for (const name of ADDRESSES)
    for (const one of whole.querySelectorAll(`[${name}^="/"]`))
      one.setAttribute(name, addressOn(site, one.getAttribute(name) ?? '', name === 'action'));
  return nodes;
}

/** Says in the head what the page is, as far as it is read from there after the fact. */
function writeHead({ head, status }: Page, { path, apiOrigin }: PageRequest, data: RestData): void {
  document.title = titleOf(head.title, data.partner);
  const description = document.querySelector('meta[name="description"]');
  description?.setAttribute('content', head.description ?? document.title);
  const canonical = document.querySelector('link[rel="canonical"]');
  const { minisiteUrl, ownStays } = data.partner;
  const inShop = head.canonical ?? path.slice(minisiteUrl.length + 1);
  if (status === 200)
    canonical?.setAttribute('href', (ownStays ? location.origin + data.base : apiOrigin) + inShop);
  else canonical?.remove();
}

/** A block of data where the script of every page looks for it. An element of any name but `script`, which the policy guards. */
function writeBlock(id: string, data: object): void {
  const block = document.createElement('div');
  block.id = id;
  block.hidden = true;
  block.textContent = JSON.stringify(data);
  document.body.append(block);
}

/** How far below the window a part is when it is made, in px: less than a screen. */
const NEAR = 600;

/** Makes a part whole when its place comes near the window; one that cannot be had stays as it is. */
function makeLater({ id, part }: LaterPart, site: ExportedSite): void {
  const place = document.getElementById(id);
  if (!place) return;
  const observer = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      part().then((element) => place.replaceWith(...printed(element, site)), reportError);
    },
    { rootMargin: `${NEAR}px` },
  );
  observer.observe(place);
}

/** Makes the page of this address and fills the shell with it. */
async function fillRest(root: HTMLElement): Promise<void> {
  const data = JSON.parse(root.dataset['rest'] ?? '{}') as RestData;
  openShop(data.shop);
  const asked = restAddress(data);
  const { href } = document.getElementById(ENTRY_ID) as HTMLLinkElement;
  const making = restRequest(data, asked);
  let page: Page;
  try {
    page = await loadRest(asked.address.page, making);
  } catch (error) {
    // Without its texts no page is made here, not even one that says so: the shop has it.
    reportError(error);
    location.replace(data.origin + asked.path + location.search + location.hash);
    return;
  }
  const request = await making;
  const site: ExportedSite = {
    prefix: request.address.prefix,
    base: data.base,
    shop: data.origin,
    exported: new Set(data.exported),
  };
  root.replaceWith(...printed(page.body, site));
  writeHead(page, request, data);
  Object.assign(document.documentElement.dataset, searchMarks(page, request));
  const blocks = pageData(page, request);
  writeBlock(PAGE_DATA_ID, { ...blocks, islands: islandsOn(site, blocks.islands) });
  writeBlock(VISIT_DATA_ID, visitData(page, request, []));
  await import(/* @vite-ignore */ href);
  if (page.later) makeLater(page.later, site);
}

const root = document.getElementById(REST_ID);
if (root) void fillRest(root);
