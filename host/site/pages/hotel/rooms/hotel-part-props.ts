import type { HotelRoomsData } from '../hotel-data.ts';
import type { HotelStay, HotelTools } from './use-hotel-stay.ts';

/** What every part of the rooms of a hotel is told. */
export interface HotelPartProps {
  hotel: HotelStay;
  data: HotelRoomsData;
  tools: HotelTools | undefined;
}
