import { styled } from 'styled-components';
import { ART, GIFT_ART } from '@staykit/core/gift/design/gift-art.ts';
import { token } from '@staykit/themes/token.ts';
import type { GiftDesign } from '@staykit/values/gift/gift-design.ts';

/** The picture of a gift's card, in the colours of the theme; as high as its place, whose middle it fills. */
export function GiftArt({ design }: { design: GiftDesign }) {
  return (
    <Art
      viewBox={`0 0 ${ART.width} ${ART.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-art={design}
    >
      {GIFT_ART[design].map(({ tone, d, line }) => (
        <path
          key={`${tone} ${d}`}
          d={d}
          data-tone={tone}
          {...(line !== undefined && { strokeWidth: line })}
        />
      ))}
    </Art>
  );
}

const between = (part: number) =>
  `color-mix(in srgb, ${token('color.gift')} ${part}%, ${token('color.gift-soft')})`;

const Art = styled.svg`
  display: block;
  width: 100%;

  path {
    fill: var(--tone);
  }
  path[stroke-width] {
    fill: none;
    stroke: var(--tone);
    stroke-linecap: round;
  }
  [data-tone='ground'] {
    --tone: ${token('color.gift-soft')};
  }
  [data-tone='mist'] {
    --tone: ${between(12)};
  }
  [data-tone='soft'] {
    --tone: ${between(28)};
  }
  [data-tone='mid'] {
    --tone: ${between(58)};
  }
  [data-tone='deep'] {
    --tone: ${token('color.gift')};
  }
  [data-tone='leaf'] {
    --tone: ${token('color.accent')};
  }
  [data-tone='leafSoft'] {
    --tone: color-mix(in srgb, ${token('color.accent')} 50%, ${token('color.gift-soft')});
  }
  /* What is white by day stays light by night. */
  [data-tone='light'] {
    --tone: light-dark(${token('color.surface')}, ${token('color.text')});
  }
  [data-tone='gold'] {
    --tone: ${token('color.star')};
  }
`;
