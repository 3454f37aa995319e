import { expect, it } from 'vitest';
import { CARE_HIDDEN_BLOCKS, isHidden } from './care-blocks.ts';

it('agents do not see the blocks that are listed, and visitors see all [PROUTE-15]', () => {
  expect(CARE_HIDDEN_BLOCKS).toEqual(['availabilityUpsell', 'extrasUpsell']);
  for (const block of CARE_HIDDEN_BLOCKS) {
    expect(isHidden(block, { careMode: true })).toBe(true);
    expect(isHidden(block, { careMode: false })).toBe(false);
    expect(isHidden(block, { careMode: true }, [])).toBe(false);
  }
});
