import { expect, it } from 'vitest';
import type { PriceInfo } from '../../price/price-info.ts';
import { moveDifference } from './move-price.ts';

const price = (totalPrice: number, remainingAmountToPay?: number) =>
  ({ totalPrice, ...(remainingAmountToPay !== undefined && { remainingAmountToPay }) }) as PriceInfo;

it('a stay that was paid for costs what the other one costs more, and gives back what it costs less', () => {
  const booked = { priceInfo: price(20_000) };
  expect([25_000, 20_000, 15_000].map((totalPrice) => moveDifference(booked, { totalPrice }))).toEqual([
    5_000, 0, -5_000,
  ]);
});

it('a stay that a gift pays for costs what is beyond the gift, and never gives back the gift [FLOW-07]', () => {
  const whole = { priceInfo: price(18_000, 0), giftWorth: 20_000 };
  expect([15_000, 20_000, 23_000].map((totalPrice) => moveDifference(whole, { totalPrice }))).toEqual([
    0, 0, 3_000,
  ]);
  const topped = { priceInfo: price(25_000, 5_000), giftWorth: 20_000 };
  expect([15_000, 22_000, 28_000].map((totalPrice) => moveDifference(topped, { totalPrice }))).toEqual([
    -5_000, -3_000, 3_000,
  ]);
});
