import { LOCALES } from '../../../widgets/core/market/locale.ts';
import type { Breadcrumb } from '../../../widgets/core/offer/hotel.ts';
import type { PageModel } from '../../../widgets/core/offer/page-model.ts';
import type { HotelRecord } from '../catalogue/records.ts';
import type { Present } from '../routes/present.ts';

/** Kinds of place that lead to a hotel, the largest first. */
const STEPS = ['country', 'region', 'department', 'city'] as const;

/** What is told of a page. */
export interface PageFacts {
  /** Path of the page, the same on the site of every locale. */
  path: string;
  title: string;
  description?: string;
  /** False keeps robots away. */
  indexed: boolean;
}

/**
 * What robots and the head of a page are told. Addresses are paths: each site stands under a host name of its own,
 * which only whoever renders the page knows.
 */
export function pageModelOf({ path, title, description, indexed }: PageFacts): PageModel {
  return {
    metaRobots: indexed ? 'index, follow' : 'noindex, follow',
    canonicalUrl: path,
    pageTitle: title,
    ...(description !== undefined && { metaDescription: description }),
    alternateUrls: Object.fromEntries(LOCALES.map((locale) => [locale, path])),
  };
}

/** The way to a page of a hotel: country, region, department, city, the hotel, and what is sold in it. */
export function breadcrumbOf(
  hotel: Pick<HotelRecord, 'id' | 'name' | 'placeIds'>,
  { model, language }: Present,
  label?: string,
): Breadcrumb[] {
  const places = hotel.placeIds.flatMap((id) => model.places.get(id) ?? []);
  const way = STEPS.flatMap((step) => places.find(({ category }) => category === step) ?? []).map(
    ({ id, category, names }) => ({ label: names[language], uri: `/search?${category}=${id}` }),
  );
  const here = { label: hotel.name };
  if (label === undefined) return [...way, here];
  return [...way, { ...here, uri: `/hotel/${hotel.id}` }, { label }];
}
