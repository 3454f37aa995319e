import { loadOnDemand } from '../../../widgets/components/on-demand.ts';
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
  panels: loadOnDemand(() => import('./stay-panels.tsx')),
  details: loadOnDemand(() => import('../../../widgets/components/room-card/room-details.tsx')),
  options: loadOnDemand(() => import('./booking-options.tsx')),
};
