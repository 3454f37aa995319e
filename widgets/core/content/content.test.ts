import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCriteria } from '../search/empty-criteria.ts';
import { announcementFor, BANNER_PAGES, type Announcement, type BannerPlace } from './announcement.ts';
import { ANNOUNCEMENT_COLORS } from '@staykit/values/content/banner.ts';
import { isShownAt, toPalette } from './block.ts';
import { toCta, toCtas } from './cta.ts';
import { menuCount, menuOf, type MenuNode } from './menu.ts';
import { ideaSections } from './page-content.ts';
import { promoBarsFor, toPromoBar } from './promo-bar.ts';
import { bannerCtas, bannerFor, rulesHold, type BannerContext } from './targeted-banner.ts';

const home: BannerPlace = { locale: 'fr_FR', page: 'home', flow: 'booking' };

describe('an announcement', () => {
  const gifts: Announcement = { content: 'Coffrets', flow: 'gifting', page: 'home' };

  it('shows on its own page in its own flow [BANNER-03]', () => {
    const shown = BANNER_PAGES.flatMap((page) =>
      (['booking', 'gifting', 'activity', 'hotel'] as const)
        .filter((flow) => announcementFor(gifts, { locale: 'fr_FR', page, flow }))
        .map((flow) => `${flow} ${page}`),
    );
    expect(shown).toEqual(['gifting home']);
  });

  it('speaks the language of the locale, or is silent [BANNER-03]', () => {
    const spoken: Announcement = {
      content: 'Nouveau',
      locale: 'fr_FR',
      localizations: [
        { content: 'Nouveau', locale: 'fr_FR' },
        { content: 'Nuevo', locale: 'es_ES' },
      ],
    };
    expect(announcementFor(spoken, { ...home, locale: 'es_ES' })?.content).toBe('Nuevo');
    expect(announcementFor(spoken, home)?.content).toBe('Nouveau');
    expect(announcementFor(spoken, { ...home, locale: 'it_IT' })).toBeUndefined();
    expect(announcementFor(undefined, home)).toBeUndefined();
  });

  it('is black where its colour is not known', () => {
    expect(announcementFor({ content: 'x' }, home)?.colorVariation).toBe('black');
    for (const colorVariation of ANNOUNCEMENT_COLORS)
      expect(announcementFor({ content: 'x', colorVariation }, home)?.colorVariation).toBe(colorVariation);
  });
});

describe('promo bars', () => {
  it('are those of the page and the flow [BANNER-04]', () => {
    const bars = [
      { internalCode: 'a', page: 'home', flow: 'booking' },
      { internalCode: 'b', page: 'search', flow: 'gifting' },
    ];
    const codes = (page: 'home' | 'product', flow: 'booking') =>
      promoBarsFor(bars, { page, flow }).map(({ internalCode }) => internalCode);
    expect(codes('home', 'booking')).toEqual(['a']);
    expect(codes('product', 'booking')).toEqual([]);
  });

  it('have plain links and dark letters where nobody told', () => {
    const bar = toPromoBar({
      internalCode: 'a',
      links: [{ label: 'Voir', url: '/search' }],
      colorPalette: { background: '#000000' },
    });
    expect(bar.links).toEqual([{ label: 'Voir', url: '/search', newTab: false, variation: 'default' }]);
    expect(bar.colorPalette).toEqual({ background: '#000000', font: 'dark' });
    expect(toPalette(undefined)).toBeUndefined();
  });
});

