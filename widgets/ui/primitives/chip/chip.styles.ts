import { css } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { focusRing } from '../focus-ring/focus-ring.ts';

/** A small choice in a row of others: a pill that fills when it is chosen. */
export const chip = css`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 36px;
  margin: 0;
  padding: 0 ${token('space.16')};
  border: 1px solid ${token('color.line-strong')};
  border-radius: ${token('radius.pill')};
  background: ${token('color.surface-raised')};
  color: inherit;
  font: inherit;
  font-size: ${token('type.size-14')};
  cursor: pointer;
  ${focusRing}

  &:hover,
  &[aria-pressed='true'],
  &:has(:checked) {
    border-color: ${token('color.accent')};
    background: ${token('color.accent-soft')};
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'],
    &:has(:checked) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
