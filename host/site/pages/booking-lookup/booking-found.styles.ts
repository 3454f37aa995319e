import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/* One below the other on a phone; where there is room, the price and the phone beside what is booked and done with it. */
export const Found = styled.div`
  display: grid;
  gap: ${token('space.24')};
  min-width: 0;

  /* The gap parts them already. */
  > section > dl {
    margin-bottom: 0;
  }
  > [data-acts] > :first-child {
    margin-top: 0;
  }

  @media (min-width: 1024px) {
    grid-template: 'booked side' auto 'acts side' auto 'help side' 1fr / minmax(0, 1fr) 360px;
    column-gap: ${token('space.48')};
    align-items: start;

    > section {
      grid-area: booked;
    }
    > [data-side] {
      grid-area: side;
    }
    > [data-acts] {
      grid-area: acts;
    }
    > p {
      grid-area: help;
    }
  }
`;

export const Side = styled.div`
  padding: ${token('space.24')};
  border: ${token('card.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};

  dl {
    display: grid;
    gap: ${token('space.12')};
    margin: 0;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token('space.16')};
  }
  dt {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: ${token('type.weight-medium')};
  }
  /* What it costs in all is what the eye looks for. */
  [data-sum] > * {
    color: ${token('color.text')};
    font-weight: ${token('type.weight-bold')};
  }
  [data-sum] dd {
    font-size: ${token('type.size-25')};
    line-height: ${token('type.line-heading')};
  }
  h3 {
    margin-top: ${token('space.24')};
    padding-top: ${token('space.24')};
    border-top: ${token('size.line')} solid ${token('color.line')};
    font-size: ${token('type.size-16')};
  }
  p {
    margin-top: ${token('space.8')};
    font-size: ${token('type.size-14')};
  }
  @media (max-width: 599px) {
    padding: ${token('space.16')};
  }
`;
