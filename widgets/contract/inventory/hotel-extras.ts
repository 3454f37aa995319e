import * as z from 'zod/mini';
import { code, flag, hotelId, int, nameByLanguage, oneOf, pushCall } from './push-parts.ts';

const optional = z.exactOptional;

/** Something that guests may add to a stay. A field that is absent stays as it is; a new one needs `name` and `price`. */
export const extraOfHotel = z.strictObject({
  hotel: hotelId(),
  extra: code('the code of an extra'),
  name: optional(nameByLanguage()),
  /** `breakfast` and `dinner` are not offered with plans that include them. */
  type: optional(oneOf(['breakfast', 'dinner', 'other'])),
  /** Cents. */
  price: optional(int(1, 1_000_000)),
  /** The price counts for each adult (children pay half, babies nothing), or once for the party. */
  per: optional(oneOf(['person', 'party'])),
  /** The price counts for each night, not once per stay. */
  perNight: optional(flag()),
  onSale: optional(flag()),
});

/** Makes and changes extras. */
export const putHotelExtras = pushCall(
  'putHotelExtras',
  '/inventory/v1/extras',
  'Makes and changes extras of hotels, at most three of them on sale. Answers as putRoomNights.',
  extraOfHotel,
);
