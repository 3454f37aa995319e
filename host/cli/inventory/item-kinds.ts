import { putActivities, putActivityDays } from '@staykit/contract/inventory/activities.ts';
import { putGiftBoxes } from '@staykit/contract/inventory/gift-boxes.ts';
import { putHotelContents } from '@staykit/contract/inventory/hotel-contents.ts';
import { putHotelExtras } from '@staykit/contract/inventory/hotel-extras.ts';
import { putHotelPhotos } from '@staykit/contract/inventory/hotel-photos.ts';
import { putHotelPolicies } from '@staykit/contract/inventory/hotel-policies.ts';
import { putHotelRooms } from '@staykit/contract/inventory/hotel-rooms.ts';
import { putRatePlans } from '@staykit/contract/inventory/rate-plans.ts';
import { putRoomNights } from '@staykit/contract/inventory/room-nights.ts';
import { putVouchers } from '@staykit/contract/inventory/vouchers.ts';

/** The call of each kind of line. They are sent in this order, in which they need each other. */
export const KIND_CALLS = {
  hotel: putHotelContents,
  policies: putHotelPolicies,
  room: putHotelRooms,
  activity: putActivities,
  plan: putRatePlans,
  extra: putHotelExtras,
  voucher: putVouchers,
  photos: putHotelPhotos,
  box: putGiftBoxes,
  activityDays: putActivityDays,
  nights: putRoomNights,
} as const;

/** What a line of a file is about. */
export type ItemKind = keyof typeof KIND_CALLS;

/** All kinds, in the order in which they are sent. */
export const ITEM_KINDS = Object.keys(KIND_CALLS) as ItemKind[];
