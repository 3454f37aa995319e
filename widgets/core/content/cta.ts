import type { cta } from '@staykit/contract/content/content-parts.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** A call to action of a block: always a link. [LANDING-07] */
export interface Cta {
  label: string;
  url: string;
  /** Opens in a new tab. */
  newTab: boolean;
}

/** A call to action in the two forms that content has: with a link of its own, or with the address beside the label. */
export type WireCta = Wire<typeof cta>;

/** Both forms read as one; without an address there is nothing to press. [SENTITY-06] [LANDING-07] */
export function toCta(wire: WireCta | undefined): Cta | undefined {
  const url = wire?.link?.url ?? wire?.url;
  if (!wire || url === undefined) return undefined;
  return { label: wire.label, url, newTab: wire.link?.newTab ?? wire.newTab ?? false };
}

/** Calls to action with an address, in their order. [BANNER-11] */
export function toCtas(wires: readonly (WireCta | undefined)[]): Cta[] {
  return wires.flatMap((wire) => toCta(wire) ?? []);
}
