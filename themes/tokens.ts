/**
 * The theming contract: every value a theme may set, and what it is for. A token `color.accent` is the public
 * CSS property `--stay-color-accent`, which a page, a partner or a theme may set; the widgets read their own
 * alias of it (see `to-css.ts`). Adding a token is a minor change, taking one away a major one.
 */
export const TOKENS = {
  color: {
    page: 'Behind everything: the page of the shop',
    surface: 'Cards, fields, the search bar',
    'surface-raised': 'What floats above a surface: dropdowns, dialogs, drawers',
    text: 'Text that is read; 7:1 on page, surface and surface-raised',
    'text-muted': 'Second-rank text: captions, hints, counts',
    'text-on-accent': 'Text and icons on accent and accent-hover',
    line: 'Hairlines between things; decoration only',
    'line-strong': 'The border of a control; 3:1 on surface',
    accent: 'What can be booked: the main button, the chosen day, links',
    'accent-hover': 'The accent under the pointer',
    'accent-soft': 'A quiet ground of the accent: the band of the chosen range, a chosen option',
    gift: 'What can be given: gift buttons and gift badges',
    'gift-soft': 'A quiet ground of the gift colour',
    'text-on-gift': 'Text and icons on gift',
    positive: 'Good news: free cancellation, success',
    'positive-soft': 'Ground of good news',
    warning: 'Take care: few left, not refundable',
    'warning-soft': 'Ground of a warning',
    danger: 'What failed or cannot be',
    'danger-soft': 'Ground of an error',
    focus: 'The ring around what has the keyboard; 3:1 on every ground',
    skeleton: 'The shape of what is still loading',
    overlay: 'The veil behind a dialog',
    star: 'Hotel stars; 3:1 on surface',
    price: 'The total price',
    'price-old': 'The crossed-out price, weaker than the others',
    promo: 'The text of a promotion',
  },
  type: {
    family: 'Everything that is read',
    'family-display': 'Large headings',
    unit: 'What a pixel of the sizes below is: 1px, or 0.0625rem for text that follows the font size of the browser',
    'size-12': 'Badges and captions',
    'size-14': 'Hints, labels and dense lists',
    'size-16': 'Running text and controls',
    'size-20': 'Titles of cards',
    'size-25': 'Titles of sections and the total price',
    'size-31': 'Titles of pages',
    'size-39': 'The headline of a hero',
    'size-56': 'The headline of a first page where there is room for it',
    'weight-regular': 'Running text',
    'weight-medium': 'Labels and buttons',
    'weight-bold': 'Prices and titles of cards',
    'weight-display': 'Headings in family-display',
    'line-text': 'Line height of text',
    'line-heading': 'Line height of headings',
    'spacing-display': 'Letter spacing of headings in family-display',
    'case-display': 'Case of headings in family-display: none or uppercase',
    'style-display': 'Slope of headings in family-display: normal or italic',
    'case-label': 'Case of section labels and buttons: none or uppercase',
    'spacing-label': 'Letter spacing of section labels and buttons',
  },
  space: {
    '4': 'Between an icon and its word',
    '8': 'Between the parts of one thing',
    '12': 'Inside a control',
    '16': 'Inside a card',
    '24': 'Between cards',
    '32': 'Between groups',
    '48': 'Between sections',
    '64': 'Around a hero',
  },
  size: {
    touch: 'The smallest side of what is pressed; never under 44px',
    'booking-box': 'The widest that a booking box grows on a page of a partner',
    measure: 'The widest line of running text, such as that of a review',
    field: 'Height of a field and of the main button',
    line: 'Width of a hairline',
    ring: 'Width of the focus ring',
  },
  radius: {
    card: 'Cards, dropdowns, dialogs',
    control: 'Buttons and fields',
    pill: 'Badges and chips',
  },
  shadow: {
    float: 'What floats: calendar, drawer, the card on the map',
    card: 'A card at rest',
    'card-hover': 'A card under the pointer',
  },
  motion: {
    fast: 'A change of colour; 0s under reduced motion',
    medium: 'Something opens; 0s under reduced motion',
    slow: 'Something slides; 0s under reduced motion',
    ease: 'How motion ends',
  },
  z: {
    sticky: 'What stays in view while the page scrolls',
    overlay: 'Dropdowns and the veil',
    dialog: 'Above all; used where the top layer is not at hand',
  },
  card: {
    border: 'The line around an offer card, as a CSS border',
    padding: 'Inside the text of an offer card',
    gap: 'Between two offer cards',
    ratio: 'Shape of the picture, as a CSS aspect-ratio',
  },
  picture: {
    radius: 'Corners of a picture that stands by itself: a story, a banner, the first picture of a stay',
    frame: 'The line around such a picture, as a CSS border',
    mat: 'Paper between that line and the picture: 0px for none',
    filter: 'What is done to photographs, as a CSS filter: none, grayscale(1), sepia(0.2) contrast(1.05)',
    veil: 'What lies over photographs, as a CSS background: a tint, the second colour of a duotone, the dots of a grain; none to leave them bare',
    blend:
      'How the veil is mixed with a photograph, as a CSS blend mode: normal, multiply, screen, soft-light',
    caption: 'Slope of the words below a picture: normal or italic',
  },
  map: {
    water: 'Seas',
    land: 'Land where nothing is sold',
    sold: 'Land where stays are sold; color.text-muted is read on it',
    border: 'Borders between countries',
    several: 'A marker that stands for several; no red where the look itself is red',
    'on-several': 'Text on map.several; 4.5:1',
    selected: 'The chosen marker: red in every look',
    'on-selected': 'Text on map.selected; 4.5:1',
  },
  hero: {
    ground: 'Behind the headline of a home page: a colour or a gradient',
    text: 'The headline on hero.ground; 4.5:1 on each of its colours',
    veil: 'Laid over a hero picture so that the headline can be read; none to leave it bare',
    align: 'Where the headline stands: start or center',
    padding: 'Above and below the headline',
    radius: 'Corners of the hero when it does not touch the edges',
  },
  footer: {
    scheme: 'Scheme of the foot of a page: light dark to follow the page, dark for one that is always dark',
  },
} as const;

