import { commands, page } from 'vitest/browser';
import { afterAll, describe, expect, it } from 'vitest';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { render, waitFor } from '@staykit/testing/render.tsx';
import type { Partner } from '@staykit/partners/partner.ts';
import { Banner, MINISITE_BANNER_BREAKPOINT, MINISITE_BANNER_SIZES } from './banner.tsx';

const t = createTranslate('en', en);
const picture = (width: number, height: number, what: string) =>
  `https://pictures.example/${what}-${width}x${height}.svg`;
const partner: Partner = {
  slug: 'mag-a',
  folder: '/partners/mag-a',
  minisiteId: 412,
  minisiteUrl: 'mag-a',
  minisiteLocale: 'fr_FR',
  bannerUrls: { desktop: picture(1500, 736, 'wide'), mobile: picture(750, 528, 'small') },
  features: {},
};

afterAll(() => page.viewport(1280, 900));

async function show(more: object = {}) {
  const view = await render(<Banner partner={partner} t={t} {...more} />);
  return view.getByRole<HTMLImageElement>('img');
}

describe('the banner of a minisite', () => {
  it('keeps the places that are configured [MINISITE-12]', async () => {
    const sizes = { desktop: { width: 1000, height: 300 }, mobile: { width: 400, height: 400 } };
    const image = await show({ sizes, breakpoint: 700 });
    const source = image.parentElement?.querySelector('source');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1000', '300']);
    expect([source?.getAttribute('width'), source?.getAttribute('height')]).toEqual(['400', '400']);
    expect(source?.media).toBe('(max-width: 700px)');
    expect(MINISITE_BANNER_SIZES).toEqual({
      desktop: { width: 1500, height: 736 },
      mobile: { width: 750, height: 528 },
    });
    expect(MINISITE_BANNER_BREAKPOINT).toBe(599);
  });

  it.each([
    [599, 'small'],
    [600, 'wide'],
    [390, 'small'],
    [1280, 'wide'],
  ] as const)('of a window of %i px is the %s picture [MINISITE-12]', async (width, which) => {
    await page.viewport(width, 800);
    await commands.pictures('here');
    const image = await show();
    await waitFor(() => expect(image.currentSrc).toContain(which));
  });

  it.each([
    [390, 'mobile'],
    [900, 'desktop'],
  ] as const)(
    'stands in its place before its picture is there: nothing moves at %i px [MINISITE-12]',
    async (width, which) => {
      await page.viewport(width, 900);
      await commands.pictures('on their way');
      const image = await show();
      const { width: wide, height: high } = MINISITE_BANNER_SIZES[which];
      await waitFor(() => expect(image.offsetWidth).toBeGreaterThan(0));
      const ratio = image.offsetWidth / image.offsetHeight;
      expect(Math.abs(ratio - wide / high)).toBeLessThan(0.02);
    },
  );
});
