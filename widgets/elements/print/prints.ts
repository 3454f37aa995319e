import type { ElementPrint } from '../element-spec.ts';

/** Each print has the client and the data of its own widget. */
type AnyPrint = ElementPrint<unknown, unknown>;

/** How each widget is printed, fetched when it is asked for: a page seldom prints them all. */
export const PRINTS = {
  'search-box': async () =>
    (await import('../../search-box/search-box.print.ts')).searchBoxPrint as unknown as AnyPrint,
  'results-grid': async () =>
    (await import('../../results-grid/results-grid.print.ts')).resultsGridPrint as unknown as AnyPrint,
  'booking-box': async () =>
    (await import('../../booking-box/booking-box.print.ts')).bookingBoxPrint as unknown as AnyPrint,
  'gift-drawer': async () =>
    (await import('../../gift-drawer/gift-drawer.print.ts')).giftDrawerPrint as unknown as AnyPrint,
  reviews: async () => (await import('../../reviews/reviews.print.ts')).reviewsPrint as unknown as AnyPrint,
  'contact-form': async () =>
    (await import('../../contact-form/contact-form.print.ts')).contactFormPrint as unknown as AnyPrint,
};

/** A widget that can be printed: the name of its element without `stay-`. */
export type WidgetName = keyof typeof PRINTS;

/** Whether a text of an address names a widget. */
export const isWidget = (name: string): name is WidgetName => Object.hasOwn(PRINTS, name);
