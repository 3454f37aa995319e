import type { ReactNode } from 'react';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Dialog } from '@staykit/ui/primitives/dialog/dialog.tsx';
import { useOnPhone } from './use-on-phone.ts';

interface RoomPanelProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** What is opened from a room: a sheet at the lower edge of a phone, a box in the middle of a desk. [ROOM-05] */
export function RoomPanel({ children, ...rest }: RoomPanelProps) {
  const { t } = useStay();
  const onPhone = useOnPhone();
  return (
    <Dialog {...rest} closeLabel={t('common.close')} {...(onPhone && { side: 'bottom' })}>
      {children}
    </Dialog>
  );
}
