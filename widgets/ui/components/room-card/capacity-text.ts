import type { Room } from '@staykit/core/offer/room.ts';
import type { Translate } from '@staykit/messages/translate.ts';

/** The people that a room is for, with its most adults where others come beside them; undefined if unknown. [ROOM-08] */
export function capacityText(
  { capacity, maxCapacity = capacity }: Pick<Room, 'capacity' | 'maxCapacity'>,
  t: Translate,
): string | undefined {
  if (maxCapacity === undefined) return undefined;
  const people = t('product.roomFor', { count: maxCapacity });
  return capacity === undefined || capacity >= maxCapacity
    ? people
    : t('product.roomForAdults', { people, adults: t('travellers.adultCount', { count: capacity }) });
}
