import * as z from 'zod/mini';

/*
 * Answers of the JSON equivalent of OpenTravel OTA_HotelAvail, OTA_HotelRes and OTA_Cancel:
 * docs/guides/operating/live-quotes.md. Fields that are not read here may be added.
 */

/** Codes of errors that are an answer. All others leave the outcome unknown. The numbers are OpenTravel's. */
export const ERROR_CODES = {
  noAvailability: '322',
  unknownHotel: '392',
  bookingNotFound: '97',
  alreadyCancelled: '95',
  /** Not of OpenTravel: `RoomStays` holds the new rates. */
  rateChanged: 'RATE_CHANGED',
} as const;

const errors = z.array(z.object({ Code: z.string(), ShortText: z.optional(z.string()) }));

/** A day. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const rate = z.object({
  /** The night. */
  EffectiveDate: day,
  /** Free rooms of the night. */
  NumberOfUnits: z.int().check(z.gte(0), z.lte(10_000)),
  Base: z.object({
    /** Decimal, with two digits behind the point. */
    AmountAfterTax: z.string().check(z.regex(/^\d{1,6}\.\d{2}$/)),
    CurrencyCode: z.string(),
  }),
});

const roomStay = z.object({
  AvailabilityStatus: z.enum(['AvailableForSale', 'NoAvailability']),
  BasicPropertyInfo: z.object({ HotelCode: z.string() }),
  RoomRates: z.optional(z.array(z.object({ RoomTypeCode: z.string(), Rates: z.array(rate) }))),
});

/** A room stay of an answer. */
export type RoomStay = z.output<typeof roomStay>;

/** What every answer has: it names its request, and is a success or lists errors. */
const common = {
  EchoToken: z.string(),
  Success: z.optional(z.object({})),
  Errors: z.optional(errors),
};

/** OTA_HotelAvailRS. */
export const hotelAvail = z.object({ ...common, RoomStays: z.optional(z.array(roomStay)) });

/** OTA_HotelResRS. */
export const hotelRes = z.object({
  ...common,
  HotelReservations: z.optional(
    z.array(
      z.object({
        /** Our key. */
        UniqueID: z.object({ Type: z.literal('14'), ID: z.string() }),
        ResGlobalInfo: z.object({
          HotelReservationIDs: z.array(
            z.object({
              ResID_Value: z.string().check(z.regex(/^[\p{L}\p{N} ./_-]{1,60}$/u)),
            }),
          ),
        }),
      }),
    ),
  ),
  RoomStays: z.optional(z.array(roomStay)),
});

/** OTA_CancelRS. */
export const cancel = z.object({ ...common, Status: z.optional(z.string()) });
