import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';

export interface FieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'children'> {
  /** Names the input in the form; its hint and error are named after it, so it is the only one on the page. */
  id: string;
  label: string;
  /** What to type, in a few words; stays in view. */
  hint?: string;
  /** What is wrong and how to put it right. */
  error?: string;
  /** Stands inside the field, before the text: an icon. */
  before?: ReactNode;
  /** Stands inside the field, after the text: a button. */
  after?: ReactNode;
}

/** A labelled text field. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(
  { id, label, hint, error, before, after, ...rest },
  ref,
) {
  const told = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Frame {...(error !== undefined && { 'data-invalid': '' })}>
        {before}
        <Input
          {...rest}
          id={id}
          ref={ref}
          {...(told && { 'aria-describedby': told })}
          {...(error !== undefined && { 'aria-invalid': true })}
        />
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

const Label = styled.label`
  display: block;
  margin-block-end: ${token('space.4')};
  color: ${token('color.text')};
  font-size: ${token('type.size-14')};
  font-weight: ${token('type.weight-medium')};
`;

const Frame = styled.div`
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

  &:has(input:focus-visible) {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 1px;
  }

  &[data-invalid] {
    border-color: ${token('color.danger')};
  }
`;

const Input = styled.input`
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

const Hint = styled.p`
  margin: ${token('space.4')} 0 0;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};

  &[data-invalid] {
    color: ${token('color.danger')};
  }
`;
