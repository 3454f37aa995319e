import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { chip } from '../../primitives/chip/chip.styles.ts';
import { floating } from '../../primitives/dropdown/floating.styles.ts';
import { fieldLook, fieldName } from '../search-field/search-field.styles.ts';

/* The name and what is typed begin beside the icon, where other fields have theirs in every theme. */
const textStart = `calc(20px + 2 * ${token('space.12')})`;

/** The field of the destination, and under it the list while it is open. */
export const Field = styled.div`
  ${fieldLook}
  min-height: max(60px, 36px + 1lh);
  cursor: text;

  > label {
    ${fieldName}
    position: absolute;
    top: 10px;
    inset-inline-start: ${textStart};
  }

  /* Out of the flow and contained: a letter has browsers lay out the input alone, and nothing of the page around. */
  input[role='combobox'] {
    position: absolute;
    inset: 0;
    contain: strict;
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    margin: 0;
    padding: 26px ${token('space.12')} 10px ${textStart};
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: ${token('type.weight-medium')};
    text-overflow: ellipsis;

    &:has(+ button) {
      padding-inline-end: 60px;
    }
  }

  > button {
    position: relative;
    margin-inline-start: auto;
  }

  input::placeholder {
    color: ${token('color.text-muted')};
    font-weight: ${token('type.weight-regular')};
    opacity: 1;
  }
`;

/** What floats under the field, in the top layer. */
export const Popup = styled.div`
  ${floating}
  width: 400px;
  padding: ${token('space.8')};
  overflow-y: auto;
  overscroll-behavior: contain;
  cursor: default;

  p {
    margin: 0;
    padding: ${token('space.16')} ${token('space.12')};
    color: ${token('color.text-muted')};
  }
`;

/** Places under headings. */
export const List = styled.div`
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
    padding: 10px ${token('space.12')};
    border-radius: ${token('radius.control')};
    cursor: pointer;
  }

  span {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }

  /* At the end of its line, and of the next one where the name is long. */
  [data-hotels] {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }

  /* As tall as its line and in its corner: what is told beside it wraps before it. */
  [role='option']:has([data-forget]) {
    position: relative;
    padding-inline-end: 48px;
  }

  [data-forget] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    width: 44px;
    color: ${token('color.text-muted')};
  }

  [data-forget]:hover {
    color: ${token('color.text')};
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
    display: contents;
  }

  button,
  label {
    ${chip}
  }

  [data-forget-all] {
    margin-inline-start: auto;
    border-color: transparent;
    background: none;
    text-decoration: underline;
  }

  legend,
  input {
    position: absolute;
    clip-path: inset(50%);
  }

  label:has(:focus-visible) {
    outline: ${token('size.ring')} solid ${token('color.focus')};
  }
`;
