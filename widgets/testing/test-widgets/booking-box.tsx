import { BookingBox } from '@staykit/widgets/booking-box/booking-box.tsx';
import type { BookingBoxProps } from '@staykit/widgets/booking-box/booking-box.props.ts';
import en from '@staykit/messages/en.json';
import { boxProduct, fakeBookingClient } from '../fake-clients/fake-booking-client.ts';
import { TEST_NOW } from '../fixtures/criteria.ts';

/** A booking box of a French shop with the reference texts, a known product and a fixed clock. */
export function testBox(props: Partial<BookingBoxProps> = {}) {
  return (
    <BookingBox
      client={fakeBookingClient()}
      locale="fr_FR"
      messages={en}
      productId="31"
      product={boxProduct()}
      checkoutUrl="/checkout"
      now={() => TEST_NOW}
      navigate={() => {}}
      {...props}
    />
  );
}

/** The address of two nights from 10 June 2030 of two adults. */
export const DATED_HASH = 'checkin=2030-06-10&checkout=2030-06-12&night=2&a=2&c=0&b=0';
