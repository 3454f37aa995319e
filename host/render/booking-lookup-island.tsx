import { createTranslate, type Messages } from '../../widgets/messages/translate.ts';
import { BookingLookup, type LookupTools } from '../pages/booking-lookup/booking-lookup.tsx';
import type { BookingLookupData } from '../pages/booking-lookup/lookup-data.ts';
import type { PageData } from './page-data.ts';

/** The look-up of a booking, as the server prints it and the browser takes it over. */
export function bookingLookupIsland(
  { locale, origin }: Pick<PageData, 'locale' | 'origin'>,
  data: BookingLookupData,
  { messages, now }: { messages: Messages; now: () => number },
  tools?: LookupTools,
) {
  const stay = { locale, now, t: createTranslate(locale, messages), assetBase: origin };
  return <BookingLookup data={data} stay={stay} {...(tools && { tools })} />;
}
