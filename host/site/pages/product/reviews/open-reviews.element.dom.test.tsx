import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { waitFor, within } from '@testing-library/dom';
import { reviewAnswer } from '@staykit/testing/fake-clients/fake-reviews-client.ts';
import french from '@staykit/messages/fr_FR.json' with { type: 'json' };
import { openReviews } from './open-reviews.tsx';
import type { VisitData } from '../../../framework/request/visit-data.ts';

// What the build makes of the texts for pages that sell.
vi.mock('../../../framework/browser/locale-chunks.ts', async () => {
  const texts = await import('@staykit/messages/fr_FR.json');
  return { SALE_CHUNKS: { fr_FR: async () => texts } };
});

const data = { locale: 'fr_FR', origin: 'https://shop.example', partner: 412 } as VisitData;

afterEach(() => vi.unstubAllGlobals());

it('the score of a hotel opens all of its reviews over the page, and Escape leads back [PRODUCT-10]', async () => {
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address));
    return Response.json(reviewAnswer(25));
  });
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '#hotel';
  link.textContent = '8,7/10';
  Object.assign(link.dataset, { reviews: '345', hotel: 'Hôtel des Trois Rives' });
  link.focus();
  await openReviews(link, data);
  const page = within(document.body);
  const dialog = await page.findByRole('dialog', { name: 'Avis sur Hôtel des Trois Rives' });
  await waitFor(() => expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(10));
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/hotel/345/reviews.json']);
  expect(asked[0]?.searchParams.get('sort')).toBe('DATE_DESC');
  expect(within(dialog).getByLabelText(french.review.language)).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(link);
  link.remove();
});
