import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';

/** An object without known fields, as JSON. What is no JSON keeps the form from being sent, and says where it breaks. */
export function JsonInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate();
  const [problem, setProblem] = useState<string>();
  const { field } = useInput({ source, validate: () => problem });
  const [text, setText] = useState(() => JSON.stringify(field.value || {}, null, 2));
  const [initial, setInitial] = useState<unknown>(field.value);
  // Another version was loaded.
  if (initial !== field.value && problem === undefined) {
    setInitial(field.value);
    setText(JSON.stringify(field.value || {}, null, 2));
  }
  function read(typed: string): void {
    setText(typed);
    try {
      const value: unknown = JSON.parse(typed);
      setProblem(undefined);
      setInitial(value);
      field.onChange(value);
    } catch (error) {
      const found = translate('staff.resources.content.notJson', { problem: (error as Error).message });
      setProblem(found);
    }
  }
  return (
    <TextField
      label={label}
      value={text}
      onChange={({ target }) => read(target.value)}
      onBlur={field.onBlur}
      error={problem !== undefined}
      helperText={problem ?? translate('staff.resources.content.json')}
      multiline
      minRows={2}
      fullWidth
      margin="dense"
      slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
    />
  );
}
