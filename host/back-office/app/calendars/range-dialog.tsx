import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useCanAccess, useNotify, useTranslate } from 'react-admin';
import { callAction } from '../call.ts';
import type { Night } from './night.ts';

/** Fields that are numbers; an empty one stays as it is on every night. */
const NUMBERS = ['price', 'allotment', 'minimumStay'] as const;

/** Changes the nights of a range at once. A range of one night shows what it has. */
export function RangeDialog({
  calendar,
  from,
  to,
  night,
  onClose,
}: {
  /** Id of the month's row. */
  calendar: string;
  from: string;
  to: string;
  night?: Night | undefined;
  onClose(isChanged: boolean): void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const t = (key: string, values = {}) => translate(`staff.resources.calendars.${key}`, values);
  const { canAccess } = useCanAccess({ resource: 'calendars', action: 'set' });
  const [problem, setProblem] = useState('');
  const isOne = from === to;
  const first: Record<(typeof NUMBERS)[number], string> = isOne
    ? {
        price: night ? (night.price / 100).toFixed(2) : '',
        allotment: String(night?.allotment ?? ''),
        minimumStay: String(night?.minimumStay ?? ''),
      }
    : { price: '', allotment: '', minimumStay: '' };
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const numbers = NUMBERS.flatMap((name) => {
      const text = String(given.get(name)).trim().replace(',', '.');
      if (text === '' || text === first[name]) return [];
      return [[name, name === 'price' ? Math.round(Number(text) * 100) : Number(text)]];
    });
    const closed = given.get('closed') === 'on';
    const isChanged = isOne ? closed !== (night?.closed ?? false) : closed || given.get('open') === 'on';
    try {
      await callAction('calendars', calendar, 'set', {
        from,
        to: String(given.get('to')),
        ...(Object.fromEntries(numbers) as object),
        ...(isChanged && { closed }),
      });
      notify(t('changed'), { type: 'success' });
      onClose(true);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }
  return (
    <Dialog open onClose={() => onClose(false)} fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle>{isOne ? from : t('range', { from, to })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          {!isOne && <Alert severity="info">{t('emptyStays')}</Alert>}
          <TextField
            name="to"
            type="date"
            label={t('to')}
            defaultValue={to}
            margin="dense"
            slotProps={{ inputLabel: { shrink: true } }}
          />
          {NUMBERS.map((name) => (
            <TextField
              key={name}
              name={name}
              label={t(name)}
              defaultValue={first[name]}
              margin="dense"
              slotProps={{
                htmlInput: {
                  inputMode: 'decimal',
                  pattern: name === 'price' ? String.raw`\d+([.,]\d{1,2})?` : String.raw`\d+`,
                },
              }}
            />
          ))}
          <FormControlLabel
            control={<Checkbox name="closed" defaultChecked={isOne && night?.closed === true} />}
            label={t('close')}
          />
          {!isOne && <FormControlLabel control={<Checkbox name="open" />} label={t('open')} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onClose(false)}>{translate('ra.action.cancel')}</Button>
          {canAccess && (
            <Button type="submit" variant="contained">
              {translate('ra.action.save')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
