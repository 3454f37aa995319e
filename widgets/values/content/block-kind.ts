/** The kinds of block of a first page. [HOME-06] */
export const HOME_BLOCK_KINDS = [
  'boxes',
  'jumbotron',
  'mainValueProposition',
  'marketingBlock',
  'categories',
  'banner',
  'boxesByCode',
  'relatedBanner',
  'article',
  'topSearchResults',
] as const;

/** The kinds of block of a landing page. [LANDING-05] */
export const LANDING_BLOCK_KINDS = [
  'BestBoxes',
  'JumbotronPromo',
  'MainUSP',
  'PromoCards',
  'TargetedBanner',
  'TopBar',
  'TopSearchResults',
] as const;

/** How wide a landing block is. [LANDING-08] */
export const WRAPPER_SIZES = ['full', 'xl', 'l', 'none'] as const;
