import { css, styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** The line of a checkbox or radio button: tall enough for a thumb, all of it a label. */
export const choiceRow = css`
  display: flex;
  align-items: center;
  gap: ${token('space.12')};
  min-height: ${token('size.touch')};
  color: ${token('color.text')};
  cursor: pointer;

  &:has(:disabled) {
    color: ${token('color.text-muted')};
    cursor: default;
  }
`;

export const Words = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token('space.8')};
  min-width: 0;
  /* A long word in large text breaks before it reaches the count. */
  overflow-wrap: anywhere;
`;

export const Count = styled.span`
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  font-variant-numeric: tabular-nums;
`;
