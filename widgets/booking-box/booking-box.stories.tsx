import type { BookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import { DATED_HASH } from '@staykit/testing/test-widgets/booking-box.tsx';
import {
  boxProduct,
  boxQuote,
  fakeBookingClient,
} from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { criteria } from '@staykit/testing/fixtures/criteria.ts';
import { extra } from '@staykit/testing/fixtures/products.ts';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { fails, never, story, type Scene } from '@staykit/testing/workshop/story.tsx';
import type { BookingBoxProps } from './booking-box.props.ts';
import { BookingBox } from './booking-box.tsx';

export default { component: BookingBox };

const box = (
  hash = DATED_HASH,
  {
    client: answers,
    ...props
  }: Partial<Omit<BookingBoxProps, 'client'>> & { client?: Partial<BookingBoxClient> } = {},
  act?: (scene: Scene) => Promise<void>,
) =>
  story(
    (told) => (
      <BookingBox
        {...told}
        client={fakeBookingClient(answers)}
        productId="31"
        product={boxProduct()}
        checkoutUrl="#checkout"
        searchUrl="#search"
        address={memoryAddress(hash)}
        navigate={() => {}}
        {...props}
      />
    ),
    act,
  );

const quote = (...given: Parameters<typeof boxQuote>) => ({
  fetchProductQuote: async () => boxQuote(...given),
});
const WAYS_TO_PAY = { paymentMethods: async () => [{ type: '3x' as const, paymentFee: 0 }] };

export const WithoutDates = box('');
export const Priced = box();
export const Promoted = box(DATED_HASH, { client: quote({ refPrice: 22_000, promo: 18, moneySaved: 4000 }) });
export const PriceOnItsWay = box(DATED_HASH, { client: { fetchProductQuote: never } });
export const PriceFailed = box(DATED_HASH, { client: { fetchProductQuote: fails } });
export const SoldOut = box(
  DATED_HASH,
  { client: { fetchProductQuote: async () => ({ ...boxQuote(), bookable: false }) } },
  ({ press }) => press('booking.book'),
);
export const TwentyAdults = box(DATED_HASH.replace('a=2', 'a=20'));
export const WaysToPay = box(DATED_HASH, { client: WAYS_TO_PAY });
export const Extras = box(DATED_HASH, { product: boxProduct({ extras: [extra()] }), productUrl: '#product' });
export const ToGive = box('giftNights=1', { criteria: criteria({ flow: 'gifting' }) });
export const Gone = box('', { client: { productDetail: async () => undefined as never } });
export const BarOfAPhone = box(DATED_HASH, { bar: true });
export const Calendar = box('', {}, ({ press }) => press('booking.dates'));
export const Travellers = box('', {}, ({ press }) => press('travellers.label'));
