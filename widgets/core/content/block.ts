import type { WireBox } from '../gift/box.ts';
import type { WireCta } from './cta.ts';

/** Background and the lightness of the letters on it. [LANDING-06] */
export interface ColorPalette {
  /** `#112233` */
  background?: string;
  font: 'dark' | 'light';
}

/** A palette as it arrives. */
export type WirePalette = Partial<ColorPalette>;

/** A palette that says how its letters are: dark where nobody told, or told something unknown. [SENTITY-02] */
export function toPalette(wire: WirePalette | undefined): ColorPalette | undefined {
  return wire && { ...wire, font: wire.font ?? 'dark' };
}

/** A picture in two sizes. [HOME-09] */
export interface BlockImages {
  large: string;
  small: string;
  alt?: string;
}

/** The time in which a block shows: two instants, ISO 8601. [HOME-07] */
export interface Countdown {
  start: string;
  end: string;
}

/** One of the things in a block: an argument, a card, a category. */
export interface BlockItem {
  title: string;
  text?: string;
  icon?: string;
  images?: BlockImages;
  cta?: WireCta;
}

/** What a block of results looks for. */
export interface BlockSearch {
  type: 'stay' | 'gift' | 'activity';
  /** Parameters named as in GET offers.json. */
  criteria: Readonly<Record<string, string>>;
}

/** The kinds of block of a first page. [HOME-06] */
export const HOME_BLOCK_KINDS = [
  'boxes',
  'jumbotron',
  'mainValueProposition',
  'marketingBlock',
  'categories',
  'banner',
  'boxesByCode',
  'relatedBanner',
  'article',
  'topSearchResults',
] as const;

/** The kinds of block of a landing page. [LANDING-05] */
export const LANDING_BLOCK_KINDS = [
  'BestBoxes',
  'JumbotronPromo',
  'MainUSP',
  'PromoCards',
  'TargetedBanner',
  'TopBar',
  'TopSearchResults',
] as const;

/** How wide a landing block is. [LANDING-08] */
export const WRAPPER_SIZES = ['full', 'xl', 'l', 'none'] as const;

/** LANDING_WRAPPER_DEFAULT: how wide a landing block is that does not say it. [LANDING-08] */
export const LANDING_WRAPPER_DEFAULT = 'l';

/** Results that a block shows where it does not say how many. [HOME-12] */
export const TOP_RESULTS_COUNT = 3;

/** What blocks of first pages and of landing pages may hold. [SENTITY-08] [LANDING-06] */
export interface BlockContent {
  title?: string;
  subtitle?: string;
  colorPalette?: WirePalette;
  cta?: WireCta;
  countdown?: Countdown;
  images?: BlockImages;
  /** A text of more than a line; HTML of few tags, made safe by the server. */
  html?: string;
  items?: BlockItem[];
  boxes?: WireBox[];
  /** Codes of boxes, in their order. */
  codes?: string[];
  search?: BlockSearch;
  /** How many results; TOP_RESULTS_COUNT unless told. */
  count?: number;
}

/** A block of a first page. [SENTITY-08] */
export interface HomeBlock extends BlockContent {
  kind: (typeof HOME_BLOCK_KINDS)[number];
}

/** A block of a landing page. [LANDING-05] */
export interface LandingBlock extends BlockContent {
  kind: (typeof LANDING_BLOCK_KINDS)[number];
  wrapper?: (typeof WRAPPER_SIZES)[number];
}

/** Whether a block shows at an instant (ms since 1970): without a countdown always. [HOME-07] */
export function isShownAt({ countdown }: Pick<BlockContent, 'countdown'>, instant: number): boolean {
  return !countdown || (instant >= Date.parse(countdown.start) && instant < Date.parse(countdown.end));
}
