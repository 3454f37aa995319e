import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { focusRing } from '../../../primitives/focus-ring/focus-ring.ts';

export const Message = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  box-sizing: border-box;
  width: 100%;
  min-height: ${token('size.touch')};
  margin: 0;
  padding: ${token('space.8')} ${token('space.12')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  font: inherit;
  font-size: ${token('type.size-14')};
  line-height: ${token('type.line-text')};
  text-align: start;
  cursor: pointer;
  transition: background-color ${token('motion.fast')};
  ${focusRing}

  &:hover {
    background: ${token('color.accent-soft')};
  }

  & > span {
    flex: 1;
    min-width: 0;
  }

  & > svg {
    color: ${token('color.accent')};
  }
`;

export const Plans = styled.div`
  display: grid;
  gap: ${token('space.24')};

  h3 {
    margin: 0 0 ${token('space.8')};
    font-size: ${token('type.size-16')};
    font-weight: ${token('type.weight-bold')};
    line-height: ${token('type.line-heading')};
  }

  p {
    margin: 0;
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
`;

/** Payments under one another, with their amounts in a column. */
export const Plan = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${token('space.16')};
    padding-block: ${token('space.8')};
    border-block-end: 1px solid ${token('color.line')};
  }

  strong {
    margin-inline-start: auto;
    font-weight: ${token('type.weight-medium')};
    white-space: nowrap;
  }
`;

export const Fee = styled.p`
  && {
    margin-block-start: ${token('space.8')};
  }
`;
