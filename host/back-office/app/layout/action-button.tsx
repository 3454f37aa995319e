import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import {
  useCanAccess,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { callAction } from '../call.ts';

/** A field of an action's dialog. */
export interface ActionField {
  /** Name in the input of the action. */
  name: string;
  label: string;
  /** `instant`: day and time, to the second. */
  type?: 'text' | 'email' | 'date' | 'money' | 'number' | 'multiline' | 'instant';
  /** What stands in it at first. */
  initial?: string;
  optional?: boolean;
  hint?: string;
}

/** Inputs of the browser for a type of field; others are texts. */
const INPUT_TYPES: Partial<Record<NonNullable<ActionField['type']>, string>> = {
  date: 'date',
  email: 'email',
  number: 'number',
  instant: 'datetime-local',
};
const HTML_INPUTS: Partial<Record<NonNullable<ActionField['type']>, object>> = {
  money: { inputMode: 'decimal', pattern: String.raw`\d+([.,]\d{1,2})?` },
  instant: { step: 1 },
};

/** What the server takes of a typed text: cents of an amount, a number, or the text. */
function valueOf({ type }: ActionField, text: string): unknown {
  if (type === 'money') return Math.round(Number(text.replace(',', '.')) * 100);
  return type === 'number' ? Number(text) : text;
}

/**
 * A button that asks for the fields of an action and does it. Not shown to those who may not. A refusal is shown in
 * the dialog, which stays open with what was typed.
 */
export function ActionButton({
  action,
  label,
  fields = [],
  input: preset = {},
  text,
  disabled = false,
  danger = false,
  onDone,
}: {
  /** Name of the action on the server. */
  action: string;
  label: string;
  fields?: readonly ActionField[];
  /** Fields of the input that nobody is asked for. */
  input?: object;
  /** What it does, said in the dialog. */
  text?: string;
  disabled?: boolean;
  /** For what cannot be undone. */
  danger?: boolean;
  /** Receives the answer, for what it shows this once. */
  onDone?(answer: Record<string, unknown>): void;
}) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action });
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  // What the server asks to agree to: the next attempt sends it along.
  const [agreed, setAgreed] = useState<object>();
  const refresh = useRefresh();
  const notify = useNotify();
  const translate = useTranslate();
  if (!canAccess || !record) return null;
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const input = Object.fromEntries(
      fields.flatMap((field) => {
        const text = String(given.get(field.name)).trim();
        return text === '' && field.optional ? [] : [[field.name, valueOf(field, text)]];
      }),
    );
    setSending(true);
    setProblem('');
    try {
      const answer = await callAction<Record<string, unknown>>(resource, String(record?.id), action, {
        ...preset,
        ...input,
        ...agreed,
      });
      onDone?.(answer);
      setOpen(false);
      setAgreed(undefined);
      notify('staff.actions.done', { type: 'success', messageArgs: { action: label } });
      refresh();
    } catch (error) {
      setProblem((error as Error).message);
      setAgreed((error as { body?: { details?: { agree?: object } } }).body?.details?.agree);
    }
    setSending(false);
  }
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color={danger ? 'error' : 'primary'}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <form onSubmit={submit}>
          <DialogTitle>{label}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            {problem && <Alert severity={agreed ? 'info' : 'error'}>{problem}</Alert>}
            {text && <DialogContentText>{text}</DialogContentText>}
            {fields.map(({ name, label: title, type = 'text', initial = '', optional = false, hint }) => (
              <TextField
                key={name}
                name={name}
                label={title}
                defaultValue={initial}
                required={!optional}
                helperText={hint}
                margin="dense"
                type={INPUT_TYPES[type] ?? 'text'}
                multiline={type === 'multiline'}
                minRows={type === 'multiline' ? 3 : 1}
                slotProps={{
                  ...((type === 'date' || type === 'instant') && { inputLabel: { shrink: true } }),
                  htmlInput: HTML_INPUTS[type] ?? {},
                }}
              />
            ))}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{translate('ra.action.cancel')}</Button>
            <Button
              type="submit"
              variant="contained"
              color={danger ? 'error' : 'primary'}
              disabled={isSending}
            >
              {label}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
