import { BookingBox } from '@staykit/widgets/booking-box/booking-box.tsx';
import type { BookingBoxProps } from '@staykit/widgets/booking-box/booking-box.props.ts';
import type { IslandPage } from '../../../framework/page-data.ts';
import type { BookingBoxData } from './booking-box-data.ts';

/** What a booking box takes from where it runs; the rest of it is data, and the same on both sides. */
export type BookingBoxTools = Pick<
  BookingBoxProps,
  | 'client'
  | 'messages'
  | 'now'
  | 'address'
  | 'track'
  | 'onError'
  | 'onGift'
  | 'onStay'
  | 'paidBy'
  | 'navigate'
>;

/** The booking box of a product, as the server prints it and the browser takes it over. */
export function bookingBoxIsland(
  { locale, origin, partner, variants, care = false }: IslandPage,
  data: BookingBoxData,
  tools: BookingBoxTools,
  onReady?: () => void,
) {
  return (
    <BookingBox
      id="stay"
      locale={locale}
      assetBase={origin}
      careMode={care}
      bar
      {...data}
      {...tools}
      {...(partner !== undefined && { minisite: partner })}
      {...(variants && { variants })}
      {...(onReady && { onReady })}
    />
  );
}
