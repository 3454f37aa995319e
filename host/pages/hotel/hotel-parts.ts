import { latePart } from '../../../widgets/components/late-part.ts';
import type { HotelRoomsData } from './hotel-data.ts';
import type { HotelStay, HotelTools } from './use-hotel-stay.ts';

/** What every part of the rooms of a hotel is told. */
export interface HotelPartProps {
  hotel: HotelStay;
  data: HotelRoomsData;
  tools: HotelTools | undefined;
}

/** What visitors open, fetched when it is wanted. */
export const HOTEL_PARTS = {
  panels: latePart(() => import('./stay-panels.tsx')),
  details: latePart(() => import('../../../widgets/components/room-card/room-details.tsx')),
  options: latePart(() => import('./booking-options.tsx')),
};
