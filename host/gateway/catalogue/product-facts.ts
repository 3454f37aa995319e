/**
 * What is known of a product beyond its stored record: made from the records and their seeds each time, so that it
 * needs no room in the database and is the same in every process. One file of `facts/` for each noun.
 */
export { upsellsOf } from './facts/availability-upsell.ts';
export { extrasOf, extrasPrice, type ExtraRecord } from './facts/extras.ts';
export { localTaxesOf } from './facts/local-taxes.ts';
export { productIdOf, readProductId, withExtraToggled } from './facts/product-id.ts';
export { activitiesOf, programOf } from './facts/programme.ts';
export { roomsOf, roomTypeOf, roomUuid } from './facts/rooms.ts';
