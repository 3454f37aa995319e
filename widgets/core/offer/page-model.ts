/** What robots and the head of a page are told. */
export interface PageModel {
  metaRobots: string;
  canonicalUrl: string;
  pageTitle: string;
  metaDescription?: string;
  /** Addresses by locale. */
  alternateUrls: Record<string, string>;
}
