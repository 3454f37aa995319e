import Chip from '@mui/material/Chip';
import { useRecordContext } from 'react-admin';

const COLOURS: Record<string, 'success' | 'error' | 'warning' | 'default'> = {
  confirmed: 'success',
  sent: 'success',
  approved: 'success',
  active: 'success',
  live: 'success',
  paused: 'warning',
  cancelled: 'error',
  refunded: 'error',
  refused: 'error',
  parked: 'error',
  lapsed: 'warning',
  waiting: 'warning',
  toCome: 'warning',
  pending: 'warning',
  shown: 'success',
  scheduled: 'warning',
  draft: 'warning',
};

/** The state of a row as a small sign. */
export function StateField({ source = 'state' }: { source?: string; label?: string }) {
  const state = String(useRecordContext()?.[source] ?? '');
  return state === '' ? null : (
    <Chip size="small" variant="outlined" color={COLOURS[state] ?? 'default'} label={state} />
  );
}
