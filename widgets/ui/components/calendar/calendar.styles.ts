import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { chip } from '../../primitives/chip/chip.styles.ts';
import { focusRing } from '../../primitives/focus-ring/focus-ring.ts';

/** The calendar: quick choices, months, and what the marks mean. */
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.16')};
`;

/** Quick choices. */
export const Shortcuts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')};

  button {
    ${chip}
  }
`;

/** Months side by side. */
export const Months = styled.div`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${token('space.32')};
`;

/** The two buttons that turn the months, on the line of the month names. */
export const Turn = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  justify-content: space-between;
  height: 0;

  button:disabled {
    border-color: transparent;
  }
`;

/** One month. */
export const Month = styled.table`
  flex: none;
  /* A fixed layout needs a width: columns must not widen when prices arrive, but do where text is large. */
  width: max(322px, 25 * ${token('type.size-12')});
  border-spacing: 0 2px;
  table-layout: fixed;

  caption {
    padding-block: 10px ${token('space.12')};
    font-weight: ${token('type.weight-bold')};
    line-height: 1.5;
  }

  caption::first-letter {
    text-transform: uppercase;
  }

  th {
    height: ${token('space.32')};
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-12')};
    font-weight: ${token('type.weight-medium')};
    text-align: center;
  }

  td {
    padding: 0;
  }

  td[data-place] {
    background: ${token('color.accent-soft')};
  }

  td:first-child,
  [data-place='start'] {
    border-radius: ${token('radius.control')} 0 0 ${token('radius.control')};
  }

  td:last-child,
  [data-place='end'] {
    border-radius: 0 ${token('radius.control')} ${token('radius.control')} 0;
  }

  [data-place='alone'],
  [data-place='start']:last-child,
  [data-place='end']:first-child,
  button {
    border-radius: ${token('radius.control')};
  }

  button {
    position: relative;
    width: 100%;
    min-height: 50px;
    padding: 0;
    border: 2px solid transparent;
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
    cursor: pointer;
    ${focusRing}
  }

  small {
    display: block;
    min-height: 1lh;
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-12')};
    line-height: calc(4 / 3);
    white-space: nowrap;
  }

  &[aria-busy='true'] small {
    box-sizing: border-box;
    width: 28px;
    margin: auto;
    padding: 4px 0;
    border-radius: ${token('radius.pill')};
    background: ${token('color.skeleton')} content-box;
  }

  button:hover {
    border-color: ${token('color.accent')};
  }

  [aria-disabled='true'] {
    border-color: transparent;
    color: ${token('color.price-old')};
    cursor: not-allowed;
  }

  [aria-disabled='true'][title] {
    text-decoration: line-through;
  }

  button[aria-current] {
    border-color: ${token('color.line-strong')};
    font-weight: ${token('type.weight-bold')};
  }

  [data-best] {
    color: ${token('color.positive')};
    font-weight: ${token('type.weight-bold')};
  }

  [data-chosen] {
    background: ${token('color.accent')};
    color: ${token('color.text-on-accent')};
    font-weight: ${token('type.weight-bold')};
  }

  [data-chosen] small {
    color: inherit;
  }

  @media (forced-colors: active) {
    [aria-disabled='true'] {
      color: GrayText;
    }

    /* A border that is not drawn is drawn here. */
    button:not([aria-current], :hover) {
      border-color: Canvas;
    }

    td[data-place] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    td[data-place] small {
      color: inherit;
    }

    td[data-place] button:not(:hover) {
      border-color: transparent;
    }

    [data-chosen] {
      background: HighlightText;
      color: Highlight;
    }

    [data-best] {
      text-decoration: underline;
    }
  }
`;

/** What the marks mean, or that prices are on their way: one line that keeps its height. */
export const Legend = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  min-height: 1lh;
  margin: 0;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-12')};
  line-height: calc(5 / 3);

  &[data-cheapest]::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: ${token('radius.pill')};
    background: ${token('color.positive')};
  }

  /* Without colours the price is underlined, and so is what says so. */
  @media (forced-colors: active) {
    &[data-cheapest] {
      text-decoration: underline;
    }
  }
`;

/** The chosen stay in words, and the two buttons. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.8')} ${token('space.16')};

  p {
    flex: 1 1 240px;
    margin: 0;
  }
`;
