import * as z from 'zod/mini';
import { answer, idText, link } from '../answer-parts.ts';

const sizes = {
  thumbnail: z.exactOptional(z.string()),
  small: z.exactOptional(z.string()),
  large: z.exactOptional(z.string()),
};

/** Pictures of a box: a main one, plain or by size, and its catalogue. [PENTITY-20] */
export const boxImages = answer({
  main: z.exactOptional(z.string()),
  mainBySize: z.exactOptional(answer({ ...sizes, '640_360': z.exactOptional(z.string()) })),
  catalog: z.exactOptional(
    z.array(
      answer({ ...sizes, description: z.exactOptional(z.string()), title: z.exactOptional(z.string()) }),
    ),
  ),
});

/** The price of a box, in cents. [PENTITY-20] */
export const boxPrice = answer({
  sellPrice: z.number(),
  referencePrice: z.exactOptional(z.number()),
  promo: z.exactOptional(z.number()),
});

/** Data for the head of the page and for robots. */
export const boxPageModel = answer({
  metaRobots: z.string(),
  canonicalUrl: z.exactOptional(link()),
  pageTitle: z.string(),
  metaDescription: z.exactOptional(z.string()),
  alternateUrls: z.exactOptional(z.record(z.string(), z.string())),
});

/** A box of a list, in both forms that its price has. `toBox` of the core makes one model of it. [SENTITY-07] */
export const box = answer({
  id: z.exactOptional(idText()),
  code: z.exactOptional(z.string()),
  title: z.string(),
  description: z.exactOptional(z.string()),
  rating: z.exactOptional(z.number()),
  /** A plain amount is the price before `promoPrice`. */
  price: z.union([z.number(), boxPrice]),
  promoPrice: z.exactOptional(z.number()),
  imageUrl: z.exactOptional(z.string()),
  link: z.exactOptional(
    answer({
      campaign: z.exactOptional(z.string()),
      category: z.exactOptional(z.string()),
      url: link(),
    }),
  ),
  includedContent: z.exactOptional(z.string()),
  images: z.exactOptional(boxImages),
  slug: z.exactOptional(z.string()),
});

/** Everything of one box. [PENTITY-20] */
export const boxDetail = answer({
  code: z.string(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  /** One line each. [BOX-02] */
  includedContent: z.string(),
  /** Its worth in cents when it is redeemed. */
  value: z.number(),
  /** Months in which it can be redeemed; absent: those of the shop's other gifts. */
  validMonths: z.exactOptional(z.number()),
  price: boxPrice,
  searchCriteria: answer({ subthemas: z.array(idText()) }),
  images: boxImages,
  pageModel: boxPageModel,
});
