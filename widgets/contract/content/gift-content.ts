import * as z from 'zod/mini';
import { answer, link } from '../answer-parts.ts';
import { box } from '../gift/box.ts';
import { call } from '../call.ts';
import { colorPalette, cta } from './content-parts.ts';
import { locale } from '../query-parts.ts';

const text = () => z.exactOptional(z.string());
const address = () => z.exactOptional(link());

/** What the gift drawer shows in one locale. */
export const giftBlock = answer({
  title: z.string(),
  subtitle: text(),
  imageS: address(),
  imageL: address(),
  boxURL: address(),
  singleVoucherURL: address(),
  giftcardURL: address(),
  activityOnlyURL: address(),
  /** A film that shows how a gift works; optional. [PRODUCT-34] */
  howItWorksVideo: address(),
  campaign: text(),
  category: text(),
});

/** Gift blocks by locale. [SAPI-05] */
export const giftBlocksAnswer = z.record(z.string(), giftBlock);

/** The current gift block, not cached. [SAPI-05] */
export const getGiftBlock = call({
  id: 'getGiftBlock',
  method: 'GET',
  base: 'gateway',
  path: '/content/giftBlock',
  summary: 'The content of the gift drawer, by locale.',
  answer: giftBlocksAnswer,
  safe: true,
});

/** The gift block as a file that caches keep. [SAPI-05] */
export const getGiftBlockFile = call({
  id: 'getGiftBlockFile',
  method: 'GET',
  base: 'origin',
  path: '/content/giftBlock.json',
  summary: 'The content of the gift drawer, by locale, as a file.',
  answer: giftBlocksAnswer,
  safe: true,
  keep: 60,
});

/** The best boxes, between the results of a search. [SAPI-03] [SENTITY-06] */
export const boxBlock = answer({
  id: z.string(),
  containerId: z.string(),
  title: z.string(),
  subtitle: text(),
  colorPalette: z.exactOptional(colorPalette),
  cta: z.exactOptional(cta),
  boxes: z.array(box),
});

/** The block of boxes among the results. [SAPI-03] */
export const getBoxBlock = call({
  id: 'getBoxBlock',
  method: 'GET',
  base: 'api',
  path: '/cms/box-block-serp',
  summary: 'The block of boxes among search results.',
  query: z.object({ locale: z.exactOptional(locale()) }),
  answer: boxBlock,
  refusals: ['NOT_FOUND'],
  safe: true,
  keep: 60,
});
