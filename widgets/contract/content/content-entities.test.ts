import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { announcementFor } from '@staykit/core/content/announcement.ts';
import { HOME_BLOCK_KINDS, LANDING_BLOCK_KINDS } from '@staykit/values/content/block-kind.ts';
import { toCta } from '@staykit/core/content/cta.ts';
import { toPromoBar } from '@staykit/core/content/promo-bar.ts';
import { ideaSections } from '@staykit/core/content/page-content.ts';
import { contentAnswers } from '@staykit/testing/fixtures/content-wire.ts';
import { announcementAnswer, bannerRules, getTargetedBanner, promoBar } from './banners.ts';
import { homeBlock, homeBlocks, landingBlock, landingBlocks } from './content-parts.ts';
import { boxBlock, giftBlocksAnswer } from './gift-content.ts';
import { getMenu, menuNode } from './menu.ts';
import { getHomepage, getIdeas, getLanding } from './page-content.ts';

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

const good = contentAnswers();
const [bar] = good.getPromoBars as [object];
const [banner] = (good.getTargetedBanner as { banners: [{ rules: object }] }).banners;
const [block] = (good.getHomepage as { booking: { blocks: [object] } }).booking.blocks;
const [node] = (good.getMenu as { nodes: [object] }).nodes;

describe('a promo bar', () => {
  it('keeps every field, and takes unknown looks for the usual ones [SENTITY-02]', () => {
    expect(z.parse(promoBar, bar)).toEqual(bar);
    const odd = {
      ...bar,
      links: [{ label: 'Voir', url: '/search', variation: 'red' }],
      colorPalette: { background: '#000000', font: 'grey' },
    };
    const read = toPromoBar(z.parse(promoBar, odd));
    expect(read.links[0]?.variation).toBe('default');
    expect(read.colorPalette?.font).toBe('dark');
  });

  it.each([
    ['internalCode', undefined],
    ['links', undefined],
    ['links', [{ label: 'Voir' }]],
    ['links', [{ label: 'Voir', url: 'javascript:alert(1)' }]],
    ['links', [{ label: 'Voir', url: '/x', newTab: 'yes' }]],
    ['campaign', 7],
    ['colorPalette', '#000000'],
  ])('is refused when %s is %j [SENTITY-02]', (field, wrong) => {
    expect(accepts(promoBar, { ...bar, [field]: wrong })).toBe(false);
  });
});

describe('a targeted banner', () => {
  const schema = getTargetedBanner.answer;

  it('keeps every field, and needs a title alone [SENTITY-03]', () => {
    expect(z.parse(schema, good.getTargetedBanner)).toEqual(good.getTargetedBanner);
    expect(z.parse(schema, { banners: [{ title: 'Au chaud' }] })).toEqual({
      banners: [{ title: 'Au chaud' }],
    });
  });

  it.each([
    ['title', undefined],
    ['subtitle', 7],
    ['imageUrl', 'javascript:alert(1)'],
    ['imageMobile', '//evil.example/x.png'],
    ['imageAlt', {}],
    ['ctas', [{ url: '/x' }]],
    ['url', 'data:text/html,x'],
    ['newTab', 'true'],
    ['category', 1],
    ['campaign', []],
  ])('is refused when %s is %j [SENTITY-03]', (field, wrong) => {
    expect(accepts(schema, { banners: [{ ...banner, [field]: wrong }] })).toBe(false);
  });

  it('stands in the middle where its place is not known', () => {
    const read = z.parse(schema, { banners: [{ ...banner, imagePosition: 'behind' }] });
    expect(read.banners[0]?.imagePosition).toBeUndefined();
  });

  it.each([
    ['locale', 1],
    ['page', {}],
    ['flow', ['stay']],
    ['department', 69],
    ['city', 75],
    ['country', true],
    ['region', 7],
    ['displayBannerWithThisThematic', '26'],
    ['isLessThanTwoHours', 'true'],
    ['cta1', { url: '/x' }],
    ['cta2', { label: 'Voir', url: 'javascript:0' }],
    ['cta3', 'Voir'],
  ])('keeps its rules, and is refused when %s is %j [SENTITY-04]', (field, wrong) => {
    expect(z.parse(bannerRules, banner.rules)).toEqual(banner.rules);
    expect(accepts(bannerRules, { ...banner.rules, [field]: wrong })).toBe(false);
  });
});

describe('an announcement', () => {
  it('keeps every field of every localization, and is black in a colour nobody knows [SENTITY-05]', () => {
    const local = {
      content: 'Deux nuits',
      title: 'Nouveau',
      link: { url: '/search' },
      colorVariation: 'blue',
      flow: 'booking',
      page: 'home',
    };
    const data = {
      ...local,
      locale: 'fr_FR',
      localizations: [
        { ...local, locale: 'fr_FR' },
        { ...local, locale: 'es_ES', content: 'Dos noches', colorVariation: 'green' },
      ],
    };
    expect(z.parse(announcementAnswer, { data })).toEqual({ data });
    const pink = z.parse(announcementAnswer, { data: { ...local, colorVariation: 'pink' } });
    const place = { locale: 'fr_FR', page: 'home', flow: 'booking' } as const;
    expect(announcementFor(pink.data, place)?.colorVariation).toBe('black');
  });

  it.each([
    ['content', undefined],
    ['title', 1],
    ['link', { url: 'javascript:alert(1)' }],
    ['flow', 1],
    ['page', {}],
    ['localizations', [{ title: 'no content' }]],
    ['localizations', {}],
  ])('is refused when %s is %j [SENTITY-05]', (field, wrong) => {
    expect(accepts(announcementAnswer, { data: { content: 'x', [field]: wrong } })).toBe(false);
  });
});

