import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { iconCheck } from '../icon/icons.ts';
import { fieldText, Frame, Hint, Label } from './field.styles.ts';

export interface FieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'children'> {
  /** Names the input in the form; its hint and error are named after it, so it is the only one on the page. */
  id: string;
  label: string;
  /** What to type, in a few words; stays in view. */
  hint?: string;
  /** What is wrong and how to put it right. */
  error?: string;
  /** What was typed is right: shown by colour and a tick, which nobody needs to hear. */
  good?: boolean;
  /** Stands inside the field, before the text: an icon. */
  before?: ReactNode;
  /** Stands inside the field, after the text: a button. */
  after?: ReactNode;
}

/** A labelled text field. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(
  { id, label, hint, error, good, before, after, type = 'text', ...rest },
  ref,
) {
  const told = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Frame {...(error !== undefined ? { 'data-invalid': '' } : good && { 'data-good': '' })}>
        {before}
        <Input
          {...rest}
          type={type}
          id={id}
          ref={ref}
          {...(told && { 'aria-describedby': told })}
          {...(error !== undefined && { 'aria-invalid': true })}
        />
        {good && <Icon of={iconCheck} />}
        {after}
      </Frame>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error !== undefined && (
        <Hint id={`${id}-error`} data-invalid="">
          {error}
        </Hint>
      )}
    </div>
  );
});

const Input = styled.input`
  ${fieldText}
`;
