import * as z from 'zod/mini';
import { answer } from '../answer-parts.ts';
import { call } from '../call.ts';
import { line } from '../text-fields.ts';
import { pattern } from '../query-parts.ts';
import { hotelId, number, pushAnswer, pushOf, roomCode } from './push-parts.ts';

/** Limits of photos. */
export const PHOTO_LIMITS = {
  /** Bytes of a photo. */
  bytes: 12 * 1_024 * 1_024,
  /** Decoded pixels. */
  pixels: 60_000_000,
  /** Pixels that a photo has at least. */
  minWidth: 960,
  minHeight: 540,
  /** Photos of a hotel. */
  ofHotel: 60,
  /** Photos of a voucher, an activity or a box. */
  ofProduct: 12,
  /** Letters of an id. */
  idLength: 40,
} as const;

/** Form of a photo's id. */
export const PHOTO_ID = new RegExp(`^[0-9a-f]{${PHOTO_LIMITS.idLength}}$`);

/** Twentieths in which the point to keep of a photo is stored. */
export const FOCUS_STEPS = 20;

const photoId = () => pattern(PHOTO_ID, 'the id of a photo');
/** One line of text. */
const caption = () => z.exactOptional(line(200));

/** A photo of an item besides those of hotels. */
const photo = () =>
  z.strictObject({
    photo: photoId(),
    focus: focus(),
  });

/** The point of a photo that crops keep, from its left and upper edge (0) to the others (1); its centre without one. */
const focus = () => z.exactOptional(z.strictObject({ x: number(0, 1), y: number(0, 1) }));

/** Photos of a voucher, an activity or a box, the best first. They take the place of those before. */
export const photoList = () =>
  z.array(photo(), 'expected a list of photos').check(
    z.maxLength(PHOTO_LIMITS.ofProduct),
    z.refine((list) => new Set(list.map((one) => one.photo)).size === list.length, 'each photo once'),
  );

/** The photos of a hotel, the best first. They take the place of those before: one that is left out is deleted. */
export const photosOfHotel = z.strictObject({
  hotel: hotelId(),
  photos: z
    .array(
      z.strictObject({
        photo: photoId(),
        focus: focus(),
        /** The room type that it shows; absent: the hotel. */
        room: z.exactOptional(roomCode()),
        /** What it shows, by language as descriptions. */
        caption: z.exactOptional(
          z.strictObject({
            fr: caption(),
            es: caption(),
            nl: caption(),
            it: caption(),
            fr_BE: caption(),
            nl_BE: caption(),
          }),
        ),
        /** Who took it, shown with it. */
        credit: z.exactOptional(line(120)),
      }),
    )
    .check(
      z.maxLength(PHOTO_LIMITS.ofHotel),
      z.refine((list) => new Set(list.map(({ photo }) => photo)).size === list.length, 'each photo once'),
    ),
});

/** Sets the photos of hotels. */
export const putHotelPhotos = call({
  id: 'putHotelPhotos',
  method: 'PUT',
  base: 'api',
  path: '/inventory/v1/photos',
  summary: 'Sets which photos hotels show, in order, with captions and credits. Answers as putRoomNights.',
  body: pushOf(photosOfHotel),
  answer: pushAnswer,
  refusals: ['SUPPLIER_KEY_INVALID'],
  safe: false,
});

/** The answer about one photo. */
const photoAnswer = answer({
  /** Its id: the first 40 hexadecimal digits of the SHA-256 of the bytes as sent. */
  photo: z.string(),
});

/** Stores a photo. */
export const postPhoto = call({
  id: 'postPhoto',
  method: 'POST',
  base: 'api',
  path: '/inventory/v1/photos',
  summary:
    'Stores a photo: JPEG, PNG, WebP or AVIF. Sending the same again changes nothing; one that no hotel shows is deleted after a day.',
  body: z.object({
    /** The bytes in base64. */
    data: z
      .string()
      .check(
        z.maxLength(Math.ceil(PHOTO_LIMITS.bytes / 3) * 4, `expected at most ${PHOTO_LIMITS.bytes} bytes`),
        z.regex(/^[A-Za-z\d+/]+={0,2}$/, 'expected bytes in base64'),
      ),
  }),
  answer: photoAnswer,
  refusals: ['SUPPLIER_KEY_INVALID', 'PHOTO_QUOTA'],
  safe: false,
});

/** Says whether a photo is stored. */
export const getPhoto = call({
  id: 'getPhoto',
  method: 'GET',
  base: 'api',
  path: '/inventory/v1/photos/:photo',
  summary: 'Whether a photo is stored already, so that it need not be sent.',
  params: z.object({ photo: photoId() }),
  answer: photoAnswer,
  refusals: ['SUPPLIER_KEY_INVALID', 'NOT_FOUND'],
  safe: true,
  from: 'shop',
  keep: 'never',
});
