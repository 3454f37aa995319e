import { renderToString } from 'preact-render-to-string';
import type { VNode } from 'preact';
import type { ReactElement } from 'react';
import { languageTag } from '../../widgets/core/market/locale.ts';
import { criteriaToQuery, HASH_KEYS } from '../../widgets/core/search/address-hash.ts';
import { islandPage } from '../pages/island.tsx';
import { Announcement } from '../shell/banners/announcement.tsx';
import { PromoBar } from '../shell/banners/promo-bar.tsx';
import { CareBar } from '../shell/care/care-bar.tsx';
import { ConsentBar } from '../shell/consent/consent-bar.tsx';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import { pageFlow } from '../shell/load-shell.ts';
import { appSites } from '../shell/menus/app-site.ts';
import type { ShellProps } from '../shell/shell-props.ts';
import { shopOrigin } from '../shell/shop-origin.ts';
import type { PageAssets } from './assets.ts';
import { escapeHtml, escapeJson } from '../../widgets/elements/print/escape.ts';
import { pageMeta } from './head.ts';
import { PAGE_DATA_ID } from './page-data.ts';
import type { Page, PageRequest } from './page.ts';
import { seasonMark } from '../shell/seasonal-theme.ts';
import { VISIT_DATA_ID, type VisitData } from './visit/visit-data.ts';

/** What a document links, besides what its page is. */
export interface DocumentLinks {
  assets: PageAssets;
  /** Addresses of the style sheets, in order. */
  styles: readonly string[];
  /** Address of the font that the interface is set in. */
  font: string;
  /** The season that the page wears. [PROUTE-14] */
  season?: string;
  /** Put at the very top of the head: the policy, where no server can send it. */
  policy?: string;
}

/** Prints an element as HTML. Components are typed for React and run on Preact: the one place that says so. */
function print(element: ReactElement): string {
  return renderToString(element as unknown as VNode);
}

/** A page as a whole document: no inline code, no inline styles. */
export function renderDocument(
  page: Page,
  request: PageRequest,
  { assets, styles, font, season, policy }: DocumentLinks,
): string {
  const { locale } = request;
  const around = { ...request, ...(page.around && { around: page.around }) };
  const {
    searchBox,
    resultsGrid,
    bookingBox,
    checkout,
    giftCheckout,
    bookingLookup,
    hotelRooms,
    activityPanel,
    boxStays,
    contact,
  } = page.data;
  const live = searchBox !== undefined || resultsGrid !== undefined || bookingBox !== undefined;
  /** What brings these to life comes with the script that every page has. */
  const sells =
    (checkout ?? giftCheckout ?? bookingLookup ?? hotelRooms ?? activityPanel ?? boxStays ?? contact) !==
    undefined;
  const printed = (resultsGrid ?? searchBox ?? bookingBox ?? page.shown)?.criteria;
  const marks =
    printed && page.status === 200
      ? ` data-query="${escapeHtml(request.search)}" data-printed="${escapeHtml(criteriaToQuery(printed, locale))}" data-keys="flow page ${HASH_KEYS.join(' ')}"`
      : '';
  const texts = (bookingBox || sells ? assets.saleTexts : assets.texts)?.[locale];
  const modules = [
    ...(live ? assets.preload : []),
    ...((live || sells) && texts !== undefined ? [texts] : []),
    ...((resultsGrid && assets.results) || []),
  ];
  return [
    `<!doctype html><html lang="${languageTag(locale)}"${seasonMark(season)}${marks}><head><meta charset="utf-8">`,
    policy === undefined ? '' : `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    // Before the first paint, but the page is read while it comes.
    live || sells || page.shown ? `<script src="${assets.early}" defer blocking="render"></script>` : '',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    // A font that comes too late is left out: it starts with the styles, not after them.
    `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    pageMeta(page, request),
    '</head><body>',
    page.bare ? '' : print(<Top {...around} />),
    `<main id="content" tabindex="-1">${print(page.body)}</main>`,
    page.bare ? '' : print(<Footer {...around} />),
    `<script type="application/json" id="${VISIT_DATA_ID}">${escapeJson(visitData(page, request))}</script>`,
    live || sells
      ? `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson({ ...islandPage(request), ...page.data })}</script>`
      : '',
    // Down here, so that what the first paint waits for does not share the line with scripts.
    live ? `<script type="module" src="${assets.client}"></script>` : '',
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${assets.visitor}"></script>`,
    '</body></html>',
  ].join('');
}

/** What stands above a page, in the order in which it is read. [HOME-04] */
function Top(props: ShellProps) {
  const { shell, around, visit } = props;
  const announcement = (visit.care ? undefined : around?.announcement) ?? shell?.announcement;
  return (
    <>
      <ConsentBar {...props} />
      <CareBar {...props} />
      {announcement && <Announcement {...props} announcement={announcement} />}
      {around?.header !== false && <Header {...props} />}
      {shell?.promoBar && <PromoBar {...props} bar={shell.promoBar} />}
    </>
  );
}

function visitData({ status, item, cart, shown, viewed }: Page, request: PageRequest): VisitData {
  const { address, apiOrigin, locale, visit, tiles } = request;
  return {
    locale,
    origin: apiOrigin,
    page: address.page,
    flow: pageFlow(request),
    status,
    variations: visit.variations,
    ...(visit.signedIn && { signedIn: true }),
    ...(visit.userId !== undefined && { userId: visit.userId }),
    ...(item && { item }),
    ...(cart && { cart }),
    ...(viewed && { viewed }),
    ...(tiles && { tiles }),
    ...(shown && { shown }),
    ...(visit.app && { sites: appSites(request.origin, request.sites) }),
    ...(address.partner && { partner: address.partner.minisiteId, shop: apiOrigin || shopOrigin(request) }),
    ...(address.prefix !== '' && { prefix: address.prefix }),
  };
}
