import type { CatalogueRepository } from '../catalogue/store/catalogue-repository.ts';

/** Reads single hotels, offers and calendars from the database. */
export type HotelSource = Pick<
  CatalogueRepository,
  'hotelById' | 'offerById' | 'offersOfHotel' | 'calendarOf' | 'fullDays'
>;

/** Ids are whole numbers in the database; any other text is an unknown id. */
export function isStoredId(id: string): boolean {
  return /^\d{1,15}$/.test(id);
}
