import { EXPERIMENTS, type Variants } from './variants.ts';

/** The cookie with which a tester sees a side of an experiment: `datesForced:on.autoDiscount:off`. Nobody is given it. */
export const VARIANTS_COOKIE = 'stay_variants';

/** The features that a tester switched; what is no experiment, or neither on nor off, switches nothing. [EXPERIMENT-06] */
export function readOverrides(stored: string | undefined): Variants {
  const sides = new Map((stored ?? '').split('.').map((part) => part.split(':', 2) as [string, string]));
  return Object.fromEntries(
    EXPERIMENTS.flatMap((name) => {
      const side = sides.get(name);
      return side === 'on' || side === 'off' ? [[name, side === 'on'] as const] : [];
    }),
  );
}
