import type { ReactNode } from 'react';
import { ScreenPanel } from '@staykit/ui/components/calendar/screen-panel.styles.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Dialog } from '@staykit/ui/primitives/dialog/dialog.tsx';

/** A choice of a booking box on a phone. */
export interface PanelScreenProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** The dates or the travellers on a screen of their own. [PRODUCT-36] */
export function PanelScreen({ children, ...rest }: PanelScreenProps) {
  const { t } = useStay();
  return (
    <Dialog {...rest} closeLabel={t('common.close')} fullScreen bare>
      <ScreenPanel>{children}</ScreenPanel>
    </Dialog>
  );
}
