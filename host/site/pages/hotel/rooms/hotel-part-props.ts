import type { HotelRoomsData } from '../hotel-data.ts';
import type { HotelStay, HotelTools } from './use-hotel-stay.ts';

/** Props of every part of the rooms of a hotel. */
export interface HotelPartProps {
  hotel: HotelStay;
  data: HotelRoomsData;
  tools: HotelTools | undefined;
}
