import * as z from 'zod/mini';
import { HOME_BLOCK_KINDS, LANDING_BLOCK_KINDS, WRAPPER_SIZES } from '@staykit/values/content/block-kind.ts';
import { answer, knownEntries, link } from '../answer-parts.ts';
import { box } from '../gift/box.ts';

/** A call to action, in both forms that content has. `toCta` of the core makes one of them. [SENTITY-06] */
export const cta = answer({
  label: z.string(),
  link: z.exactOptional(answer({ url: link(), newTab: z.exactOptional(z.boolean()) })),
  url: z.exactOptional(link()),
  newTab: z.exactOptional(z.boolean()),
});

/** Background and text colour; an unknown text colour is left out, and shown as dark. [SENTITY-02] [LANDING-06] */
export const colorPalette = answer({
  /** `#112233` */
  background: z.exactOptional(z.string()),
  font: z.exactOptional(z.enum(['dark', 'light'])),
});

/** A picture for wide and for narrow screens. */
export const blockImages = answer({ large: link(), small: link(), alt: z.exactOptional(z.string()) });

/** One of the things in a block: an argument, a card, a category. */
export const blockItem = answer({
  title: z.string(),
  text: z.exactOptional(z.string()),
  icon: z.exactOptional(z.string()),
  images: z.exactOptional(blockImages),
  cta: z.exactOptional(cta),
});

/** What a block of results looks for. */
export const blockSearch = answer({
  type: z.enum(['stay', 'gift', 'activity']),
  /** Parameters named as in GET offers.json. */
  criteria: z.record(z.string(), z.string()),
});

const blockFields = {
  title: z.exactOptional(z.string()),
  subtitle: z.exactOptional(z.string()),
  colorPalette: z.exactOptional(colorPalette),
  cta: z.exactOptional(cta),
  /** The time in which it shows: two instants, ISO 8601. [HOME-07] */
  countdown: z.exactOptional(answer({ start: z.string(), end: z.string() })),
  images: z.exactOptional(blockImages),
  /** A long text: HTML with a few allowed tags, sanitised by the server. */
  html: z.exactOptional(z.string()),
  items: z.exactOptional(z.array(blockItem)),
  boxes: z.exactOptional(z.array(box)),
  /** Codes of boxes, in their order. */
  codes: z.exactOptional(z.array(z.string())),
  search: z.exactOptional(blockSearch),
  /** How many results. Default: TOP_RESULTS_COUNT. */
  count: z.exactOptional(z.number()),
};

/** A block of the first page. [SENTITY-08] */
export const homeBlock = answer({ kind: z.enum(HOME_BLOCK_KINDS), ...blockFields });

/** Blocks of the first page; a kind that came later is left out. [HOME-06] */
export const homeBlocks = knownEntries('kind', homeBlock);

/** A block of a landing page. [LANDING-05..08] */
export const landingBlock = answer({
  kind: z.enum(LANDING_BLOCK_KINDS),
  wrapper: z.exactOptional(z.enum(WRAPPER_SIZES)),
  ...blockFields,
});

/** Blocks of a landing page; a kind that came later is left out. [LANDING-05] */
export const landingBlocks = knownEntries('kind', landingBlock);

/** Title and description for search engines. [HOME-02] [LANDING-03] */
export const contentSeo = answer({
  title: z.string(),
  description: z.string(),
  index: z.boolean(),
  follow: z.boolean(),
});
