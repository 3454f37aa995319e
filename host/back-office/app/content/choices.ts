/** Kinds of which there can be any number. */
export const MANY_KINDS = ['landing', 'pages', 'articles'];

/** Kinds of content. */
export const KINDS = [
  'home',
  'announcements',
  'promo-bars',
  'targeted-banners',
  'gift-block',
  'box-block',
  'menu',
  'ideas',
  'landing-groups',
  'box-listing',
  ...MANY_KINDS,
  'partner-banner',
];

/** States of a document. */
export const STATES = ['missing', 'file', 'draft', 'scheduled', 'shown'];
