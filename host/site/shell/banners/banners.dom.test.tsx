import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { baseCss } from '@staykit/themes/to-css.ts';
import { toPromoBar, type WirePromoBar } from '@staykit/core/content/promo-bar.ts';
import type { AnnouncementText } from '@staykit/core/content/announcement.ts';
import type { TargetedBanner as Content } from '@staykit/core/content/targeted-banner.ts';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { render } from '@staykit/testing/render.tsx';
import type { ShellProps } from '../shell-props.ts';
import { Announcement } from './announcement.tsx';
import { bannerCode, readDismissed, withDismissed } from '../../framework/browser/dismissed.ts';
import { PromoBar } from './promo-bar.tsx';
import { TargetedBanner } from './targeted-banner.tsx';

const shell: ShellProps = {
  address: { page: 'home', prefix: '' },
  locale: 'fr_FR',
  path: '/',
  search: '',
  origin: { protocol: 'http', host: 'fr-fr.localhost' },
  sites: {},
  t: createTranslate('fr_FR', en),
  apiOrigin: '',
  visit: { care: false, variants: {}, variations: [], dismissed: new Set() },
};

beforeAll(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseCss(':root'));
  document.adoptedStyleSheets.push(sheet);
  adoptStyles(document);
});

describe('the announcement', () => {
  const announcement: AnnouncementText = { title: 'New', content: 'By the sea', colorVariation: 'blue' };
  const show = (changes: Partial<AnnouncementText>, props: Partial<ShellProps> = {}) =>
    render(<Announcement {...shell} {...props} announcement={{ ...announcement, ...changes }} />);

  it('shows its title and content, as a link where it leads somewhere and as text where not [BANNER-01]', async () => {
    const linked = await show({ link: { url: '/search?theme=26' } });
    expect(linked.getByRole('link').textContent).toContain('New By the sea');
    expect(linked.getByRole('link')).toHaveAttribute('href', '/search?theme=26');
    const plain = await show({});
    expect(plain.container.textContent).toContain('New By the sea');
    expect(plain.queryByRole('link')).toBeNull();
  });

  it('looks different in each of six colours, and black in a colour that is none [BANNER-02]', async () => {
    const looks = async (colorVariation: string) => {
      const view = await show({ colorVariation: colorVariation as 'black' });
      return getComputedStyle(view.getByRole('complementary')).backgroundColor;
    };
    const six: string[] = [];
    for (const color of ['black', 'grey', 'red', 'yellow', 'blue', 'green']) six.push(await looks(color));
    expect(new Set(six).size).toBe(6);
    expect(await looks('pink')).toBe(six[0]);
  });

  it('is not there once it was waved away, until it says something else', async () => {
    const dismissed = readDismissed(withDismissed(undefined, bannerCode('a', 'NewBy the sea')));
    const visit = { ...shell.visit, dismissed };
    expect((await show({}, { visit })).container).toBeEmptyDOMElement();
    expect((await show({ content: 'In the hills' }, { visit })).container.textContent).toContain(
      'In the hills',
    );
  });
});

describe('the promo bar', () => {
  const wire: WirePromoBar = {
    internalCode: 'early',
    links: [
      { label: 'Early', url: '/search', variation: 'black', newTab: true },
      { label: 'Late', url: '/search?late=1' },
    ],
    colorPalette: { background: '#000000', font: 'light' },
  };

  it('has links in two looks, a new tab where told, and light letters on its dark ground [BANNER-05]', async () => {
    const view = await render(<PromoBar {...shell} bar={toPromoBar(wire)} />);
    const [early, late] = view.getAllByRole('link');
    expect(early).toHaveAttribute('target', '_blank');
    expect(late).not.toHaveAttribute('target');
    expect(getComputedStyle(early as Element).backgroundColor).toBe('rgb(33, 30, 27)');
    expect(getComputedStyle(late as Element).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    const ground = view.container.querySelector('rect') as SVGRectElement;
    expect(getComputedStyle(ground).fill).toBe('rgb(0, 0, 0)');
    expect(ground.getBoundingClientRect().width).toBe(view.getByRole('complementary').clientWidth);
    expect(getComputedStyle(late as Element).color).toBe('rgb(255, 255, 255)');
    expect(view.container.querySelector('[style]')).toBeNull();
  });
});

describe('a targeted banner', () => {
  const PICTURE = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20id='wide'/%3E";
  const MOBILE = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20id='phone'/%3E";
  const banner: Content = {
    title: 'Spa',
    subtitle: 'One more night',
    imageUrl: PICTURE,
    imageMobile: MOBILE,
    imageAlt: 'A pool',
    ctas: [
      { label: 'See', url: '/search?theme=26' },
      { label: 'Elsewhere', url: 'https://x.example/', newTab: true },
    ],
  };
  const show = (changes: Partial<Content> = {}) =>
    render(<TargetedBanner banner={{ ...banner, ...changes }} addressOf={(url) => url} assetBase="" />);

  it('stands in three ways, with the picture of the screen and its words [BANNER-06]', async () => {
    await page.viewport(1280, 900);
    const place = async (imagePosition: 'center' | 'left' | 'right') => {
      const view = await show({ imagePosition });
      const image = view.getByAltText('A pool').getBoundingClientRect();
      const words = view.getByRole('heading').getBoundingClientRect();
      return image.bottom <= words.top ? 'above' : image.right <= words.left ? 'left' : 'right';
    };
    expect(await place('center')).toBe('above');
    expect(await place('left')).toBe('left');
    expect(await place('right')).toBe('right');
    const view = await show();
    expect(view.container.textContent).toContain('One more night');
    const links = view
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), (link as HTMLAnchorElement).target]);
    expect(links).toEqual([
      ['/search?theme=26', ''],
      ['https://x.example/', '_blank'],
    ]);
    const source = () => (view.getByAltText('A pool') as HTMLImageElement).currentSrc;
    await expect.poll(source).toBe(PICTURE);
    await page.viewport(390, 800);
    await expect.poll(source).toBe(MOBILE);
    const { imageMobile: _none, ...without } = banner;
    const plain = await render(<TargetedBanner banner={without} addressOf={(url) => url} assetBase="" />);
    plain.getByAltText('A pool').scrollIntoView();
    await expect.poll(() => (plain.getByAltText('A pool') as HTMLImageElement).currentSrc).toBe(PICTURE);
  });

  it('with an address of its own is one link, and holds no link inside a link [BANNER-07]', async () => {
    await page.viewport(1280, 900);
    const view = await show({ url: '/boxes', newTab: true });
    const whole = view.getByRole('link', { name: 'Spa' });
    expect(whole).toHaveAttribute('href', '/boxes');
    expect(whole).toHaveAttribute('target', '_blank');
    expect(view.container.querySelector('a a')).toBeNull();
    const picture = view.getByAltText('A pool').getBoundingClientRect();
    expect(document.elementFromPoint(picture.left + 5, picture.top + 5)).toBe(whole);
    const cta = view.getByRole('link', { name: 'See' });
    const box = cta.getBoundingClientRect();
    expect(document.elementFromPoint(box.left + 3, box.top + box.height / 2)).toBe(cta);
  });
});
