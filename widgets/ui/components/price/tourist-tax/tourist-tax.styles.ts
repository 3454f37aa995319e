import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Lines = styled.ul`
  display: grid;
  gap: ${token('space.16')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  display: grid;
  gap: ${token('space.4')};
  line-height: ${token('type.line-text')};
`;

export const Amount = styled.strong`
  font-size: ${token('type.size-20')};
  font-variant-numeric: tabular-nums;
`;

export const Rate = styled.span`
  color: ${token('color.text-muted')};
`;
