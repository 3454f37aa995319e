import type * as z from 'zod/mini';
import type { roomOfHotel } from '@staykit/contract/inventory/hotel-rooms.ts';
import { STANDARD_ROOM } from '@staykit/contract/inventory/room-nights.ts';
import type { Queryable } from '../../../database/database.ts';
import type { RoomRecord } from '../../records.ts';
import { changeHotel, sentFields, withSupplied } from './change-hotel.ts';
import type { Outcome } from './outcome.ts';

/** A checked item of a push. */
export type RoomItem = z.output<typeof roomOfHotel>;

/** Most room types of a hotel. */
const MOST_ROOMS = 30;

/** Makes or changes a room type. Absent fields stay. */
export async function writeRoom(tx: Queryable, hotelId: string, item: RoomItem): Promise<Outcome> {
  const { room: code, name } = item;
  if (code === STANDARD_ROOM && (item.supplement !== undefined || item.allotment !== undefined))
    return { problem: `room: ${STANDARD_ROOM} has neither supplement nor allotment: send its nights.` };
  return changeHotel(tx, hotelId, (hotel) => {
    const rooms = hotel.supplied?.rooms ?? [];
    const known = rooms.find((room) => room.code === code);
    const label = name ?? known?.name;
    if (!label) return 'name: required for a new room type.';
    if (!known && rooms.length >= MOST_ROOMS) return `room: a hotel has at most ${MOST_ROOMS} room types.`;
    const { description, ...sent } = sentFields(item, 'hotel', 'room', 'name');
    const next: RoomRecord = {
      ...known,
      ...sent,
      ...(description && { description: { ...known?.description, ...description } }),
      code,
      name: label,
    };
    return withSupplied(hotel, {
      rooms: known ? rooms.map((room) => (room === known ? next : room)) : [...rooms, next],
    });
  });
}
