import type { Pax } from '@staykit/values/pax/pax.ts';

/** For whom the results point to the family section: whoever travels with a child or a baby. [GRID-04] */
export const FAMILY_HINT_RULE = ({ child, baby }: Pax): boolean => child + baby > 0;
