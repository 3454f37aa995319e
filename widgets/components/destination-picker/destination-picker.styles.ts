import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';
import { fieldLook, fieldName } from '../search-field/search-field.styles.ts';

/** The field of the destination, and under it the list while it is open. */
export const Field = styled.div`
  ${fieldLook}
  cursor: text;

  label {
    ${fieldName}
    position: absolute;
    top: ${token('space.8')};
    inset-inline-start: 44px;
    margin-top: 2px;
  }

  input[role='combobox'] {
    flex: 1;
    align-self: stretch;
    box-sizing: border-box;
    min-width: 0;
    margin: calc(-1 * ${token('space.8')}) 0 calc(-1 * ${token('space.8')}) -44px;
    padding: 26px 0 10px 44px;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: ${token('type.weight-medium')};
    text-overflow: ellipsis;
  }

  input[role='combobox']::placeholder {
    color: ${token('color.text-muted')};
    font-weight: ${token('type.weight-regular')};
    opacity: 1;
  }

  &[data-always] {
    flex-wrap: wrap;
    align-items: flex-start;
    padding: 0;

    &:hover {
      background: none;
    }

    &:focus-within:has(input:focus-visible) {
      outline: 0;
    }

    input[role='combobox']:focus-visible {
      border-color: ${token('color.focus')};
      outline: ${token('size.ring')} solid ${token('color.focus')};
      outline-offset: -2px;
    }

    label {
      inset-inline-start: ${token('space.12')};
    }

    > svg {
      display: none;
    }

    input[role='combobox'] {
      flex: 1 0 100%;
      margin: 0;
      padding: 26px ${token('space.12')} 8px;
      border: ${token('size.line')} solid ${token('color.line-strong')};
      border-radius: ${token('radius.control')};
    }
  }
`;

/** What floats under the field, in the top layer. */
export const Popup = styled.div`
  position: absolute;
  inset: auto;
  box-sizing: border-box;
  width: 400px;
  height: auto;
  margin: 0;
  padding: ${token('space.8')};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: ${token('size.line')} solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.float')};
  color: ${token('color.text')};
  cursor: default;

  [data-always] > & {
    position: static;
    width: 100%;
    padding: 0;
    overflow: visible;
    border: 0;
    box-shadow: none;
  }

  p {
    margin: 0;
    padding: ${token('space.16')} ${token('space.12')};
    color: ${token('color.text-muted')};
  }
`;

/** Places under headings. */
export const List = styled.div`
  max-height: 384px;
  overflow-y: auto;
  overscroll-behavior: contain;

  [data-always] & {
    max-height: none;
  }

  [data-heading] {
    display: flex;
    align-items: center;
    gap: ${token('space.8')};
    padding: ${token('space.12')} ${token('space.12')} ${token('space.4')};
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-12')};
    font-weight: ${token('type.weight-medium')};
    line-height: 16px;
  }

  [role='option'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token('space.8')};
    box-sizing: border-box;
    min-height: ${token('size.touch')};
    padding: 10px ${token('space.12')};
    border-radius: ${token('radius.control')};
    cursor: pointer;
  }

  [role='option'] span {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }

  [role='option']:hover,
  [aria-selected='true'] {
    background: ${token('color.accent-soft')};
  }

  [aria-selected='true'] {
    outline: 2px solid ${token('color.accent')};
    outline-offset: -2px;
  }
`;

/** 'Travel locally' and its distances. */
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')};
  padding: ${token('space.4')};

  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.8')};
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  button,
  label {
    position: static;
    display: flex;
    align-items: center;
    min-height: 36px;
    margin: 0;
    padding: 0 ${token('space.16')};
    border: ${token('size.line')} solid ${token('color.line-strong')};
    border-radius: ${token('radius.pill')};
    background: none;
    color: ${token('color.text')};
    font: inherit;
    font-size: ${token('type.size-14')};
    cursor: pointer;
  }

  button:hover,
  button[aria-pressed='true'],
  label:has(:checked) {
    border-color: ${token('color.accent')};
    background: ${token('color.accent-soft')};
  }

  input {
    position: absolute;
    opacity: 0;
  }

  button:focus-visible,
  label:has(:focus-visible) {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 1px;
  }
`;
