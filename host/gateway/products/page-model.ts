import { LOCALES } from '@staykit/values/market/locale.ts';
import type { Breadcrumb } from '@staykit/core/offer/hotel.ts';
import type { PageModel } from '@staykit/core/offer/page-model.ts';
import { type HotelRecord, textIn } from '../catalogue/records.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Place categories of a hotel's breadcrumb, largest first. */
const STEPS = ['country', 'region', 'department', 'city'] as const;

/** Input of a page model. */
export interface PageFacts {
  /** Path of the page, the same in all locales. */
  path: string;
  title: string;
  description?: string;
  /** Whether search engines may index the page. */
  indexed: boolean;
}

/** Metadata of a page. Addresses are paths, since each locale has its own host name, which only the renderer knows. */
export function pageModelOf({ path, title, description, indexed }: PageFacts): PageModel {
  return {
    metaRobots: indexed ? 'index, follow' : 'noindex, follow',
    canonicalUrl: path,
    pageTitle: title,
    ...(description !== undefined && { metaDescription: description }),
    alternateUrls: Object.fromEntries(LOCALES.map((locale) => [locale, path])),
  };
}

/** Breadcrumb of a hotel's page: country, region, department, city, hotel, offer. */
export function breadcrumbOf(
  hotel: Pick<HotelRecord, 'id' | 'name' | 'placeIds'>,
  { model, language }: RequestContext,
  label?: string,
): Breadcrumb[] {
  const places = hotel.placeIds.flatMap((id) => model.places.get(id) ?? []);
  const way = STEPS.flatMap((step) => places.find(({ category }) => category === step) ?? []).map(
    ({ id, category, names }) => ({ label: textIn(names, language), uri: `/search?${category}=${id}` }),
  );
  const here = { label: hotel.name };
  if (label === undefined) return [...way, here];
  return [...way, { ...here, uri: `/hotel/${hotel.id}` }, { label }];
}
