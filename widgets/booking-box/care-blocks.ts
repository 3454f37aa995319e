import type { BookingPartProps } from './use-booking-box.ts';

/** A block of the box that sells more than the stay. */
export type UpsellBlock = 'availabilityUpsell' | 'extrasUpsell';

/** What agents do not see of the box (customerCare.hiddenBlocks). [PROUTE-15] */
export const CARE_HIDDEN_BLOCKS: readonly UpsellBlock[] = ['availabilityUpsell', 'extrasUpsell'];

/** Whether the mode of the page hides a block. [PROUTE-15] */
export function isHidden(
  block: UpsellBlock,
  { careMode = false }: Pick<BookingPartProps['props'], 'careMode'>,
  hidden: readonly UpsellBlock[] = CARE_HIDDEN_BLOCKS,
): boolean {
  return careMode && hidden.includes(block);
}
