import axe from 'axe-core';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Extra } from '@staykit/core/offer/extra.ts';
import { inStay } from '@staykit/testing/in-stay.tsx';
import { render } from '@staykit/testing/render.tsx';
import { ExtraLoading } from './extra-loading.tsx';
import { ExtrasList, type ExtrasListProps } from './extras-list.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const DINNER: Extra = {
  id: '91',
  label: 'Dinner in the hotel',
  priceDifference: 1500,
  priceDifferencePerLos: { '2': 2800 },
  programLines: [{ type: 'DINNER', label: 'Dinner in the hotel' }],
  imagesBySize: { thumbnail: [PIXEL], small: [PIXEL], large: [PIXEL] },
};
const MASSAGE: Extra = {
  id: '92',
  label: 'Massage',
  priceDifference: 6000,
  programLines: [],
  activityIds: ['12'],
  selected: true,
};

const list = (props: Partial<ExtrasListProps>) =>
  inStay(<ExtrasList extras={[DINNER]} onToggle={() => {}} {...props} />);
const textOf = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ');

it('an extra has a name, a picture and the price for the length of the stay [UPSELL-09]', async () => {
  const view = await render(list({ stay: { nights: 2 } }));
  const [line] = view.getAllByRole('listitem');
  if (!line) throw new Error('no extra');
  expect(textOf(line)).toContain('Dinner in the hotel');
  expect(textOf(line)).toContain('+28 €');
  expect(line.querySelector('img')?.src).toBe(PIXEL);
  await view.rerender(list({ stay: { nights: 5 } }));
  expect(textOf(line)).toContain('+15 €');
  await view.rerender(list({}));
  expect(textOf(line)).toContain('+15 €');
});

it('a traveller reads what kind of thing an extra is', async () => {
  const view = await render(list({ extras: [DINNER, MASSAGE] }));
  const kinds = [...view.container.querySelectorAll('small')].map(textOf);
  expect(kinds).toEqual(['Dinner', 'Activity']);
});

it('an extra is added, and one that is in the stay is taken off', async () => {
  const told: string[] = [];
  const view = await render(list({ extras: [DINNER, MASSAGE], onToggle: ({ id }) => told.push(id) }));
  await userEvent.click(view.getByRole('button', { name: 'Add Dinner in the hotel' }));
  view.getByRole('button', { name: 'Remove Massage' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(told).toEqual(['91', '92']);
  expect(view.getAllByText('In your stay')).toHaveLength(1);
  expect((await axe.run(view.container)).violations).toEqual([]);
});

it('a product without extras has no list', async () => {
  const view = await render(list({ extras: [] }));
  expect(view.container.textContent).toBe('');
});

it.each([
  [true, 'Your extra is being added…'],
  [false, 'Your extra is being removed…'],
])(
  'the page is held while an extra is added (%s) or taken off, in words [UPSELL-06]',
  async (adding, words) => {
    const view = await render(inStay(<ExtraLoading adding={adding} />));
    const dialog = view.getByRole('dialog', { name: words });
    expect(dialog.textContent).toBe(words);
    expect(dialog.matches(':modal')).toBe(true);
    expect(document.activeElement).toBe(dialog);
    await userEvent.keyboard('{Escape}');
    expect(view.getByRole('dialog')).toBe(dialog);
  },
);
