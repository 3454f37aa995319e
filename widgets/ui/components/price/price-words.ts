import { useContext } from 'react';
import { formatMoney, nightCents } from '@staykit/core/price/money.ts';
import { useStay } from '../../hooks/stay-context.tsx';
import { NightlyContext } from './nightly-context.ts';

/** The price of a stay: cents, and its nights where they are known. */
export interface StayPrice {
  cents: number;
  nights?: number | undefined;
}

/** How prices of stays are told on a map. */
export function usePriceWords() {
  const { t, locale } = useStay();
  const isNightly = useContext(NightlyContext);
  const total = ({ cents, nights }: StayPrice) =>
    nights
      ? `${formatMoney(cents, locale)} ${t('card.forNights', { count: nights })}`
      : formatMoney(cents, locale);
  return {
    isNightly,
    /** The cents that stand on a marker. */
    centsOf: ({ cents, nights }: StayPrice) => (isNightly && nights ? nightCents(cents, nights) : cents),
    /** With what it is the price of: '126 € per night', '251 € for 2 nights'; the amount alone without nights. */
    wordsOf: (price: StayPrice) =>
      isNightly && price.nights
        ? t('card.perNight', { price: formatMoney(nightCents(price.cents, price.nights), locale) })
        : total(price),
    /** The total, where `wordsOf` told a night. */
    totalOf: (price: StayPrice) => (isNightly && price.nights ? total(price) : undefined),
  };
}
