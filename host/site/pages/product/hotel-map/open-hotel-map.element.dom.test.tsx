import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { waitFor, within } from '@testing-library/dom';
import french from '@staykit/messages/fr_FR.json' with { type: 'json' };
import { openHotelMap } from './open-hotel-map.tsx';
import type { VisitData } from '../../../framework/request/visit-data.ts';

// What the build makes of the texts for pages.
vi.mock('../../../framework/browser/locale-chunks.ts', async () => {
  const texts = await import('@staykit/messages/fr_FR.json');
  return { LOCALE_CHUNKS: { fr_FR: async () => texts } };
});

const before = location.href;
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', before);
});

it('the place of a stay opens the map at its house, whose marker stands there on any day [PRODUCT-09]', async () => {
  const asked: { searchCriterias: object }[] = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit = {}) => {
    asked.push(JSON.parse(String(init.body)));
    const location = { lat: 45.9, lng: 6.12 };
    return Response.json({
      packages: [{ id: '4', label: 'Hôtel des Trois Rives', location, weekendIds: ['31'] }],
    });
  });
  history.replaceState(null, '', '#checkin=2099-06-10&checkout=2099-06-12&a=3');
  const link = document.body.appendChild(document.createElement('a'));
  Object.assign(link, { href: '#around', textContent: 'Annecy' });
  Object.assign(link.dataset, { hotelMap: '45.9,6.12', hotel: '4' });
  link.focus();
  await openHotelMap(link, { locale: 'fr_FR', origin: 'https://shop.example', page: 'product' } as VisitData);
  const dialog = await within(document.body).findByRole('dialog', { name: french.map.title });
  const marker = await within(dialog).findByRole('button', { name: /Hôtel des Trois Rives/ });
  expect(marker).toBeTruthy();
  expect(asked[0]?.searchCriterias).toMatchObject({ hotelId: '4', adult: 3 });
  expect(asked[0]?.searchCriterias).not.toHaveProperty('checkin');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  link.remove();
});
