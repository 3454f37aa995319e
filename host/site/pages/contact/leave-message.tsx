import { useEffect, useState, type ReactNode } from 'react';
import type { Translate } from '@staykit/messages/translate.ts';
import { BusyButton } from '@staykit/ui/primitives/button/busy-button.tsx';
import { Dialog } from '@staykit/ui/primitives/dialog/dialog.tsx';

interface LeaveMessageProps {
  t: Translate;
  /** Fetches the form; only in the browser. */
  loadForm?: () => Promise<ReactNode>;
  onFailed?: (error: unknown) => void;
}

/** The button that opens the contact form in a dialog; the form is fetched when it is wanted. [CONTACT-05] */
export function LeaveMessage({ t, loadForm, onFailed }: LeaveMessageProps) {
  const [isLive, setLive] = useState(false);
  const [isComing, setComing] = useState(false);
  const [form, setForm] = useState<{ node: ReactNode }>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setLive(loadForm !== undefined), [loadForm]);
  const open = async () => {
    if (form) return setOpen(true);
    if (!loadForm) return;
    setComing(true);
    try {
      setForm({ node: await loadForm() });
      setOpen(true);
    } catch (error) {
      onFailed?.(error);
    } finally {
      setComing(false);
    }
  };
  return (
    <>
      <BusyButton
        variant="primary"
        size="l"
        block
        aria-haspopup="dialog"
        disabled={!isLive}
        loading={isComing}
        onClick={() => void open()}
      >
        {t('contact.write')}
      </BusyButton>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('contact.write')}
        closeLabel={t('common.close')}
      >
        {form?.node}
      </Dialog>
    </>
  );
}
