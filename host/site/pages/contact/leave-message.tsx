import { useEffect, useReducer, type ReactNode } from 'react';
import type { Translate } from '@staykit/messages/translate.ts';
import { BusyButton } from '@staykit/ui/primitives/button/busy-button.tsx';
import { Dialog } from '@staykit/ui/primitives/dialog/dialog.tsx';
import { messageReducer } from './leave-message-state.ts';

interface LeaveMessageProps {
  t: Translate;
  /** Fetches the form; only in the browser. */
  loadForm?: () => Promise<ReactNode>;
  onFailed?: (error: unknown) => void;
}

/** The button that opens the contact form in a dialog; the form is fetched when it is wanted. [CONTACT-05] */
export function LeaveMessage({ t, loadForm, onFailed }: LeaveMessageProps) {
  const [{ phase, form }, dispatch] = useReducer(messageReducer, { phase: 'printed' });
  const isLive = loadForm !== undefined;
  useEffect(() => {
    if (isLive) dispatch({ type: 'hydrated' });
  }, [isLive]);
  const open = async () => {
    if (form) return dispatch({ type: 'opened' });
    if (!loadForm) return;
    dispatch({ type: 'loadStarted' });
    try {
      dispatch({ type: 'loaded', form: await loadForm() });
    } catch (error) {
      dispatch({ type: 'loadFailed' });
      onFailed?.(error);
    }
  };
  return (
    <>
      <BusyButton
        variant="primary"
        size="l"
        block
        aria-haspopup="dialog"
        disabled={phase === 'printed'}
        loading={phase === 'loading'}
        onClick={() => void open()}
      >
        {t('contact.write')}
      </BusyButton>
      <Dialog
        open={phase === 'open'}
        onClose={() => dispatch({ type: 'closed' })}
        title={t('contact.write')}
        closeLabel={t('common.close')}
      >
        {form}
      </Dialog>
    </>
  );
}
