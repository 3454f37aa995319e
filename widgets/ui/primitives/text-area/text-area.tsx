import type { ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { fieldText, Frame, Hint, Label } from '../field/field.styles.ts';

export interface TextAreaProps extends Omit<ComponentPropsWithoutRef<'textarea'>, 'children'> {
  /** Names the field in the form; its hint and error are named after it, so it is the only one on the page. */
  id: string;
  label: string;
  /** What to write, in a few words; stays in view. */
  hint?: string;
  /** What is wrong and how to put it right. */
  error?: string;
}

/** A labelled field for several lines. */
export function TextArea({ id, label, hint, error, ...rest }: TextAreaProps) {
  const told = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Frame {...(error !== undefined && { 'data-invalid': '' })}>
        <Area
          rows={4}
          {...rest}
          id={id}
          {...(told && { 'aria-describedby': told })}
          {...(error !== undefined && { 'aria-invalid': true })}
        />
      </Frame>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error !== undefined && (
        <Hint id={`${id}-error`} data-invalid="">
          {error}
        </Hint>
      )}
    </div>
  );
}

const Area = styled.textarea`
  ${fieldText}
  min-height: calc(2 * ${token('size.touch')});
  resize: vertical;
`;
