import { css, styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/* The parts of a labelled field, of one line or of several. */

export const Label = styled.label`
  display: block;
  margin-block-end: ${token('space.4')};
  color: ${token('color.text')};
  font-size: ${token('type.size-14')};
  font-weight: ${token('type.weight-medium')};
`;

export const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  box-sizing: border-box;
  min-height: ${token('size.touch')};
  padding-inline: ${token('space.12')};
  border: 1px solid ${token('color.line-strong')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface')};
  color: ${token('color.text-muted')};

  &:focus-within {
    border-color: ${token('color.accent')};
  }

  &:has(input:focus-visible, textarea:focus-visible, select:focus-visible) {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 1px;
  }

  /* A field of several lines cuts off its words in a pill. */
  &:has(textarea) {
    border-radius: min(${token('radius.control')}, ${token('radius.card')});
  }

  &[data-invalid] {
    border-color: ${token('color.danger')};
  }

  &[data-good] {
    border-color: ${token('color.positive')};
  }

  &[data-good] > svg {
    color: ${token('color.positive')};
  }
`;

/** The text in a field, without a frame of its own. */
export const fieldText = css`
  flex: 1;
  box-sizing: border-box;
  width: 100%;
  min-width: 0;
  margin: 0;
  padding: 9px 0;
  border: 0;
  outline: none;
  background: none;
  color: ${token('color.text')};
  font: inherit;
  font-size: ${token('type.size-16')};

  &::placeholder {
    color: ${token('color.text-muted')};
    opacity: 1;
  }
`;

export const Hint = styled.p`
  margin: ${token('space.4')} 0 0;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};

  &[data-invalid] {
    color: ${token('color.danger')};
  }
`;
