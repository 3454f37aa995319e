import * as z from 'zod/mini';
import { answer, link } from './answer-parts.ts';

/** Data for the head of a page and for robots. [PENTITY-22] */
export const pageModel = answer({
  metaRobots: z.string(),
  canonicalUrl: link(),
  pageTitle: z.string(),
  metaDescription: z.exactOptional(z.string()),
  /** Addresses by locale. */
  alternateUrls: z.record(z.string(), link()),
});

/** A step of the way to a page. */
export const breadcrumb = answer({ label: z.string(), uri: z.exactOptional(link()) });

/** Addresses of pictures by size, the same picture at the same place of each list. */
export const imagesBySize = answer({
  thumbnail: z.array(link()),
  small: z.array(link()),
  large: z.array(link()),
});
