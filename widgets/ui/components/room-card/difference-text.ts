import type { Locale } from '@staykit/values/market/locale.ts';
import { nightDifference, type RoomOffer } from '@staykit/core/offer/room.ts';
import { formatMoney } from '@staykit/core/price/money.ts';
import type { Translate } from '@staykit/messages/translate.ts';

/** What an offer costs more a night than the first of its room, '+16 € per night'; nothing where it costs the same. [ROOM-06] */
export function differenceText(
  first: Pick<RoomOffer, 'price'>,
  other: Pick<RoomOffer, 'price'>,
  { t, locale }: { t: Translate; locale: Locale },
): string | undefined {
  const units = nightDifference(first, other);
  if (units === 0) return undefined;
  // The sign stands before the amount in every language, also where the currency does.
  const amount = `${units > 0 ? '+' : '−'}${formatMoney(Math.abs(units) * 100, locale)}`;
  return t('card.perNight', { price: amount });
}
