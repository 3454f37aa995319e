import { useLayoutEffect } from 'react';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { fieldId } from './guest-fields.tsx';

/**
 * Takes the focus to the first field that is wrong, once for each time that a form was sent.
 * @param tries how often it was sent
 * @param fields in the order of the form
 */
export function useFocusOnFault<Field extends string>(
  tries: number,
  fields: readonly Field[],
  errors: Partial<Record<Field, unknown>>,
): void {
  const focusFirst = useEvent(() => {
    const first = fields.find((field) => errors[field] !== undefined);
    if (first) document.getElementById(fieldId(first))?.focus();
  });
  useLayoutEffect(() => {
    if (tries > 0) focusFirst();
  }, [focusFirst, tries]);
}
