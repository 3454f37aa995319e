import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';

/** The calendar: quick choices, months, and what the marks mean. */
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.16')};
  color: ${token('color.text')};
  font: ${token('type.weight-regular')} ${token('type.size-16')} / ${token('type.line-text')}
    ${token('type.family')};

  &[data-layout='scroll'] {
    gap: 0;
    min-height: 100%;
  }
`;

/** Quick choices, one line that scrolls sideways where it is too long. */
export const Shortcuts = styled.div`
  display: flex;
  gap: ${token('space.8')};
  padding: ${token('space.4')};
  margin: calc(-1 * ${token('space.4')});
  overflow-x: auto;
  scrollbar-width: none;

  [data-layout='scroll'] & {
    flex: none;
    margin-top: calc(-1 * ${token('space.4')});
  }

  button {
    flex: none;
    min-height: 36px;
    padding: 0 ${token('space.16')};
    border: ${token('size.line')} solid ${token('color.line-strong')};
    border-radius: ${token('radius.pill')};
    background: ${token('color.surface-raised')};
    color: inherit;
    font: inherit;
    font-size: ${token('type.size-14')};
    cursor: pointer;
    transition: background ${token('motion.fast')} ${token('motion.ease')};
  }

  button:hover,
  button[aria-pressed='true'] {
    border-color: ${token('color.accent')};
    background: ${token('color.accent-soft')};
  }

  button:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 1px;
  }
`;

/** Months side by side, or one below the other in a drawer. */
export const Months = styled.div`
  position: relative;
  display: flex;
  gap: ${token('space.32')};

  [data-layout='scroll'] & {
    flex-direction: column;
    align-items: stretch;
    gap: ${token('space.24')};
    padding-block: ${token('space.8')} ${token('space.24')};
  }
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
  flex: 1;
  border-collapse: separate;
  border-spacing: 0 2px;
  table-layout: fixed;
  min-width: 322px;

  [data-layout='scroll'] & {
    width: 100%;
    min-width: 0;
    scroll-margin-top: ${token('space.48')};
  }

  caption {
    padding-block: 10px ${token('space.12')};
    font-weight: ${token('type.weight-bold')};
    line-height: 24px;
  }

  caption::first-letter {
    text-transform: uppercase;
  }

  [data-layout='scroll'] & caption {
    text-align: start;
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

  td[data-place='start'],
  td:first-child {
    border-start-start-radius: ${token('radius.control')};
    border-end-start-radius: ${token('radius.control')};
  }

  td[data-place='end'],
  td:last-child {
    border-start-end-radius: ${token('radius.control')};
    border-end-end-radius: ${token('radius.control')};
  }

  td[data-place='alone'] {
    border-radius: ${token('radius.control')};
  }

  button {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    width: 100%;
    height: 50px;
    padding: 0;
    border: 2px solid transparent;
    border-radius: ${token('radius.control')};
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    line-height: 20px;
    cursor: pointer;
  }

  button small {
    height: 16px;
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-12')};
    line-height: 16px;
    white-space: nowrap;
  }

  &[data-state='loading'] button small {
    width: 28px;
    height: 8px;
    margin: 4px 0;
    border-radius: ${token('radius.pill')};
    background: ${token('color.skeleton')};
  }

  button:hover {
    border-color: ${token('color.accent')};
  }

  button[aria-disabled='true'] {
    border-color: transparent;
    color: ${token('color.price-old')};
    cursor: not-allowed;
  }

  button[aria-disabled='true'][title]:not([data-past]) {
    text-decoration: line-through;
  }

  button[aria-current] {
    font-weight: ${token('type.weight-bold')};
  }

  button[aria-current],
  button[aria-current][aria-disabled='true'] {
    border-color: ${token('color.line-strong')};
  }

  button[data-cheapest='true'] small {
    color: ${token('color.positive')};
    font-weight: ${token('type.weight-bold')};
  }

  button[data-chosen='true'] {
    background: ${token('color.accent')};
    color: ${token('color.text-on-accent')};
    font-weight: ${token('type.weight-bold')};
  }

  button[data-chosen='true'] small {
    color: inherit;
  }

  button:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: -1px;
  }
`;

/** What the marks mean, or that prices are on their way: one line that keeps its height. */
export const Legend = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  min-height: 20px;
  margin: 0;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-12')};
  line-height: 20px;

  /* In a drawer it keeps to the lower edge, whatever month is in sight. */
  [data-layout='scroll'] & {
    position: sticky;
    bottom: calc(-1 * ${token('space.24')});
    padding-block: ${token('space.8')};
    background: ${token('color.surface-raised')};
  }

  &:empty {
    visibility: hidden;
  }

  &[data-cheapest]::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: ${token('radius.pill')};
    background: ${token('color.positive')};
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
    font-variant-numeric: tabular-nums;
  }

  @media (max-width: 767px) {
    p {
      flex-basis: 100%;
    }

    button {
      flex: 1;
    }
  }

  p strong {
    font-weight: ${token('type.weight-bold')};
  }
`;
