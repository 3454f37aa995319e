import { travellersOf, type Pax } from '@staykit/values/pax/pax.ts';
import type { Translate } from '@staykit/messages/translate.ts';

/** The rooms of a price, in words: '2 rooms'. One room needs none. */
export const roomsText = (rooms: number | undefined, t: Translate): string[] =>
  rooms !== undefined && rooms > 1 ? [t('travellers.roomCount', { count: rooms })] : [];

/**
 * Who travels, in words: '2 adults, 1 child'. Kinds of whom there are none are left out. With `rooms` of a price that are
 * more than one: '4 adults, 2 rooms'.
 */
export function paxText(pax: Pick<Pax, 'adult' | 'child' | 'baby'>, t: Translate, rooms?: number): string {
  const texts = [t('travellers.adultCount', { count: pax.adult })];
  if (pax.child) texts.push(t('travellers.childCount', { count: pax.child }));
  if (pax.baby) texts.push(t('travellers.babyCount', { count: pax.baby }));
  return [...texts, ...roomsText(rooms, t)].join(', ');
}

/** The same for a narrow field: mixed company is only counted, '5 travellers'. */
export function shortPaxText(pax: Pax, t: Translate): string {
  const count = travellersOf(pax);
  return count === pax.adult ? paxText(pax, t) : t('travellers.count', { count });
}
