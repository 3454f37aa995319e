import type { Database } from '@staykit/gateway/database/database.ts';
import {
  sellingCatalogue,
  type SellingCatalogueOptions,
} from '@staykit/gateway/fixtures/selling-catalogue.ts';
import { catalogueRepository } from '@staykit/gateway/catalogue/store/catalogue-repository.ts';

/** Hotels of the long proofs: as many as a large shop has. */
export const MANY_HOTELS = 14_000;

/** Hotels of one statement. */
const PIECE = 500;

/** Fills a database with hotels piece by piece, as an import does: one statement of all would not fit into memory. */
export async function writeHotels(db: Database, options: SellingCatalogueOptions): Promise<void> {
  const { writeBatch } = catalogueRepository(db);
  const { places = [], hotels = [], offers = [], calendars } = sellingCatalogue(options);
  await writeBatch({ places });
  for (let from = 0; from < hotels.length; from += PIECE) {
    const piece = hotels.slice(from, from + PIECE);
    const ids = new Set(piece.map(({ id }) => id));
    await writeBatch({
      hotels: piece,
      offers: offers.filter(({ hotelId }) => ids.has(hotelId)),
      calendars: calendars.slice(from, from + PIECE),
    });
  }
}
