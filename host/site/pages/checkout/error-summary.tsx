import type { MouseEvent } from 'react';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { MESSAGE_LENGTH } from './checkout-form.ts';
import * as S from './checkout.styles.ts';
import { fieldId } from './guest-fields.tsx';

interface ErrorSummaryProps<Name extends string> {
  /** In the order in which they are read. */
  fields: readonly Name[];
  errors: Partial<Record<Name, MessageKey>>;
}

/** What is wrong with the form in one place, each with the way to it. */
export function ErrorSummary<Name extends string>({ fields, errors }: ErrorSummaryProps<Name>) {
  const { t } = useStay();
  const wrong = fields.flatMap((field) => {
    const error = errors[field];
    return error === undefined ? [] : [{ field, error }];
  });
  if (wrong.length === 0) return null;
  // The address is left as it is: it says what is booked.
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <Notice tone="danger" role="alert" title={t('checkout.wrong', { count: wrong.length })}>
      <S.WrongList>
        {wrong.map(({ field, error }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} onClick={(event) => go(event, fieldId(field))}>
              {t(error, { count: MESSAGE_LENGTH })}
            </a>
          </li>
        ))}
      </S.WrongList>
    </Notice>
  );
}
