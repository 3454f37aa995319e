import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-stale] {
    opacity: 0.85;
  }
`;

export const Entry = styled.li`
  padding-block: ${token('space.24')};
  border-block-end: ${token('size.line')} solid ${token('color.line')};
  color: ${token('color.text')};
  font-size: ${token('type.size-16')};
  line-height: ${token('type.line-text')};
  overflow-wrap: anywhere;

  &:first-child {
    padding-block-start: 0;
  }

  &:last-child {
    border: 0;
  }

  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }

  p {
    margin: 0;
  }

  h4 {
    margin: 0;
    font-size: inherit;
    font-weight: ${token('type.weight-medium')};
  }

  & > h4 {
    padding-block-start: ${token('space.12')};
  }
`;

/** Who wrote, when, and the score. */
export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space.16')};

  h3 {
    margin: 0;
    font-size: ${token('type.size-16')};
    font-weight: ${token('type.weight-bold')};
    line-height: 1.5;
  }

  p {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }

  & > strong {
    flex: none;
    padding-inline: ${token('space.8')};
    border-radius: ${token('space.4')};
    background: ${token('color.accent-soft')};
    color: ${token('color.accent')};
    font-size: ${token('type.size-14')};
    font-variant-numeric: tabular-nums;
    line-height: 24px;
  }
`;

/** What was liked, or was not: the sign stands before the words. */
export const Comment = styled.p`
  display: flex;
  gap: ${token('space.12')};
  max-width: ${token('size.measure')};
  padding-block-start: ${token('space.12')};

  svg {
    margin-block-start: 2px;
    color: ${token('color.positive')};
  }

  &[data-negative] {
    color: ${token('color.text-muted')};
  }

  &[data-negative] svg {
    color: inherit;
  }
`;

/** What the hotel answers. */
export const Reply = styled.div`
  max-width: ${token('size.measure')};
  margin-block-start: ${token('space.16')};
  padding-inline-start: ${token('space.16')};
  border-inline-start: 3px solid ${token('color.line')};
  white-space: pre-line;
`;

export const Bars = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: ${token('space.12')} ${token('space.32')};
  margin: 0;
  padding: 0;
  color: ${token('color.text')};
  font-size: ${token('type.size-14')};
  line-height: ${token('type.line-text')};
  list-style: none;

  p {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.8')};
    margin: 0;
  }

  strong {
    font-weight: ${token('type.weight-medium')};
    font-variant-numeric: tabular-nums;
  }

  svg {
    display: block;
    width: 100%;
    height: 6px;
    margin-block-start: ${token('space.4')};
    border-radius: 3px;
    background: ${token('color.skeleton')};
    overflow: hidden;
  }

  rect {
    fill: ${token('color.accent')};
  }

  @media (forced-colors: active) {
    svg {
      outline: 1px solid canvastext;
      forced-color-adjust: none;
      background: canvas;
    }

    rect {
      fill: canvastext;
    }
  }
`;
