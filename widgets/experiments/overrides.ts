import { variantsOf, type Variants } from './variants.ts';

/** The cookie with which a tester sees a side of an experiment: `datesForced:on.autoDiscount:off`. Nobody is given it. */
export const VARIANTS_COOKIE = 'stay_variants';

/** The features that a tester switched; what is no experiment, or no side of it, switches nothing. [EXPERIMENT-06] */
export function readOverrides(stored = ''): Variants {
  return variantsOf(
    stored.split('.').map((part) => {
      const [groupId = '', variationId = ''] = part.split(':', 2);
      return { groupId, variationId };
    }),
  );
}
