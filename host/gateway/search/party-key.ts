import type { Pax } from '../../../widgets/core/pax/pax.ts';

/** More than there can be of one kind in a party, by three times; and more than the bit of any flow. */
const OF_A_KIND = 64;
const FLOW_BITS = 16;

/** A number that a flow, a party and a length of stay have alone: it is found quicker than a text that would have to be written. */
export const partyKey = (flowBit: number, { adult, child, baby, singleRoom }: Pax, nights = 0): number =>
  ((((nights * OF_A_KIND + adult) * OF_A_KIND + child) * OF_A_KIND + baby) * 2 + (singleRoom ? 1 : 0)) *
    FLOW_BITS +
  flowBit;
