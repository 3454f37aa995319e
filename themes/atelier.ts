import type { Theme } from './tokens.ts';

const DIDONE = "Didot, 'Bodoni MT', 'Playfair Display', 'Times New Roman', serif";

/** A lifestyle magazine: ink on warm stone, thin high-contrast headlines, pictures without a frame. */
export const atelier: Theme = {
  name: 'atelier',
  label: 'Lifestyle magazine: ink on stone, thin headlines, frameless pictures',
  tokens: {
    color: {
      page: ['#f1ede6', '#141413'],
      surface: ['#f8f6f2', '#1b1b19'],
      'surface-raised': ['#fdfcfa', '#242422'],
      text: ['#1d1c1a', '#f1eee8'],
      'text-muted': ['#4b4842', '#c4bfb5'],
      'text-on-accent': ['#f8f6f2', '#1d1c1a'],
      line: ['#d9d2c6', '#383733'],
      'line-strong': ['#7d7568', '#938c80'],
      accent: ['#2c2a26', '#e6dfd2'],
      'accent-hover': ['#000000', '#ffffff'],
      'accent-soft': ['#e7e0d3', '#33312c'],
      gift: ['#6e4a12', '#e5bf85'],
      'gift-soft': ['#efe4cf', '#3b2e18'],
      'text-on-gift': ['#ffffff', '#2a1c04'],
      skeleton: ['#e3ddd2', '#2f2e2a'],
      star: ['#7a5a20', '#e5bf85'],
      'price-old': ['#635d53', '#aea89c'],
    },
    type: {
      'family-display': DIDONE,
      'size-12': '11px',
      'size-31': '36px',
      'size-39': '58px',
      'weight-medium': '500',
      'weight-display': '400',
      'line-heading': '1.02',
      'case-label': 'uppercase',
      'spacing-label': '0.09em',
    },
    radius: { card: '2px', control: '2px', pill: '2px' },
    card: { border: '0 solid transparent', padding: '14px', gap: '36px', ratio: '1 / 1' },
    map: { water: ['#ced4d3', '#0a0c0d'] },
    hero: {
      ground: ['#e2dacb', '#24221e'],
      text: ['#1d1c1a', '#f1eee8'],
      veil: 'linear-gradient(rgb(0 0 0 / 0.2), rgb(0 0 0 / 0.55))',
      align: 'center',
      padding: '120px',
    },
    footer: { scheme: 'dark' },
  },
};
