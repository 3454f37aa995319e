import type { Theme } from './tokens.ts';

const NEWS = "'Source Serif 4', Charter, 'Bitstream Charter', 'Times New Roman', Times, serif";

/** A daily newspaper: black on paper, one red, ruled lines, no round corner and little air. */
export const courrier: Theme = {
  name: 'courrier',
  label: 'Daily newspaper: black, paper and one red, sharp and dense',
  tokens: {
    color: {
      page: ['#ffffff', '#0f0f0f'],
      surface: ['#ffffff', '#171717'],
      'surface-raised': ['#ffffff', '#1f1f1f'],
      text: ['#111111', '#f5f5f3'],
      'text-muted': ['#484848', '#c6c6c2'],
      'text-on-accent': ['#ffffff', '#2b0203'],
      line: ['#cfcfca', '#3d3d3b'],
      'line-strong': ['#111111', '#bdbdb8'],
      accent: ['#a8080f', '#ff9a93'],
      'accent-hover': ['#820308', '#ffbdb8'],
      'accent-soft': ['#f5f0e6', '#2e2724'],
      gift: ['#111111', '#f5f5f3'],
      'gift-soft': ['#f0efeb', '#2a2a28'],
      'text-on-gift': ['#ffffff', '#111111'],
      focus: ['#0b4bd0', '#9fc0ff'],
      skeleton: ['#ececea', '#2c2c2b'],
      star: ['#111111', '#f5f5f3'],
      'price-old': ['#5c5c5a', '#aaaaa6'],
      promo: '{color.accent}',
    },
    type: {
      'family-display': NEWS,
      'size-16': '15px',
      'size-20': '18px',
      'size-25': '22px',
      'size-31': '30px',
      'size-39': '44px',
      'weight-display': '700',
      'line-text': '1.4',
      'line-heading': '1.05',
      'spacing-display': '-0.02em',
      'case-label': 'uppercase',
      'spacing-label': '0.05em',
    },
    space: { '12': '10px', '16': '12px', '24': '16px', '32': '24px', '48': '32px', '64': '40px' },
    size: { field: '46px' },
    radius: { card: '0px', control: '0px', pill: '0px' },
    shadow: {
      float: '0 0 0 1px light-dark(#111111, #bdbdb8)',
      card: '0 -3px 0 light-dark(#111111, #f5f5f3)',
      'card-hover': '0 -3px 0 light-dark(#a8080f, #ff9a93)',
    },
    card: { border: '0 solid transparent', padding: '10px', gap: '20px', ratio: '16 / 9' },
    map: {
      water: ['#dbe0e4', '#060708'],
      border: '{color.line-strong}',
      several: '{color.text}',
      'on-several': '{color.surface}',
    },
    hero: {
      ground: ['#ffffff', '#0f0f0f'],
      text: ['#111111', '#f5f5f3'],
      veil: 'linear-gradient(90deg, rgb(0 0 0 / 0.82), rgb(0 0 0 / 0.35))',
      padding: '28px',
    },
    footer: { scheme: 'dark' },
  },
};
