import * as z from 'zod/mini';
import { day } from '../query-parts.ts';
import { photoList } from './hotel-photos.ts';
import { code, codeList, flag, hotelId, int, nameByLanguage, pushCall, themeIds } from './push-parts.ts';

const optional = z.exactOptional;

/**
 * A voucher of a hotel: a stay for two that is given, and whose day the guest chooses later. A field that is absent
 * stays as it is; a new one needs `name`, `nights` and `price`.
 */
export const voucherOfHotel = z.strictObject({
  hotel: hotelId(),
  voucher: code('the code of a voucher'),
  name: optional(nameByLanguage()),
  /** Nights of the stay. */
  nights: optional(int(1, 3)),
  /** Cents, for two people. */
  price: optional(int(100, 10_000_000)),
  /** Cents without the promotion; 0: none. */
  referencePrice: optional(int(0, 10_000_000)),
  /** Included services: codes of the vocabulary, as of plans. */
  includes: optional(codeList(10)),
  themes: optional(themeIds()),
  photos: optional(photoList()),
  /** Last day of sale. */
  lastDay: optional(day()),
  onSale: optional(flag()),
});

/** Makes and changes vouchers. */
export const putVouchers = pushCall(
  'putVouchers',
  '/inventory/v1/vouchers',
  'Makes and changes vouchers: stays of hotels that are sold without a date. Answers as putRoomNights.',
  voucherOfHotel,
);
