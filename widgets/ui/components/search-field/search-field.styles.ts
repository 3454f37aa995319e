import { css, styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** How a field of the search looks: an icon, its name in small, and below it what is chosen. */
export const fieldLook = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space.12')};
  box-sizing: border-box;
  width: 100%;
  min-height: 60px;
  margin: 0;
  padding: ${token('space.8')} ${token('space.12')};
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  transition: background-color ${token('motion.fast')};

  > svg {
    color: ${token('color.accent')};
  }

  &:hover,
  &[aria-expanded='true'] {
    background: ${token('color.accent-soft')};
  }

  &:focus-visible,
  &:focus-within:has(input:focus-visible) {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: -1px;
  }
`;

/** The name of a field. */
export const fieldName = css`
  display: block;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-12')};
  font-weight: ${token('type.weight-medium')};
  line-height: 16px;
`;

/** A field that opens something. */
export const Trigger = styled.button`
  ${fieldLook}
  cursor: pointer;

  > span {
    flex: 1;
    min-width: 0;
  }

  [data-name] {
    ${fieldName}
  }

  [data-value] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: ${token('type.weight-medium')};
  }

  [data-value='empty'] {
    color: ${token('color.text-muted')};
    font-weight: ${token('type.weight-regular')};
  }
`;