describe('a targeted banner', () => {
  const context: BannerContext = {
    locale: 'fr_FR',
    page: 'search',
    flow: 'stay',
    criteria: { ...emptyCriteria('booking'), location: { category: 'city', id: '75' } },
  };
  const at = (id: string): BannerContext => ({
    ...context,
    criteria: { ...context.criteria, location: { category: 'city', id } },
  });

  it('shows where all its rules hold, and everywhere without rules [BANNER-08]', () => {
    const rules = { locale: 'fr_FR', city: '75' };
    expect(rulesHold(rules, context)).toBe(true);
    expect(rulesHold(rules, at('69'))).toBe(false);
    expect(rulesHold(rules, { ...context, locale: 'es_ES' })).toBe(false);
    expect(rulesHold({ page: 'home' }, context)).toBe(false);
    expect(rulesHold({ flow: 'box' }, context)).toBe(false);
    expect(rulesHold({ flow: 'booking' }, context)).toBe(false);
    expect(rulesHold({ department: '75' }, context)).toBe(false);
    expect(rulesHold({ country: '1' }, context)).toBe(false);
    expect(rulesHold({ region: '7' }, context)).toBe(false);
    expect(rulesHold({}, context)).toBe(true);
    expect(rulesHold(undefined, context)).toBe(true);
  });

  it('shows with its thematic only [BANNER-09]', () => {
    const rules = { displayBannerWithThisThematic: 26 };
    const themed = (theme: number) => ({ ...context, criteria: { ...context.criteria, theme } });
    expect(rulesHold(rules, themed(26))).toBe(true);
    expect(rulesHold(rules, themed(23))).toBe(false);
    expect(rulesHold(rules, context)).toBe(false);
  });

  it('for less than two hours shows around a point without a city [BANNER-10]', () => {
    const near: BannerContext = { ...context, criteria: { lat: 48.8, lng: 2.3, distanceMax: 200 } };
    expect(rulesHold({ isLessThanTwoHours: true }, near)).toBe(true);
    expect(rulesHold({ isLessThanTwoHours: true }, context)).toBe(false);
    expect(
      rulesHold(
        { isLessThanTwoHours: true },
        { ...near, criteria: { ...near.criteria, ...at('75').criteria } },
      ),
    ).toBe(false);
    expect(rulesHold({}, context)).toBe(true);
  });

  it('has the calls of its rules in their order, without those that lead nowhere [BANNER-11]', () => {
    const cta = (label: string) => ({ label, url: `/${label}` });
    const banner = {
      title: 'x',
      ctas: [cta('own')],
      rules: { cta1: cta('one'), cta2: { label: 'two' }, cta3: cta('three') },
    };
    expect(bannerCtas(banner).map(({ label }) => label)).toEqual(['one', 'three']);
    expect(bannerCtas({ title: 'x', ctas: [cta('own')] })).toEqual([{ ...cta('own'), newTab: false }]);
    expect(bannerFor([{ title: 'a', rules: { page: 'home' } }, banner], context)?.title).toBe('x');
  });
});

describe('a call to action', () => {
  it('is read from both forms as one', () => {
    const expected = { label: 'Voir', url: '/x', newTab: true };
    expect(toCta({ label: 'Voir', link: { url: '/x', newTab: true } })).toEqual(expected);
    expect(toCta({ label: 'Voir', url: '/x', newTab: true })).toEqual(expected);
    expect(toCta({ label: 'Voir', url: '/x' })?.newTab).toBe(false);
    expect(toCta({ label: 'Voir' })).toBeUndefined();
    expect(toCtas([undefined, { label: 'Voir' }])).toEqual([]);
  });
});

describe('a block', () => {
  it('with a countdown shows between its start and its end', () => {
    const countdown = { start: '2030-11-25T00:00:00+01:00', end: '2030-12-02T00:00:00+01:00' };
    const [start, end] = [Date.parse(countdown.start), Date.parse(countdown.end)];
    expect([start - 1, start, end - 1, end].map((at) => isShownAt({ countdown }, at))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isShownAt({}, 0)).toBe(true);
  });
});

describe('the menu', () => {
  const node = fc.letrec<{ node: MenuNode }>((tie) => ({
    node: fc.record(
      { _id: fc.string(), label: fc.string(), children: fc.array(tie('node'), { maxLength: 3 }) },
      { requiredKeys: ['_id', 'label'] },
    ),
  })).node;
  const depth = (nodes: readonly MenuNode[]): number =>
    nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children = [] }) => depth(children)));

  it('is never deeper than four levels, and loses nothing above', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 3 }), (nodes) => {
        expect(depth(menuOf(nodes))).toBe(Math.min(4, depth(nodes)));
      }),
    );
  });

  it('counts from one', () => {
    expect([undefined, 0, 12].map((count) => menuCount(count === undefined ? {} : { count }))).toEqual([
      undefined,
      undefined,
      12,
    ]);
  });
});

describe('ideas', () => {
  it('show the sections that hold any', () => {
    const full = { title: 'a', ideas: [{ label: 'Spa', url: '/x', cover: '/c.avif' }] };
    const ideas = { title: 't', intro: 'i', sections: [full, { title: 'b', ideas: [] }], regions: [] };
    expect(ideaSections(ideas)).toEqual([full]);
  });
});
