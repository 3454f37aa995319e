import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCanAccess, useNotify } from 'react-admin';
import { callAction } from '../../call.ts';

/** Sends a ticket to the studio, whose page takes the place of this one. A ticket stands in no address. */
function go({ address, ticket }: { address: string; ticket: string }): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'ticket';
  field.value = ticket;
  form.append(field);
  document.body.append(form);
  form.submit();
}

/** Opens the studio on a partner, for those who may edit it, where there is a studio. `id`: its row of `studio`. */
export function StudioButton({ id, label }: { id: string; label: string }) {
  const { canAccess } = useCanAccess({ resource: 'studio', action: 'open' });
  const [isSending, setSending] = useState(false);
  const notify = useNotify();
  if (!canAccess) return null;
  const open = () => {
    setSending(true);
    callAction<Parameters<typeof go>[0]>('studio', id, 'open').then(go, (error: Error) => {
      setSending(false);
      notify(error.message, { type: 'error' });
    });
  };
  return (
    <Button variant="contained" size="small" disabled={isSending} onClick={open}>
      {label}
    </Button>
  );
}
