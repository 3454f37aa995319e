import type { Theme } from './tokens.ts';

const SERIF =
  "'Fraunces Variable', 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";

/** A women's magazine: serif headlines, rose and plum, round shapes and much air. */
export const magnolia: Theme = {
  name: 'magnolia',
  label: 'Women’s magazine: serif headlines, rose and plum, round and airy',
  tokens: {
    color: {
      page: ['#fdf5f4', '#1b1217'],
      surface: ['#ffffff', '#251920'],
      'surface-raised': ['#ffffff', '#2f212a'],
      text: ['#331a27', '#fbecef'],
      'text-muted': ['#664455', '#dcbfc9'],
      'text-on-accent': ['#ffffff', '#3a0a20'],
      line: ['#f1dcdc', '#46323c'],
      'line-strong': ['#a07884', '#a58492'],
      accent: ['#8b1f4f', '#f5a9c4'],
      'accent-hover': ['#6d143c', '#fbc8da'],
      'accent-soft': ['#fae6ea', '#471f32'],
      gift: ['#6b3a7d', '#dcb3ec'],
      'gift-soft': ['#f5eaf8', '#3d2748'],
      'text-on-gift': ['#ffffff', '#2c1038'],
      focus: ['#5b21b6', '#d6c2ff'],
      skeleton: ['#f5e4e3', '#3a2932'],
      star: ['#a8682b', '#eebf84'],
      'price-old': ['#7a5a67', '#c2a4b0'],
    },
    type: {
      'family-display': SERIF,
      'size-31': '35px',
      'size-39': '52px',
      'weight-display': '400',
      'line-heading': '1.12',
      'spacing-display': '-0.01em',
    },
    size: { field: '56px' },
    radius: { card: '24px', control: '999px' },
    shadow: { card: '0 6px 28px light-dark(rgb(139 31 79 / 0.08), rgb(0 0 0 / 0.4))' },
    card: { border: '0 solid transparent', padding: '24px', gap: '32px', ratio: '4 / 5' },
    map: { water: ['#dcd9ea', '#120e1a'], several: '{color.gift}', 'on-several': '{color.text-on-gift}' },
    hero: {
      ground: 'linear-gradient(135deg, light-dark(#fbe3e4, #3a1c2c), light-dark(#f3e3f4, #2c1c38))',
      text: ['#5c1436', '#fbdde7'],
      veil: 'linear-gradient(rgb(60 12 36 / 0.15), rgb(60 12 36 / 0.6))',
      align: 'center',
      padding: '96px',
      radius: '32px',
    },
  },
};
