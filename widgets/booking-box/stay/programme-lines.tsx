import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconCheck } from '@staykit/ui/primitives/icon/icons.ts';
import type { BookingPartProps } from '../use-booking-box.ts';

const Lines = styled.ul`
  display: grid;
  gap: ${token('space.8')};
  margin: ${token('space.16')} 0 0;
  padding: ${token('space.16')} 0 0;
  border-block-start: ${token('size.line')} solid ${token('color.line')};
  font-size: ${token('type.size-14')};
  list-style: none;

  li {
    display: flex;
    gap: ${token('space.8')};
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    margin-top: 1px;
    color: ${token('color.accent')};
  }
`;

/** What the price is for, line by line: of the priced stay, and before there is one of the product. [PRODUCT-22] */
export function ProgrammeLines({ box: { price, product } }: BookingPartProps) {
  const lines = (price.state === 'priced' && price.quote.programLineList) || (product?.programLines ?? []);
  return (
    lines.length > 0 && (
      <Lines data-section="programme">
        {lines.map(({ type, label }) => (
          <li key={type + label}>
            <Icon of={iconCheck} />
            {label}
          </li>
        ))}
      </Lines>
    )
  );
}
