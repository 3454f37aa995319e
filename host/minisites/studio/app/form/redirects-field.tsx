import type { FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import { readRedirects, writeRedirects } from './redirects-text.ts';

/** Former addresses and where they lead, a line each. */
export function RedirectsField({ fieldPathId, formData, uiSchema, rawErrors, onChange }: FieldProps) {
  const id = fieldPathId.$id;
  const written = writeRedirects(formData);
  // A line that is being written is no value yet.
  const [text, setText] = useState(written);
  const isOther = JSON.stringify(readRedirects(text)) !== JSON.stringify(formData ?? undefined);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {uiSchema?.['ui:title']}
      </label>
      <p className="field-description" id={`${id}__description`}>
        {uiSchema?.['ui:description']}. A line each: /spa /search?theme=23
      </p>
      <textarea
        id={id}
        rows={3}
        aria-describedby={`${id}__description`}
        aria-invalid={(rawErrors ?? []).length > 0}
        value={isOther ? written : text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(readRedirects(target.value), fieldPathId.path);
        }}
      />
    </div>
  );
}