type Contract = typeof TOKENS;

/** A group of tokens: `color`, `type`, ... */
export type TokenGroup = keyof Contract;

/** A token by its group and name, for instance `color.accent`. */
export type TokenPath = { [G in TokenGroup]: `${G}.${keyof Contract[G] & string}` }[TokenGroup];

/**
 * A CSS value, or two colours: by day (light scheme) and by night (dark scheme). A value may name another token
 * in braces, `1px solid {color.line}`, and mix schemes inside with CSS `light-dark(...)`.
 */
export type TokenValue = string | readonly [light: string, dark: string];

/** Values for some tokens, by group and name. */
export type TokenValues = { readonly [G in TokenGroup]?: { readonly [N in keyof Contract[G]]?: TokenValue } };

/** Values for every token. */
export type CompleteTokenValues = {
  readonly [G in TokenGroup]: { readonly [N in keyof Contract[G]]: TokenValue };
};

/** A look: a name to choose it by, and the tokens in which it differs from the base. */
export interface Theme<Values extends TokenValues = TokenValues> {
  /** The value of the `theme` attribute and of `theme` in a partner file; kebab-case. */
  readonly name: string;
  /** What the look is for, in words for the person who chooses one. */
  readonly label: string;
  readonly tokens: Values;
}

/** Every token path of the contract, in the contract's order. */
export const TOKEN_PATHS: readonly TokenPath[] = Object.entries(TOKENS).flatMap(([group, tokens]) =>
  Object.keys(tokens).map((name) => `${group}.${name}` as TokenPath),
);

/** Whether a token is a colour as a whole; the ground of the hero may also be a gradient of colours. */
export function isColourPath(path: string): boolean {
  return /^(color|map)\.|^hero\.(ground|text)$/.test(path);
}
