import { hasMark, shop } from '@staykit/core/market/shop.ts';
import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** The mark of the shop: a key whose bow is a house, beside the name; a shop of another name has its own logo, or its name in type. */
export function Logo({ small = false }: { small?: boolean }) {
  const { logo, logoDark } = shop();
  if (logo) {
    const height = small ? 24 : 32;
    const width = Math.round((logo.width / logo.height) * height);
    // Its link or heading says the name.
    const picture = <img src={logo.url} alt="" width={width} height={height} data-shop-logo="" />;
    if (!logoDark) return picture;
    return (
      <picture>
        <source srcSet={logoDark.url} media="(prefers-color-scheme: dark)" />
        {picture}
      </picture>
    );
  }
  if (!hasMark()) return <Name data-small={small || undefined}>{shop().name}</Name>;
  return (
    <Mark viewBox="0 0 136 32" width={small ? 102 : 136} height={small ? 24 : 32} aria-hidden="true">
      <path data-mark="" d="M16 2.5 29 12.8V27a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V12.8z" />
      <path
        data-key=""
        d="M16 10.6a4.6 4.6 0 0 0-1.8 8.83V26h3.6v-1.7h2.1v-2.9h-2.1v-1.97A4.6 4.6 0 0 0 16 10.6zm0 3a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z"
      />
      <path
        data-word=""
        d="M42.3 21.6c1 .9 2.3 1.5 3.9 1.5 1.7 0 2.7-.8 2.7-1.9 0-1.2-1-1.6-2.9-2.2-2.3-.7-4.2-1.6-4.2-4.2 0-2.4 2-4.1 4.9-4.1 1.9 0 3.5.6 4.6 1.6M55.5 8v11.9c0 2 1 3.1 2.7 3.1.6 0 1.1-.1 1.6-.3M52.9 13h6.7M70.6 13v10M70.6 18a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM74.4 13l4.3 9.7M83.1 13l-5.3 12.2c-.6 1.4-1.4 2-2.7 2-.5 0-1-.1-1.4-.3M87.2 7v16M94.3 13l-7 5.6M89.9 16.7l4.9 6.3M98.8 13v10M106.2 8v11.9c0 2 1 3.1 2.7 3.1.6 0 1.1-.1 1.6-.3M103.6 13h6.7"
      />
      <circle data-dot="" cx="98.8" cy="8.6" r="1.7" />
    </Mark>
  );
}

const Name = styled.span`
  color: ${token('color.text')};
  font-size: ${token('type.size-20')};
  font-weight: ${token('type.weight-bold')};
  line-height: 32px;
  white-space: nowrap;

  &[data-small] {
    font-size: ${token('type.size-16')};
    line-height: 24px;
  }
`;

const Mark = styled.svg`
  flex: none;

  [data-mark] {
    fill: ${token('color.accent')};
  }
  [data-key] {
    fill: ${token('color.text-on-accent')};
  }
  [data-word] {
    fill: none;
    stroke: ${token('color.text')};
    stroke-width: 2.7;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-dot] {
    fill: ${token('color.gift')};
  }
`;
