import { testRequest } from '../../fixtures/test-request.ts';
import { printElement } from '../../framework/document/print-element.ts';
import { describe, expect, it } from 'vitest';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { bookingLookupPage } from './page.tsx';

/** The page of an address, and what it asked the gateway about who is signed in. */
async function visit(search: string, answer: () => Response, more: object = {}) {
  const asked: string[] = [];
  const request = testRequest({
    address: { page: 'booking-lookup', prefix: '' },
    path: '/booking',
    search,
    locale: 'fr_FR',
    instant: TEST_NOW,
    apiOrigin: '',
    messages: LOCALE_TEXTS.fr_FR,
    t: createTranslate('fr_FR', LOCALE_TEXTS.fr_FR),
    visitor: {
      origin: '',
      fetch: async (url: string) => {
        asked.push(url);
        return answer();
      },
    },
    ...more,
  });
  const page = await bookingLookupPage(request);
  return { page, asked, html: printElement(page.body) };
}
const mine = () => Response.json({ email: 'zoe@orange.example' });
const no = (status: number) => () => Response.json({ code: 'BOOKING_NOT_FOUND' }, { status });

describe('the look-up of a booking', () => {
  it('has number and e-mail of a stay of who is signed in, and nobody keeps the page', async () => {
    const { page, asked, html } = await visit('?number=12345678', mine);
    expect(asked).toEqual(['/gateway/account/bookings/12345678']);
    expect(page.islands?.['booking-lookup']).toMatchObject({
      number: '12345678',
      email: 'zoe@orange.example',
    });
    expect(html).toContain('value="zoe@orange.example"');
    expect(page.unkept).toBe(true);
  });

  it.each([401, 404, 503])('asks for the e-mail where it is none of theirs: %i', async (status) => {
    const { page, html } = await visit('?number=12345678', no(status));
    expect(page.islands?.['booking-lookup']).not.toHaveProperty('email');
    expect(html).toContain('value="12345678"');
  });

  it('asks nobody without a number, on a partner’s site, and on a page that was printed in advance', async () => {
    expect((await visit('', mine)).asked).toEqual([]);
    expect((await visit('?number=../sign-out', mine)).asked).toEqual([]);
    const address = { page: 'booking-lookup', prefix: '/mag', partner: { slug: 'mag' } };
    const { page, asked } = await visit('?number=12345678', mine, { address });
    expect(asked).toEqual([]);
    expect(page.islands?.['booking-lookup']).not.toHaveProperty('email');
    expect((await visit('?number=12345678', mine, { visitor: undefined })).page.status).toBe(200);
  });
});