describe('the block of boxes', () => {
  it('keeps its seven fields, and reads both forms of its call as one [SENTITY-06]', () => {
    const read = z.parse(boxBlock, good.getBoxBlock);
    expect(read).toEqual(good.getBoxBlock);
    expect(Object.keys(read).toSorted()).toEqual(
      ['boxes', 'colorPalette', 'containerId', 'cta', 'id', 'subtitle', 'title'].toSorted(),
    );
    const linked = z.parse(boxBlock, {
      ...(good.getBoxBlock as object),
      cta: { label: 'Tous', link: { url: '/boxes', newTab: false } },
    });
    expect(toCta(linked.cta)).toEqual(toCta(read.cta));
  });

  it.each([
    ['id', undefined],
    ['containerId', 7],
    ['title', undefined],
    ['subtitle', {}],
    ['colorPalette', { background: 1 }],
    ['cta', { label: 'Tous', url: '//evil.example' }],
    ['boxes', undefined],
    ['boxes', [{ code: 'A', title: 'B' }]],
  ])('is refused when %s is %j [SENTITY-06]', (field, wrong) => {
    expect(accepts(boxBlock, { ...(good.getBoxBlock as object), [field]: wrong })).toBe(false);
  });
});

describe('a block of the first page', () => {
  it.each(HOME_BLOCK_KINDS)('of the kind %s keeps every field [SENTITY-08]', (kind) => {
    expect(z.parse(homeBlock, { ...block, kind })).toEqual({ ...block, kind });
    expect(accepts(homeBlock, { ...block, kind, title: 7 })).toBe(false);
  });

  it.each([
    ['colorPalette', { background: 7 }],
    ['cta', { label: 'Voir', link: { newTab: true } }],
    ['countdown', { start: '2030-01-01T00:00:00Z' }],
    ['images', { large: '/l.avif' }],
    ['images', { large: 'javascript:0', small: '/s.avif' }],
    ['items', [{ text: 'no title' }]],
    ['search', { type: 'cruise', criteria: {} }],
    ['count', '3'],
  ])('is refused when %s is %j [SENTITY-08]', (field, wrong) => {
    expect(accepts(homeBlock, { ...block, [field]: wrong })).toBe(false);
  });

  it('of a kind that came later is left out, and the others stay', () => {
    expect(z.parse(homeBlocks, [{ kind: 'zzz' }, block])).toEqual([block]);
    const page = z.parse(getHomepage.answer, good.getHomepage);
    expect(page).toEqual(good.getHomepage);
    expect(z.parse(getHomepage.answer, {})).toEqual({});
  });
});

describe('a block of a landing page', () => {
  it.each(LANDING_BLOCK_KINDS)('of the kind %s is known, others are left out', (kind) => {
    expect(z.parse(landingBlocks, [{ kind: 'Foo' }, { kind }])).toEqual([{ kind }]);
    expect(z.parse(landingBlock, { kind, wrapper: 'huge' }).wrapper).toBeUndefined();
    expect(accepts(getLanding.answer, { ...(good.getLanding as object), header: 'no' })).toBe(false);
  });
});

describe('a link of the menu', () => {
  it('keeps every field down to the fourth level [SENTITY-09]', () => {
    expect(z.parse(getMenu.answer, good.getMenu)).toEqual(good.getMenu);
  });

  it.each([
    ['_id', undefined],
    ['label', 7],
    ['uri', 'javascript:alert(1)'],
    ['location', 7],
    ['count', '12'],
    ['children', [{ label: 'no id' }]],
    ['theme', { themaTitle: 'Spa' }],
    ['theme', { themaTitle: 'Spa', weekendUrl: '//evil.example' }],
  ])('is refused when %s is %j [SENTITY-09]', (field, wrong) => {
    expect(accepts(menuNode, { ...node, [field]: wrong })).toBe(false);
  });

  it('of a variant that nobody knows is a plain one', () => {
    expect(z.parse(menuNode, { ...node, variant: 'blinking' }).variant).toBeUndefined();
  });
});

describe('ideas', () => {
  const ideas = good.getIdeas as object;

  it('keep every field; a section without ideas is not shown [SENTITY-10]', () => {
    expect(z.parse(getIdeas.answer, ideas)).toEqual(ideas);
    const empty = z.parse(getIdeas.answer, { ...ideas, sections: [{ title: 'Vide', ideas: [] }] });
    expect(ideaSections(empty)).toEqual([]);
  });

  it.each([
    ['title', undefined],
    ['intro', 7],
    ['sections', [{ title: 'a' }]],
    ['sections', [{ title: 'a', ideas: [{ label: 'x', url: '/x' }] }]],
    ['sections', [{ title: 'a', ideas: [{ label: 'x', url: 'javascript:0', cover: '/c' }] }]],
    ['regions', [{ label: 'Bretagne' }]],
  ])('are refused when %s is %j [SENTITY-10]', (field, wrong) => {
    expect(accepts(getIdeas.answer, { ...ideas, [field]: wrong })).toBe(false);
  });
});

describe('gift blocks', () => {
  it('are by locale, and lead nowhere dangerous', () => {
    expect(z.parse(giftBlocksAnswer, good.getGiftBlock)).toEqual(good.getGiftBlock);
    expect(accepts(giftBlocksAnswer, { fr_FR: { title: 'x', boxURL: 'javascript:0' } })).toBe(false);
    expect(accepts(giftBlocksAnswer, { fr_FR: {} })).toBe(false);
  });
});
