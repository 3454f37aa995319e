/** Custom states and the time before the definition in which nothing is on its way. */
const ARRIVED = ':is(:state(live),:state(failed),:state(printed),:not(:defined))';

/** Set in the page's typeface: told by the element itself, or by the loader for all of them. */
const PAGE_TYPE = ':is([typeface=page],:state(page-type))';

/**
 * The rules of an element's own box and its tokens. A page lays the box out as any other block: its rules are stronger
 * than those of `:host`. Inheritance ends at the tree, which no rule of the page reaches, and `!important` refuses what
 * would be drawn over the widget or turn it. What stands between the tags is the page's, and looks like it.
 */
export const hostCss = (tokens: string): string =>
  // Also where a page is vertical and its own blocks would be as wide as their words.
  `:host{display:block;width:-moz-available;width:-webkit-fill-available;width:stretch;opacity:1!important;filter:none!important;mix-blend-mode:normal!important;` +
  `zoom:1!important;columns:auto!important;writing-mode:horizontal-tb!important}` +
  `:host([hidden]){display:none!important}` +
  // Room that the page keeps for the widget ends with its arrival.
  `:host(${ARRIVED}){min-height:0!important}` +
  `:host>div{all:initial;display:block;width:100%;direction:ltr;color-scheme:inherit;visibility:inherit}${tokens}` +
  // A family that is no family is inherited: from the page, where the tree lets it in.
  `:host(${PAGE_TYPE}){--s-type-family:initial;--s-type-family-display:initial}` +
  `:host(${PAGE_TYPE})>div{font-family:inherit}` +
  `:host(:state(follows)){margin-block-start:var(--s-space-24)}`;

/** Keeps an element's height while its widget is on its way, where the page keeps none. */
export const waitingCss = (height: number, onPhone: number): string =>
  `:host{min-height:${height}px}@media(max-width:767px){:host{min-height:${onPhone}px}}`;
