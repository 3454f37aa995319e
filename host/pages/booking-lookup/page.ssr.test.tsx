import { renderToString } from 'preact-render-to-string';
import type { VNode } from 'preact';
import { describe, expect, it } from 'vitest';
import { LOCALE_TEXTS } from '../../../widgets/messages/locale-texts.ts';
import { createTranslate } from '../../../widgets/messages/translate.ts';
import { TEST_NOW } from '../../../widgets/testing/fixtures/criteria.ts';
import type { PageRequest } from '../../render/page.ts';
import { bookingLookupPage } from './page.tsx';

/** The page of an address, and what it asked the gateway about who is signed in. */
async function visit(search: string, answer: () => Response, more: object = {}) {
  const asked: string[] = [];
  const request = {
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
  } as unknown as PageRequest;
  const page = await bookingLookupPage(request);
  return { page, asked, html: renderToString(page.body as unknown as VNode) };
}
const mine = () => Response.json({ email: 'zoe@orange.example' });
const no = (status: number) => () => Response.json({ code: 'BOOKING_NOT_FOUND' }, { status });

describe('the look-up of a booking', () => {
  it('has number and e-mail of a stay of who is signed in, and nobody keeps the page', async () => {
    const { page, asked, html } = await visit('?number=12345678', mine);
    expect(asked).toEqual(['/gateway/account/bookings/12345678']);
    expect(page.data.bookingLookup).toMatchObject({ number: '12345678', email: 'zoe@orange.example' });
    expect(html).toContain('value="zoe@orange.example"');
    expect(page.unkept).toBe(true);
  });

  it.each([401, 404, 503])('asks for the e-mail where it is none of theirs: %i', async (status) => {
    const { page, html } = await visit('?number=12345678', no(status));
    expect(page.data.bookingLookup).not.toHaveProperty('email');
    expect(html).toContain('value="12345678"');
  });

  it('asks nobody without a number, on a partner’s site, and on a page that was printed in advance', async () => {
    expect((await visit('', mine)).asked).toEqual([]);
    expect((await visit('?number=../sign-out', mine)).asked).toEqual([]);
    const address = { page: 'booking-lookup', prefix: '/mag', partner: { slug: 'mag' } };
    const { page, asked } = await visit('?number=12345678', mine, { address });
    expect(asked).toEqual([]);
    expect(page.data.bookingLookup).not.toHaveProperty('email');
    expect((await visit('?number=12345678', mine, { visitor: undefined })).page.status).toBe(200);
  });
});
