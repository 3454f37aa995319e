import { describe, expect, it } from 'vitest';
import { readGiftHash, writeGiftHash } from './gift-hash.ts';

describe('a gift in an address', () => {
  it('names its people in either way, and is written in the one that is configured [PERSONALISE-19]', () => {
    expect(readGiftHash('#giftAdult=2').giftAdults).toBe(2);
    expect(readGiftHash('#giftAdults=2').giftAdults).toBe(2);
    expect(writeGiftHash('', { giftAdults: 2 })).toBe('giftAdult=2');
    expect(writeGiftHash('', { giftAdults: 2 }, { adultsKey: 'giftAdults' })).toBe('giftAdults=2');
  });

  it('is read as far as it says what there is', () => {
    expect(readGiftHash('giftFormat=physical&giftNights=2&bucket=3&upsell=availability')).toEqual({
      giftFormat: 'physical',
      giftNights: 2,
      bucket: 3,
      upsell: true,
    });
    expect(readGiftHash('giftFormat=paper&giftNights=two&bucket=4&upsell=none')).toEqual({});
  });

  it('leaves what others wrote where it is', () => {
    expect(writeGiftHash('sleeves=7&upsell=none', { giftFormat: 'physical', giftNights: 1, bucket: 2 })).toBe(
      'sleeves=7&upsell=none&giftFormat=physical&giftNights=1&bucket=2',
    );
  });
});
