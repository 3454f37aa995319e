import * as z from 'zod/mini';
import { isPlainDate } from '@staykit/values/dates/plain-date.ts';
import { LOCATION_CATEGORIES, type LocationCategory } from '@staykit/values/search/location.ts';
import { SORTS } from '@staykit/values/search/sort.ts';

const places = Object.fromEntries(
  LOCATION_CATEGORIES.map((category) => [
    category,
    z.exactOptional(z.string().check(z.regex(/^[\w.:-]{1,60}$/))),
  ]),
) as Record<LocationCategory, z.ZodMiniExactOptional<z.ZodMiniString>>;

const between = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max));
const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));
const cents = () => z.exactOptional(whole(0, 100_000_000));
const km = () => z.exactOptional(between(0, 20_038));

/** A search request as one object. Unknown fields are refused. [ENTITY-02..04] */
export const searchRequest = z.strictObject({
  filters: z.strictObject({
    property: z.strictObject({
      ...places,
      latitude: z.exactOptional(between(-90, 90)),
      longitude: z.exactOptional(between(-180, 180)),
      minimumDistance: km(),
      maximumDistance: km(),
      facilities: z.exactOptional(z.array(z.string())),
      petsAllowed: z.exactOptional(z.literal(true)),
      stars: z.exactOptional(z.array(whole(0, 5))),
      minHotelReviewScore: z.exactOptional(between(0, 10)),
    }),
    offer: z.strictObject({
      date: z.exactOptional(
        z.strictObject({
          checkin: z.string().check(z.refine(isPlainDate, 'a calendar day yyyy-MM-dd')),
          nights: whole(1, 60),
        }),
      ),
      categories: z.exactOptional(z.strictObject({ themeIds: z.array(z.int()) })),
      familyComposition: z.strictObject({
        adults: whole(1, 20),
        children: whole(0, 10),
        babies: whole(0, 10),
        singleRoom: z.boolean(),
      }),
      price: z.exactOptional(z.strictObject({ min: cents(), max: cents() })),
    }),
  }),
  tags: z.array(z.string()),
  sorting: z.strictObject({ orderBy: z.enum(SORTS) }),
  pagination: z.strictObject({ page: whole(0, 100_000), size: whole(1, 100) }),
});
