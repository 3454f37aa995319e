import type { ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { Icon } from '../icon/icon.tsx';
import { iconChevronDown } from '../icon/icons.ts';
import { fieldText, Frame, Hint, Label } from './field.styles.ts';

export interface SelectFieldProps extends ComponentPropsWithoutRef<'select'> {
  /** Names the list in the form; its error is named after it, so it is the only one on the page. */
  id: string;
  label: string;
  /** What is wrong and how to put it right. */
  error?: string;
}

/** A list of a form to choose one from, in the browser's own way; its children are the options. */
export function SelectField({ id, label, error, ...rest }: SelectFieldProps) {
  const wrong = error !== undefined;
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Frame {...(wrong && { 'data-invalid': '' })}>
        <List {...rest} id={id} {...(wrong && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })} />
        <Icon of={iconChevronDown} />
      </Frame>
      {wrong && (
        <Hint id={`${id}-error`} data-invalid="">
          {error}
        </Hint>
      )}
    </div>
  );
}

/* The whole frame opens it: the list lies under the chevron, which lets every press through. */
const List = styled.select`
  ${fieldText}
  min-height: calc(${token('size.touch')} - 2px);
  margin-inline-end: -32px;
  padding-inline-end: 32px;
  text-overflow: ellipsis;
  appearance: none;
  cursor: pointer;

  & + svg {
    flex: none;
    pointer-events: none;
  }
`;
