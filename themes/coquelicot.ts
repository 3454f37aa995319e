import type { Theme } from './tokens.ts';

const ROUND =
  "'DM Sans Variable', 'Avenir Next', Avenir, 'Century Gothic', Futura, 'Trebuchet MS', sans-serif";

/** A young women's magazine: poppy and cream, bold geometric headlines, coloured cards. */
export const coquelicot: Theme = {
  name: 'coquelicot',
  label: 'Young women’s magazine: poppy and cream, bold and geometric',
  tokens: {
    color: {
      page: ['#fff8ec', '#1c130e'],
      surface: ['#ffffff', '#271b15'],
      'surface-raised': ['#ffffff', '#32241c'],
      text: ['#2a120a', '#fff0e4'],
      'text-muted': ['#61402f', '#e2c4b2'],
      'text-on-accent': ['#ffffff', '#3c0d02'],
      line: ['#f6dfc6', '#4a372b'],
      'line-strong': ['#a3764f', '#ab8870'],
      accent: ['#a82812', '#ffab8f'],
      'accent-hover': ['#861c09', '#ffc9b6'],
      'accent-soft': ['#ffe9dc', '#4d2114'],
      gift: ['#0f5852', '#8cdcd2'],
      'gift-soft': ['#def3ef', '#17403b'],
      'text-on-gift': ['#ffffff', '#032925'],
      skeleton: ['#f7e7d2', '#3c2c22'],
      'price-old': ['#735442', '#c8a996'],
      promo: '{color.accent}',
    },
    type: {
      'family-display': ROUND,
      'size-31': '36px',
      'size-39': '50px',
      'weight-display': '800',
      'line-heading': '1.02',
      'spacing-display': '-0.03em',
    },
    radius: { card: '20px', control: '14px' },
    shadow: {
      card: '6px 6px 0 light-dark(#ffd9c2, #4d2114)',
      'card-hover': '8px 8px 0 light-dark(#ffb896, #6b2f1c)',
    },
    card: {
      border: '2px solid light-dark({color.text}, {color.line-strong})',
      padding: '18px',
      gap: '28px',
      ratio: '1 / 1',
    },
    map: {
      water: ['#c9e6e1', '#0c1918'],
      several: '{color.gift}',
      'on-several': '{color.text-on-gift}',
    },
    hero: { ground: ['#ffd36b', '#4a3508'], text: ['#2a120a', '#fff0d0'], align: 'start', padding: '80px' },
  },
};
