import { expect, it, vi } from 'vitest';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import en from '@staykit/messages/en.json';
import { boxProduct, fakeBookingClient } from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { render } from '@staykit/testing/render.tsx';
import { BookingBox } from './booking-box.tsx';

const SEARCH = 'https://shop.example/search?minisite=1042';

it.each([
  [
    'that the shop does not know',
    () => Promise.reject(new StayError('NOT_FOUND', 'There is no offer 31.')),
    'NOT_FOUND',
  ],
  [
    'whose id the shop calls malformed',
    () => Promise.reject(new StayError('BAD_REQUEST', 'productId: expected an id')),
    'BAD_REQUEST',
  ],
  ['that is sold no longer', async () => boxProduct({ published: false }), 'NOT_FOUND'],
])(
  'a stay %s is told with the way to all others, and leaves nothing to press in vain',
  async (_, productDetail, code) => {
    const onError = vi.fn();
    const view = await render(
      <BookingBox
        client={fakeBookingClient({ productDetail })}
        locale="fr_FR"
        messages={en}
        productId="31"
        checkoutUrl="/checkout"
        searchUrl={SEARCH}
        now={() => TEST_NOW}
        onError={onError}
      />,
    );
    const told = await view.findByText(/This stay is no longer available\./);
    expect(told.closest('[role="alert"]')).toBeTruthy();
    expect(view.getByRole<HTMLAnchorElement>('link', { name: 'See all stays' }).href).toBe(SEARCH);
    expect(view.queryByRole('button')).toBeNull();
    expect(onError.mock.calls.map(([error]) => (error as StayError).code)).toEqual([code]);
  },
);
