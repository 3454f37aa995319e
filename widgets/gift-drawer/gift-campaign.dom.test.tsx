import axe from 'axe-core';
import { expect, it, vi } from 'vitest';
import type { GiftBlock } from '@staykit/core/content/gift-content.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import en from '@staykit/messages/en.json';
import { act, render, waitFor } from '@staykit/testing/render.tsx';
import { GiftCampaign, type GiftCampaignProps } from './gift-campaign.tsx';

const BLOCKS: Partial<Record<Locale, GiftBlock>> = {
  fr_FR: {
    title: 'Offrez une parenthèse',
    subtitle: 'Un séjour sans date',
    imageS: '/small.avif',
    imageL: '/large.avif',
    boxURL: '/boxes',
    singleVoucherURL: '/search?flow=gifting',
    giftcardURL: '/giftcard/customization',
    activityOnlyURL: '/activity-search',
    campaign: 'spring',
    category: 'gift',
  },
  es_ES: { title: 'Regala una pausa', subtitle: 'Sin fecha', boxURL: '/boxes' },
};

async function campaign(props: Partial<GiftCampaignProps> = {}, block?: GiftBlock) {
  const { locale = 'fr_FR' } = props;
  const onClose = vi.fn<() => void>();
  const client = { giftBlock: async () => block ?? BLOCKS[locale] };
  const view = await render(
    <GiftCampaign client={client} locale={locale} messages={en} open onClose={onClose} {...props} />,
  );
  return { view, onClose };
}
const gifts = (container: HTMLElement) =>
  [...container.querySelectorAll('li a')].map((link) => link.getAttribute('href'));

it('shows title and text of the locale, and the picture for the width of the screen [GIFTDRAWER-02]', async () => {
  const { view } = await campaign();
  expect(await view.findByRole('dialog', { name: 'Offrez une parenthèse' })).toBeTruthy();
  expect(view.getByText('Un séjour sans date')).toBeTruthy();
  const picture = view.container.querySelector('picture')!;
  expect(picture.querySelector('img')!.getAttribute('src')).toBe('/large.avif');
  const small = picture.querySelector('source')!;
  expect([small.getAttribute('srcset'), small.media]).toEqual(['/small.avif', '(max-width: 767px)']);
  const { violations } = await axe.run(view.container);
  expect(violations.map(({ id }) => id)).toEqual([]);
  await view.unmount();
  const spanish = await campaign({ locale: 'es_ES' });
  expect(await spanish.view.findByRole('dialog', { name: 'Regala una pausa' })).toBeTruthy();
});

it('offers what the content has an address for, and nothing else [GIFTDRAWER-03]', async () => {
  const { view } = await campaign();
  await view.findByRole('dialog');
  expect(gifts(view.container)).toEqual([
    '/boxes',
    '/search?flow=gifting',
    '/giftcard/customization',
    '/activity-search',
  ]);
  await view.unmount();
  const { activityOnlyURL: _none, ...without } = BLOCKS.fr_FR!;
  const three = await campaign({}, without);
  await three.view.findByRole('dialog');
  expect(gifts(three.view.container)).toHaveLength(3);
  expect(gifts(three.view.container)).not.toContain('/activity-search');
});

it('leads those who hold a gift to a page of its own tab [GIFTDRAWER-04]', async () => {
  const { view } = await campaign();
  const link = await view.findByRole('link', { name: "I've received a gift" });
  expect(link.textContent).toBe("I've received a gift");
  expect(link.getAttribute('href')).toBe('/beneficiary/login');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  expect(link.title, 'what a press does is told beside the words').toBe(en.common.newTab);
});

it('tells analytics which campaign a gift was chosen from [GIFTDRAWER-08]', async () => {
  const track = vi.fn<(name: string, payload: unknown) => void>();
  const { view } = await campaign({ track: track as never, addressOf: () => '#here' });
  const [first] = await view.findAllByRole('link');
  await view.user.click(first!);
  expect(track.mock.calls).toEqual([['select_promotion', { campaign: 'spring', category: 'gift' }]]);
});

it('is no drawer where there is no campaign: the page leads on', async () => {
  const onNone = vi.fn<() => void>();
  const { view } = await campaign({ client: { giftBlock: async () => undefined }, onNone });
  await waitFor(() => expect(onNone).toHaveBeenCalledTimes(1));
  expect(view.queryByRole('dialog')).toBeNull();
});

it('is a placeholder while its content is on its way, and stays one where there is none [SERROR-06]', async () => {
  let answer: ((block: GiftBlock | undefined) => void) | undefined;
  const pending = () => ({ giftBlock: () => new Promise<GiftBlock | undefined>((then) => (answer = then)) });
  const placeholder = (container: HTMLElement) => container.querySelector('[data-placeholder]');
  const came = await campaign({ client: pending() });
  expect(placeholder(came.view.container)).not.toBeNull();
  await act(() => answer?.(BLOCKS.fr_FR));
  await came.view.findByRole('dialog', { name: 'Offrez une parenthèse' });
  expect(placeholder(came.view.container)).toBeNull();
  await came.view.unmount();

  const missed = await campaign({ client: pending() });
  await act(() => answer?.(undefined));
  expect(placeholder(missed.view.container)?.getAttribute('aria-busy')).toBe('false');
  await missed.view.unmount();

  const bare = await campaign({ client: pending(), missing: 'nothing' });
  expect(placeholder(bare.view.container)).not.toBeNull();
  await act(() => answer?.(undefined));
  await waitFor(() => expect(bare.view.queryByRole('dialog')).toBeNull());
});
