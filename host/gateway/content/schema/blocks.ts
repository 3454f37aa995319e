import * as z from 'zod';
import { WRAPPER_SIZES } from '@staykit/values/content/block-kind.ts';
import { searchQuery } from '@staykit/contract/search/search-query.ts';
import { address, countdown, cta, html, images, oneOf, palette, strict, text, whole } from './parts.ts';

const shared = {
  title: text(120).optional(),
  subtitle: text(300).optional(),
  colorPalette: palette().optional(),
  cta: cta().optional(),
};

const item = () =>
  strict({
    title: text(80),
    text: text(300).optional(),
    icon: text(30).optional(),
    images: images().optional(),
    cta: cta().optional(),
  });
const items = () =>
  z.array(item(), { error: 'a list of items' }).min(1, 'at least one item').max(24, 'at most 24 items');

const codes = () =>
  z
    .array(
      z.string({ error: 'the code of a box' }).regex(/^[A-Z0-9]{3,30}$/, 'the code of a box, like SPAEBOX'),
      {
        error: 'a list of codes of boxes',
      },
    )
    .min(1, 'at least one code');

const search = () =>
  strict({
    type: oneOf(['stay', 'gift', 'activity']),
    criteria: z.partialRecord(oneOf(Object.keys(searchQuery) as [keyof typeof searchQuery]), text(200)),
  });
const results = { search: search(), count: whole(1, 24).optional() };

const jumbotron = { ...shared, title: text(120), images: images(), countdown: countdown().optional() };

/** A block of the home page, by kind. [SENTITY-08] */
export const homeBlock = z.discriminatedUnion(
  'kind',
  [
    strict({ kind: z.literal('boxes'), ...shared, codes: codes() }),
    strict({ kind: z.literal('jumbotron'), ...jumbotron }),
    strict({ kind: z.literal('mainValueProposition'), ...shared, items: items() }),
    strict({ kind: z.literal('marketingBlock'), ...shared, items: items() }),
    strict({ kind: z.literal('categories'), ...shared, items: items() }),
    strict({ kind: z.literal('banner'), ...shared, title: text(120), images: images().optional() }),
    strict({ kind: z.literal('boxesByCode'), ...shared, codes: codes() }),
    strict({ kind: z.literal('relatedBanner'), ...shared, title: text(120), images: images().optional() }),
    strict({ kind: z.literal('article'), ...shared, html: html(), images: images().optional() }),
    strict({ kind: z.literal('topSearchResults'), ...shared, ...results }),
  ],
  {
    error:
      'a block whose kind is one of boxes, jumbotron, mainValueProposition, marketingBlock, categories, banner, boxesByCode, relatedBanner, article, topSearchResults',
  },
);

const wrapped = { ...shared, wrapper: oneOf(WRAPPER_SIZES).optional() };

/** A block of a landing page, by kind. [LANDING-05..08] */
export const landingBlock = z.discriminatedUnion(
  'kind',
  [
    strict({ kind: z.literal('BestBoxes'), ...wrapped, codes: codes() }),
    strict({ kind: z.literal('JumbotronPromo'), ...wrapped, ...jumbotron }),
    strict({ kind: z.literal('MainUSP'), ...wrapped, items: items() }),
    strict({ kind: z.literal('PromoCards'), ...wrapped, items: items() }),
    strict({ kind: z.literal('TargetedBanner'), ...wrapped }),
    strict({ kind: z.literal('TopBar'), ...wrapped, title: text(160) }),
    strict({ kind: z.literal('TopSearchResults'), ...wrapped, ...results }),
  ],
  {
    error:
      'a block whose kind is one of BestBoxes, JumbotronPromo, MainUSP, PromoCards, TargetedBanner, TopBar, TopSearchResults',
  },
);

/** A list of links. */
export const links = () => z.array(strict({ label: text(80), url: address() }), { error: 'a list of links' });
