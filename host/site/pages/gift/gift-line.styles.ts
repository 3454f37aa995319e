import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** One line that says what a gift covers; two on a phone. Its height is kept before it is there: see `document-css.ts`. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.12')};
  min-height: inherit;
  padding-inline: ${token('space.16')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.gift-soft')};

  > svg {
    flex: none;
    color: ${token('color.gift')};
  }
  p {
    display: flex;
    flex-wrap: wrap;
    flex: 1;
    gap: 0 ${token('space.12')};
    min-width: 0;
    line-height: ${token('type.line-heading')};
  }
  strong {
    font-weight: ${token('type.weight-bold')};
    font-variant-numeric: tabular-nums;
  }
  [data-label] {
    flex: 1;
    align-self: center;
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  a,
  button {
    flex: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-height: ${token('size.touch')};
  }
  a {
    /* As tall as a finger, and the line as it was. */
    margin-block: -12px;
    color: ${token('color.accent')};
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-medium')};
  }
  button {
    min-width: ${token('size.touch')};
    padding: 0;
    border: 0;
    border-radius: ${token('radius.control')};
    background: none;
    color: ${token('color.text-muted')};
    cursor: pointer;
  }
  button:hover {
    color: ${token('color.text')};
  }
  @media (max-width: 767px) {
    padding-inline-start: ${token('space.12')};

    [data-label] {
      flex-basis: 100%;
    }
    [data-label] span,
    [data-label='leads'] {
      display: none;
    }
    strong {
      flex-basis: 100%;
    }
  }
`;
