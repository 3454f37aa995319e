import type { Theme } from './tokens.ts';

/*
 * Looks of the shop for a few weeks of the year. A season changes colours alone, so that nobody has to learn the shop again,
 * and what stands on a page stands where it stood.
 */

/** Cranberry and candlelight on the green of the shop. */
const christmas: Theme = {
  name: 'christmas',
  label: 'Christmas: fir green, cranberry and candlelight',
  tokens: {
    color: {
      page: ['#fbf6ef', '#151412'],
      accent: ['#1c5138', '#8ed3a9'],
      'accent-hover': ['#123b27', '#b0e2c2'],
      'accent-soft': ['#e6f0e7', '#1a3526'],
      gift: ['#9a1f38', '#ffa8b0'],
      'gift-soft': ['#fbe9ea', '#451b23'],
      'text-on-gift': ['#ffffff', '#3a0713'],
    },
    hero: {
      ground: 'linear-gradient(120deg, light-dark(#f8e6dc, #34191d), light-dark(#e7efe3, #17291f))',
      text: ['#47121f', '#fbeee6'],
    },
  },
};

/** Rose and wine, for two. */
const valentine: Theme = {
  name: 'valentine',
  label: 'Valentine’s day: rose and wine, for two',
  tokens: {
    color: {
      page: ['#fcf6f4', '#181214'],
      accent: ['#85204f', '#f4a9c6'],
      'accent-hover': ['#66153a', '#fac8db'],
      'accent-soft': ['#f9e7ed', '#441f30'],
      'text-on-accent': ['#ffffff', '#390a20'],
    },
    map: { several: '{color.text-muted}', 'on-several': '{color.surface}' },
    hero: {
      ground: 'linear-gradient(120deg, light-dark(#fae1e3, #3a1c2a), light-dark(#fbeee2, #2d1e1a))',
      text: ['#581434', '#fbe0e8'],
    },
  },
};

/** Sea and sand. */
const summer: Theme = {
  name: 'summer',
  label: 'Summer: the sea, sand and an evening sky',
  tokens: {
    color: {
      page: ['#fcf8ef', '#121517'],
      accent: ['#0d5370', '#86cfea'],
      'accent-hover': ['#083d54', '#aee0f3'],
      'accent-soft': ['#e2f0f5', '#143340'],
      'text-on-accent': ['#ffffff', '#03222f'],
    },
    hero: {
      ground: 'linear-gradient(120deg, light-dark(#fdeccd, #3a2a18), light-dark(#dcf0f3, #12303a))',
      text: ['#0c3d52', '#eaf6fa'],
    },
  },
};

/** Snow and a clear sky. */
const winter: Theme = {
  name: 'winter',
  label: 'Winter: snow, a clear sky and a fire inside',
  tokens: {
    color: {
      page: ['#f7f8fa', '#121417'],
      accent: ['#264a7c', '#a6c6f3'],
      'accent-hover': ['#1a365e', '#c5daf8'],
      'accent-soft': ['#e6edf7', '#1d2d46'],
      'text-on-accent': ['#ffffff', '#0a1c36'],
    },
    hero: {
      ground: 'linear-gradient(120deg, light-dark(#e6edf6, #1b2737), light-dark(#f6ece4, #2d221c))',
      text: ['#1a3354', '#edf3fb'],
    },
  },
};

/** The looks of seasons, by the name that `SEASONS` calls them by; no partner can choose one. [PROUTE-14] */
export const SEASONS: ReadonlyMap<string, Theme> = new Map(
  [christmas, valentine, summer, winter].map((theme) => [theme.name, theme]),
);
