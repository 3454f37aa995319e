import type { TokenValues } from './tokens.ts';

/** How a look treats pictures: their shape, their frame, and what is done to photographs. */
export type PictureLook = Pick<TokenValues, 'card' | 'picture'>;

/**
 * Picture treatments, by the name that a partner file gives as `pictures`. Filters, veils and dots are CSS alone: the files
 * that a page loads are the same in all of them.
 */
export const PICTURE_LOOKS = {
  /** Wide and bare, corner to corner. */
  bare: {
    card: { ratio: '16 / 9' },
    picture: { radius: '0px' },
  },
  /** Tall with round corners, warmed a little. */
  portrait: {
    card: { ratio: '4 / 5' },
    picture: { radius: '24px', filter: 'saturate(0.92) contrast(1.02)', caption: 'italic' },
  },
  /** Grey with the dots of a printing screen. */
  newsprint: {
    card: { ratio: '3 / 2' },
    picture: {
      radius: '0px',
      filter: 'grayscale(1) contrast(1.12)',
      veil: 'radial-gradient(circle, rgb(0 0 0 / 0.3) 0.7px, transparent 1px) 0 0 / 3px 3px',
      blend: 'multiply',
      caption: 'italic',
    },
  },
  /** Two inks: what was dark is the first, what was light the second. */
  duotone: {
    card: { ratio: '1 / 1' },
    picture: {
      radius: '0px',
      filter: 'grayscale(1) contrast(1.1)',
      veil: 'linear-gradient(165deg, rgb(243 208 138 / 0.55), rgb(56 34 92 / 0.72))',
      blend: 'hard-light',
    },
  },
  /** Prints on paper: a white border inside a hairline, a little faded. */
  print: {
    card: { ratio: '5 / 4' },
    picture: {
      radius: '2px',
      frame: '1px solid {color.line}',
      mat: '10px',
      filter: 'sepia(0.14) saturate(0.9)',
      caption: 'italic',
    },
  },
  /** Square and bright, in a strong outline. */
  sticker: {
    card: { ratio: '1 / 1' },
    picture: { radius: '20px', frame: '2px solid {color.text}', filter: 'saturate(1.12)' },
  },
} as const satisfies Readonly<Record<string, PictureLook>>;
