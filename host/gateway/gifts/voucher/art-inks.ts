import type { ArtTone } from '@staykit/core/gift/design/art-shapes.ts';

/** The colours that the picture of a card is drawn with, as #rrggbb. */
export interface CardInks {
  accent: string;
  accentSoft: string;
}

/** Those of the shop. */
export const INKS: CardInks = { accent: '#97371a', accentSoft: '#fcebe2' };

/** Leaves are green on every card. */
const LEAF = '#0f5a4c';

/** A colour of each part of a picture. */
export function inksOf({ accent, accentSoft }: CardInks): Readonly<Record<ArtTone, string>> {
  return {
    ground: accentSoft,
    mist: between(accent, accentSoft, 0.12),
    soft: between(accent, accentSoft, 0.28),
    mid: between(accent, accentSoft, 0.58),
    deep: accent,
    leaf: LEAF,
    leafSoft: between(LEAF, accentSoft, 0.5),
    light: '#ffffff',
    gold: '#b06f00',
  };
}

/** A colour between two: `part` of the first. */
function between(one: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((place) => {
    const [a = 0, b = 0] = [one, other].map((colour) => Number.parseInt(colour.slice(place, place + 2), 16));
    return Math.round(a * part + b * (1 - part))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
