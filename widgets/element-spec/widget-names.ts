/**
 * The widgets, in the order of the documentation: the one list of them. Each is a folder `widgets/<name>/` with
 * `<name>.element.ts` and `<name>.print.ts`, and has its element's module in `widgets/elements/<name>.ts`. Builds, prints,
 * rules of imports, documentation and tests go through this list.
 */
export const WIDGET_NAMES = [
  'search-box',
  'results-grid',
  'booking-box',
  'gift-drawer',
  'reviews',
  'contact-form',
] as const;

/** A widget: the name of its element without `stay-`. */
export type WidgetName = (typeof WIDGET_NAMES)[number];
