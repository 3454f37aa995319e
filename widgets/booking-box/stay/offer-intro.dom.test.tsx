import { beforeAll, expect, it } from 'vitest';
import { baseCss } from '@staykit/themes/to-css.ts';
import { BookingBoxOfPartner } from '../booking-box.tsx';
import { boxProduct, fakeBookingClient } from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { testBox } from '@staykit/testing/test-widgets/booking-box.tsx';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';

beforeAll(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseCss(':root'));
  document.adoptedStyleSheets.push(sheet);
});

const intro = (view: Rendered) => view.container.querySelector<HTMLElement>('[data-section="offer"]');
const ofPartner = (props: Parameters<typeof testBox>[0] = {}) => (
  <BookingBoxOfPartner {...testBox(props).props} />
);

it('on a page of a partner the box says what is booked, and is as tall before it is known', async () => {
  let tell = () => {};
  const productDetail = () =>
    new Promise<ReturnType<typeof boxProduct>>((done) => (tell = () => done(boxProduct())));
  const client = fakeBookingClient({ productDetail });
  const { product: _product, ...unknown } = testBox({ client }).props;
  const view = await render(<BookingBoxOfPartner {...unknown} />);
  const before = intro(view)!.offsetHeight;
  tell();
  const { hotel, label, imageUrl } = boxProduct();
  await waitFor(() => expect(intro(view)!.textContent).toBe(hotel.label + hotel.location.label + label));
  expect(intro(view)!.querySelector('img')!.getAttribute('src')).toContain(imageUrl);
  expect(intro(view)!.offsetHeight).toBe(before);
  expect(view.container.querySelector<HTMLElement>('[part~="box"]')!.offsetWidth).toBeLessThanOrEqual(440);
});

it('leaves that out for a page that says so itself', async () => {
  const view = await render(ofPartner({ hideOffer: true }));
  expect(intro(view)).toBeNull();
});
