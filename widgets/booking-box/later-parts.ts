import { partAtOnce } from '../components/late-part.ts';
import * as activities from './activity-part.tsx';
import * as change from './change-part.tsx';
import * as extras from './extras-part.tsx';
import * as gift from './gift-part.tsx';
import * as instalments from './instalments.tsx';
import * as panels from './booking-panels.tsx';
import type { BookingParts } from './booking-parts.ts';
import * as screen from './panel-screen.tsx';
import * as tax from './tax-modal.tsx';

/*
 * What a booking box shows once it is wanted. Here it comes with the box: an npm user has one file. Pages of the host
 * fetch it: `later-parts.page.ts` stands in its place in their scripts.
 */
export const laterParts: Omit<BookingParts, 'hash' | 'PlainStay' | 'pricing'> = {
  panels: partAtOnce(panels),
  activities: partAtOnce(activities),
  change: partAtOnce(change),
  extras: partAtOnce(extras),
  gift: partAtOnce(gift),
  instalments: partAtOnce(instalments),
  screen: partAtOnce(screen),
  tax: partAtOnce(tax),
};
