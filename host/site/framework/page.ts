import type { ReactElement } from 'react';
import type { CartItem, ShownItem } from '@staykit/analytics/events.ts';
import type { RecentlyViewed } from '@staykit/core/offer/recently-viewed.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { PageAround } from './request/page-around.ts';
import type { ShownPage } from './request/visit-data.ts';

/** The head of a page. */
export interface PageHead {
  title: string;
  description?: string;
  /** The robots value of the page; the rule of the site overrides it. [SEO-04] */
  robots?: string;
  /** Path and query that search engines keep: the page's own path by default. */
  canonical?: string;
  /** Paths or addresses of the same page by locale, where the shop names them. [ACTIVITY-20] */
  alternates?: Readonly<Record<string, string>>;
  /** Path or address of the preview picture (Open Graph). */
  image?: string;
  /** Queries of the neighbouring pages of a list. [SEO-05] */
  prev?: string;
  next?: string;
  jsonLd?: readonly object[];
}

/** A part of a page that is made of large files: it takes the place of the one with its id when that comes near the window. */
export interface LaterPart {
  id: string;
  part: () => Promise<ReactElement>;
}

/** A page, ready to be printed; `Islands` names the props of those that it may have. */
export interface Page<Islands extends object = object> {
  status: number;
  /** Seconds after which it may be asked for again, where `status` is 503. Default: 2. */
  retryAfter?: number;
  head: PageHead;
  /** What stands between header and footer. */
  body: ReactElement;
  /** Without header and footer. */
  bare?: boolean;
  /** Options for the shell around the page. [LANDING-04] */
  around?: PageAround;
  /** Filled in the browser, by the script for pages that an export does not print. */
  isShell?: boolean;
  /** A part that a page made in a browser has without what is drawn in it. */
  later?: LaterPart;
  /** No copy of it is kept, not even by the browser. */
  unkept?: boolean;
  /** What the page is printed for; the hash may ask for something else. */
  shown?: ShownPage;
  /** The entry of this page in the recently viewed list. [RECENT-01] */
  viewed?: RecentlyViewed;
  /** A product that this page shows, as analytics learn about it. */
  item?: ShownItem;
  /** Path or address of the film that the page shows; the policy lets it in. [PRODUCT-34] */
  film?: string;
  /** Origins of the bot check that the page may load; the policy lets them in. [CAPTCHA-02] */
  captcha?: readonly string[];
  /** What this page sells, where it is a checkout, as analytics learn about it. */
  cart?: CartItem;
  /** Results need their style sheet and their hidden skeletons. */
  styles: 'page' | 'results';
  /** Props of the islands of the page, by their names. */
  islands?: Islands;
  /** The search that the page is printed for; the hash may ask for another. */
  criteria?: SearchCriteria;
}
