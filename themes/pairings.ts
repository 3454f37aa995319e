import type { TokenValues } from './tokens.ts';

/** The type of a look: two families that go together, with the sizes, weights and spacing that suit them. */
export type Pairing = Required<Pick<TokenValues, 'type'>>['type'];

const FIGTREE = "'Figtree Variable', system-ui, sans-serif";

/**
 * Type pairings, by the name that a partner file gives as `pairing`. Families are those of devices, and the three that the
 * shop ships (Figtree, Fraunces, DM Sans); each list ends with one that every device has.
 */
export const PAIRINGS = {
  /** A soft serif over a round sans: women's magazines, tables, gardens. */
  editorial: {
    family: FIGTREE,
    'family-display':
      "'Fraunces Variable', 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif",
    'size-31': '35px',
    'size-39': '52px',
    'size-56': '76px',
    'weight-display': '400',
    'line-heading': '1.08',
    'spacing-display': '-0.02em',
  },
  /** Thin and thick: fashion, cities at night. */
  didone: {
    family: "'Avenir Next', Avenir, 'Figtree Variable', system-ui, sans-serif",
    'family-display': "Didot, 'Bodoni MT', 'Playfair Display', 'Times New Roman', serif",
    'size-12': '11px',
    'size-31': '38px',
    'size-39': '58px',
    'size-56': '96px',
    'weight-medium': '500',
    'weight-display': '400',
    'line-heading': '1.02',
    'spacing-display': '-0.025em',
    'case-label': 'uppercase',
    'spacing-label': '0.09em',
  },
  /** Serif throughout, as a newspaper is set: headlines bold and close, text small and dense. */
  newspaper: {
    family: "Charter, 'Bitstream Charter', 'Source Serif 4', Georgia, 'Times New Roman', serif",
    'family-display': "'Source Serif 4', Charter, 'Bitstream Charter', 'Times New Roman', Times, serif",
    'size-16': '16px',
    'size-20': '20px',
    'size-25': '25px',
    'size-31': '34px',
    'size-39': '46px',
    'size-56': '72px',
    'weight-display': '700',
    'line-text': '1.45',
    'line-heading': '1.03',
    'spacing-display': '-0.02em',
    'case-label': 'uppercase',
    'spacing-label': '0.05em',
  },
  /** An old-style serif for headings and text alike, headings in italics: slow, bookish. */
  bookish: {
    family:
      "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', 'Fraunces Variable', Georgia, serif",
    'family-display':
      "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', 'Fraunces Variable', Georgia, serif",
    'size-31': '36px',
    'size-39': '50px',
    'size-56': '68px',
    'weight-display': '400',
    'line-text': '1.55',
    'line-heading': '1.15',
    'spacing-display': '-0.01em',
    'style-display': 'italic',
  },
  /** One round geometric sans, headings heavy: young, loud, for prices. */
  geometric: {
    family: "'DM Sans Variable', 'Avenir Next', Avenir, 'Century Gothic', system-ui, sans-serif",
    'family-display': "'DM Sans Variable', 'Avenir Next', Avenir, 'Century Gothic', system-ui, sans-serif",
    'size-31': '36px',
    'size-39': '46px',
    'size-56': '60px',
    'weight-display': '800',
    'line-heading': '1.02',
    'spacing-display': '-0.035em',
  },
  /** A clear sans, large and roomy: insurers, public services. */
  civic: {
    family: "'Segoe UI', Frutiger, 'Frutiger Linotype', 'Figtree Variable', system-ui, sans-serif",
    'family-display': "'Segoe UI', Frutiger, 'Frutiger Linotype', 'Figtree Variable', system-ui, sans-serif",
    'size-14': '15px',
    'size-16': '17px',
    'size-20': '21px',
    'size-39': '40px',
    'size-56': '48px',
    'weight-display': '650',
    'line-heading': '1.2',
    'spacing-display': '-0.01em',
  },
  /** Narrow capitals over a plain sans: posters, sport, outdoor shops. */
  poster: {
    family: FIGTREE,
    'family-display':
      "'Avenir Next Condensed', 'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', Arial, sans-serif",
    'size-31': '38px',
    'size-39': '54px',
    'size-56': '84px',
    'weight-display': '700',
    'line-heading': '0.98',
    'spacing-display': '-0.005em',
    'case-display': 'uppercase',
    'case-label': 'uppercase',
    'spacing-label': '0.04em',
  },
} as const satisfies Readonly<Record<string, Pairing>>;
