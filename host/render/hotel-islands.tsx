import type { Messages } from '../../widgets/messages/translate.ts';
import { createTranslate } from '../../widgets/messages/translate.ts';
import type { HotelRoomsData, NearbyHotelsData } from '../pages/hotel/hotel-data.ts';
import { HotelRooms } from '../pages/hotel/hotel-rooms.tsx';
import { NearbyHotels } from '../pages/hotel/nearby-hotels.tsx';
import type { HotelTools } from '../pages/hotel/use-hotel-stay.ts';
import type { PageData } from './page-data.ts';

interface Surroundings {
  messages: Messages;
  now: () => number;
}

const stayOf = ({ locale, origin }: PageData, { messages, now }: Surroundings) => ({
  locale,
  now,
  t: createTranslate(locale, messages),
  assetBase: origin,
});

/** Days, travellers and rooms of a hotel, as the server prints them and the browser takes them over. */
export function hotelRoomsIsland(
  page: PageData,
  data: HotelRoomsData,
  around: Surroundings,
  tools?: HotelTools,
) {
  return (
    <HotelRooms
      data={data}
      stay={stayOf(page, around)}
      messages={around.messages}
      {...(tools && { tools })}
    />
  );
}

/** The hotels around one, likewise. */
export function nearbyHotelsIsland(page: PageData, data: NearbyHotelsData, around: Surroundings) {
  return <NearbyHotels data={data} stay={stayOf(page, around)} prefix={page.prefix ?? ''} />;
}
