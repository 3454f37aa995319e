import type { Theme } from './tokens.ts';

/** A mutual insurer: clear blue, generous type and controls, nothing that shouts. */
export const boussole: Theme = {
  name: 'boussole',
  label: 'Mutual insurer: clear blue, large type, roomy controls',
  tokens: {
    color: {
      page: ['#f2f6fb', '#0e1520'],
      surface: ['#ffffff', '#16202e'],
      'surface-raised': ['#ffffff', '#1e2a3b'],
      text: ['#10233f', '#eaf1fb'],
      'text-muted': ['#3c5070', '#b9c8de'],
      'text-on-accent': ['#ffffff', '#04203f'],
      line: ['#d8e2ef', '#2d3c51'],
      'line-strong': ['#6d82a0', '#8497b3'],
      accent: ['#0a4d94', '#93c5fd'],
      'accent-hover': ['#073a72', '#bfdcfe'],
      'accent-soft': ['#e2eefb', '#15345a'],
      gift: ['#0b5a63', '#86d9df'],
      'gift-soft': ['#e0f3f4', '#123d43'],
      'text-on-gift': ['#ffffff', '#03282c'],
      focus: ['#8a3ffc', '#d4b8ff'],
      skeleton: ['#e1e9f3', '#27364a'],
      'price-old': ['#566a88', '#a2b3cb'],
    },
    type: { 'size-14': '15px', 'size-16': '17px', 'size-20': '21px', 'weight-display': '700' },
    size: { touch: '48px', field: '60px' },
    radius: { card: '16px', control: '12px' },
    shadow: { card: '0 2px 10px light-dark(rgb(16 35 63 / 0.08), rgb(0 0 0 / 0.4))' },
    card: { border: '0 solid transparent', padding: '20px', ratio: '16 / 10' },
    map: { water: ['#bdd8f2', '#060d18'] },
    hero: { ground: ['#cfe3f9', '#0b2f5a'], text: ['#08325f', '#eaf1fb'], align: 'start', radius: '24px' },
  },
};
