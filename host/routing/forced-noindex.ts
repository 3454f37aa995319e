/** seo.forcedNoindexLandings: slugs of landing pages that no search engine lists, whatever their editors say. [PROUTE-10] */
export const FORCED_NOINDEX_LANDINGS: readonly string[] = ['black-friday', 'cyber-monday'];
