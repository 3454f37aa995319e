import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { BusyButton } from '@staykit/ui/primitives/button/busy-button.tsx';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Field } from '@staykit/ui/primitives/field/field.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import * as S from '../gift/gift-fields.styles.ts';
import { faultText, type CodeUse } from './use-code.ts';

interface CodeEntryProps {
  /** The id of the field. */
  id: string;
  code: CodeUse;
  /** What the field is called, and the button that opens it. */
  label: string;
  hint?: string;
  open: string;
  /** What stands in the field at first. */
  first?: string;
  /** What a code does that was taken; nothing as long as there is none. */
  taken?: { name: string; title: string; text?: ReactNode; remove?: string } | undefined;
}

/** A code that changes what is paid: a quiet button, then its field, then what it does, which can be taken back. */
export function CodeEntry({ id, code, label, hint, open: openLabel, first = '', taken }: CodeEntryProps) {
  const { t } = useStay();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(first);
  const field = useRef<HTMLInputElement>(null);
  const told = useRef<HTMLDivElement>(null);
  /** A press that takes away what has the focus: what comes in its place gets it. */
  const pressed = useRef(false);
  const opener = `${id}-open`;
  const isTaken = taken !== undefined;
  useLayoutEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  useLayoutEffect(() => {
    if (pressed.current) (told.current ?? document.getElementById(opener))?.focus();
    pressed.current = false;
    if (isTaken) setOpen(false);
  }, [isTaken, opener]);
  const apply = async () => {
    pressed.current = true;
    if (await code.apply(typed)) return;
    pressed.current = false;
    field.current?.focus();
  };
  const remove = () => {
    pressed.current = true;
    setTyped('');
    code.remove();
  };
  const { error: fault } = code;
  const error = fault && faultText(t, fault);
  if (taken)
    return (
      <div ref={told} tabIndex={-1} role="group" aria-label={taken.name}>
        <Notice
          tone="positive"
          title={taken.title}
          action={
            taken.remove !== undefined && (
              <BusyButton type="button" loading={code.busy} onClick={remove}>
                {taken.remove}
              </BusyButton>
            )
          }
        >
          {taken.text}
          {error !== undefined && <p role="alert">{error}</p>}
        </Notice>
      </div>
    );
  if (!open && error === undefined && !code.busy)
    return (
      <Button id={opener} onClick={() => setOpen(true)}>
        {openLabel}
      </Button>
    );
  return (
    <S.Code>
      <Field
        ref={field}
        id={id}
        label={label}
        {...(hint !== undefined && { hint })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        // The form books; within this field the key takes the code.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void apply();
        }}
        {...(error !== undefined && { error })}
      />
      <BusyButton type="button" loading={code.busy} onClick={() => void apply()}>
        {t('checkout.code.apply')}
      </BusyButton>
    </S.Code>
  );
}
