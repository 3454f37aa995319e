import type { Locale } from '@staykit/values/market/locale.ts';

/** Rules of a site for search engines. */
export interface IndexingSettings {
  /** INDEXING_ENABLED. [SEO-04] */
  enabled: boolean;
  /** ITALY_NOINDEX. [SEO-03] */
  italyNoindex: boolean;
}

/** The settings without configuration. */
const INDEXING: IndexingSettings = { enabled: true, italyNoindex: false };

/** The robots value of a page: the site's rule overrides the page's own. [SEO-03] [SEO-04] */
export function robotsRule(
  wish: string,
  locale: Locale,
  { enabled, italyNoindex }: IndexingSettings = INDEXING,
): string {
  if (!enabled || (italyNoindex && locale === 'it_IT')) return 'noindex';
  return wish;
}
