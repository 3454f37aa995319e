import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** Amounts under one another, like a bill: the figures stand in a column, the new price last and strongest. */
export const Prices = styled.dl`
  display: grid;
  gap: ${token('space.8')};
  margin: ${token('space.24')} 0 0;
  font-variant-numeric: tabular-nums;

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: ${token('space.16')};
  }

  & > div:last-child {
    padding-block-start: ${token('space.12')};
    border-block-start: 1px solid ${token('color.line')};
  }

  dt {
    color: ${token('color.text-muted')};
  }

  dd {
    margin: 0 0 0 auto;
    white-space: nowrap;
  }

  s {
    color: ${token('color.price-old')};
  }

  strong {
    color: ${token('color.price')};
    font-size: ${token('type.size-25')};
    font-weight: ${token('type.weight-bold')};
    line-height: ${token('type.line-heading')};
  }

  &[data-tone='positive'] strong {
    color: ${token('color.positive')};
  }
`;

/** Both answers are as wide as one another; under one another where their words need the room. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: ${token('space.12')};

  & > button {
    flex: 1 1 180px;
  }
`;
