import type { CatalogueRepository } from '../repositories/catalogue-repository.ts';

/** Where single hotels, offers and calendars are read when the database itself is to be asked. */
export type HotelSource = Pick<
  CatalogueRepository,
  'hotelById' | 'offerById' | 'offersOfHotel' | 'calendarOf'
>;

/** Ids are whole numbers in the database; any other text is the id of nothing. */
export function isStoredId(id: string): boolean {
  return /^\d{1,15}$/.test(id);
}
