import * as z from 'zod/mini';
import { pattern } from '../query-parts.ts';
import { photoList } from './hotel-photos.ts';
import { code, flag, hotelId, int, nameByLanguage, pushCall, textLine, themeIds } from './push-parts.ts';

const optional = z.exactOptional;
const contentLines = () =>
  z.array(textLine(200), 'expected a list of texts').check(z.minLength(1), z.maxLength(20));

/** A stay of a box: a plan or a voucher of a hotel. */
const stayOfBox = z
  .strictObject({
    hotel: hotelId(),
    plan: optional(code('the code of a plan')),
    voucher: optional(code('the code of a voucher')),
  })
  .check(
    z.refine(
      ({ plan, voucher }) => (plan === undefined) !== (voucher === undefined),
      'expected either plan or voucher',
    ),
  );

/**
 * A gift box: one price for a stay of a choice. A field that is absent stays as it is; a new one needs `name`,
 * `description`, `contents`, `price`, `nights` and `stays`.
 */
export const giftBox = z.strictObject({
  /** Code of its digital form, which all suppliers share; the physical one ends in BOX. */
  box: pattern(/^[A-Z\d]{1,40}EBOX$/, 'the code of a digital box, like SPAEBOX'),
  /** Part of its address; without one the code in small letters. */
  slug: optional(pattern(/^[a-z\d]+(-[a-z\d]+){0,9}$/, 'small letters, digits and hyphens')),
  name: optional(nameByLanguage()),
  description: optional(nameByLanguage(400)),
  /** What is in it, line by line. */
  contents: optional(
    z.strictObject({
      fr: contentLines(),
      es: contentLines(),
      nl: contentLines(),
      it: contentLines(),
      fr_BE: optional(contentLines()),
      nl_BE: optional(contentLines()),
    }),
  ),
  /** Cents. */
  price: optional(int(100, 10_000_000)),
  /** Cents without the promotion; 0: none. It pays for stays up to the higher of the two. */
  referencePrice: optional(int(0, 10_000_000)),
  /** Nights of its stays. */
  nights: optional(int(1, 28)),
  themes: optional(themeIds()),
  /** Months from the sale in which it can be redeemed; without them the shop's. */
  validMonths: optional(int(1, 60)),
  /** Its stays, the best first. They take the place of those before. */
  stays: optional(
    z
      .array(stayOfBox, 'expected a list of stays')
      .check(z.minLength(1, 'expected at least one stay'), z.maxLength(300)),
  ),
  /** `true`: it pays for any stay of the shop; otherwise for stays of the hotels in `stays` alone. Keys for `all` hotels. */
  anyStay: optional(flag()),
  /** It is sent by post too. */
  physical: optional(flag()),
  photos: optional(photoList()),
  /** `false`: no more are sold; those that were sold are redeemed. */
  onSale: optional(flag()),
});

/** Makes and changes gift boxes. */
export const putGiftBoxes = pushCall(
  'putGiftBoxes',
  '/inventory/v1/boxes',
  'Makes and changes gift boxes: their price, validity and stays. Answers as putRoomNights.',
  giftBox,
);
