import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { focusRing } from '../../../primitives/focus-ring/focus-ring.ts';

export const Root = styled.div`
  display: grid;
  min-width: 0;
  color: ${token('color.text')};
  font-size: ${token('type.size-14')};
  line-height: ${token('type.line-text')};
  font-variant-numeric: tabular-nums;
  transition: opacity ${token('motion.fast')};

  &[data-old] {
    opacity: 0.85;
  }
`;

/** What a promotion saves; has its row without one too, so that nothing below moves when a price with one comes. */
export const Message = styled.p`
  min-height: 1lh;
  margin: ${token('space.4')} 0 0;
  color: ${token('color.text-muted')};
`;

export const Saved = styled.span`
  color: ${token('color.positive')};
  font-weight: ${token('type.weight-medium')};

  display: inline-block;

  &::first-letter {
    text-transform: uppercase;
  }
`;

/** As tall with a skeleton: its size is that of the figures. */
export const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${token('space.8')};
  min-height: 1lh;
  margin: 0;
  color: ${token('color.price')};
  font-size: ${token('type.size-31')};
  line-height: ${token('type.line-heading')};

  strong {
    font-weight: ${token('type.weight-bold')};
    white-space: nowrap;
  }

  s {
    color: ${token('color.price-old')};
    font-size: ${token('type.size-14')};
    white-space: nowrap;
  }

  small {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }

  span[aria-hidden] {
    flex: 0 1 140px;
    height: 25px;
  }
`;

/** The price before and what came off it stay together. */
export const Old = styled.span`
  display: flex;
  align-items: baseline;
  column-gap: ${token('space.8')};
  font-size: ${token('type.size-14')};
`;

/** Who, how long and a night, in one line where there is room. */
export const Details = styled.p`
  min-height: 1lh;
  margin: ${token('space.4')} 0 0;
  color: ${token('color.text-muted')};

  /* '2 adults' stays together. */
  & > span:not([aria-hidden]) {
    display: inline-block;
  }

  & > span:not([aria-hidden]):not(:last-child)::after {
    /* A middle dot: the minifier cannot escape it here. */
    content: ' \\b7';
    white-space: pre;
  }

  /* Not taller than the text that it stands for. */
  span[aria-hidden] {
    max-width: 220px;
    margin-block: 3px;
  }
`;

export const TaxLines = styled.ul`
  min-height: 1lh;
  margin: ${token('space.4')} 0 0;
  padding: 0;
  color: ${token('color.text-muted')};
  list-style: none;
`;

export const TaxLine = styled.li`
  button {
    position: relative;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 2px;
    cursor: pointer;
    ${focusRing}
  }

  /* A thumb needs more room than a line of text has; lines that follow one another share it. */
  button::after {
    content: '';
    position: absolute;
    inset: -2px -8px;
  }

  &:only-child button::after {
    inset-block: -12px;
  }
`;
