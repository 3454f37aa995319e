import type {
  blockImages,
  blockItem,
  blockSearch,
  colorPalette,
  homeBlock,
  landingBlock,
} from '@staykit/contract/content/content-parts.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** Background and the lightness of the letters on it. [LANDING-06] */
export type ColorPalette = WirePalette & { font: 'dark' | 'light' };

/** A palette as it arrives. */
export type WirePalette = Wire<typeof colorPalette>;

/** A palette that says how its letters are: dark if none or an unknown one is given. [SENTITY-02] */
export function toPalette(wire: WirePalette | undefined): ColorPalette | undefined {
  return wire && { ...wire, font: wire.font ?? 'dark' };
}

/** A picture in two sizes. [HOME-09] */
export type BlockImages = Wire<typeof blockImages>;

/** One of the things in a block: an argument, a card, a category. */
export type BlockItem = Wire<typeof blockItem>;

/** What a block of results looks for. */
export type BlockSearch = Wire<typeof blockSearch>;

/** LANDING_WRAPPER_DEFAULT: how wide a landing block is that does not say it. [LANDING-08] */
export const LANDING_WRAPPER_DEFAULT = 'l';

/** Results that a block shows where it does not say how many. [HOME-12] */
export const TOP_RESULTS_COUNT = 3;

/** What blocks of first pages and of landing pages may hold. [SENTITY-08] [LANDING-06] */
export type BlockContent = Omit<HomeBlock, 'kind'>;

/** A block of a first page. [SENTITY-08] */
export type HomeBlock = Wire<typeof homeBlock>;

/** A block of a landing page. [LANDING-05] */
export type LandingBlock = Wire<typeof landingBlock>;

/** Whether a block shows at an instant (ms since 1970): without a countdown always. [HOME-07] */
export function isShownAt({ countdown }: Pick<BlockContent, 'countdown'>, instant: number): boolean {
  return !countdown || (instant >= Date.parse(countdown.start) && instant < Date.parse(countdown.end));
}
