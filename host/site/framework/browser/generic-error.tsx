import { render } from 'preact';
import type { ComponentChild } from 'preact';
import type { Translate } from '@staykit/messages/translate.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Dialog } from '@staykit/ui/primitives/dialog/dialog.tsx';

/** Error message of a crashed page; closing it reloads the page. [ERROR-07] */
export function showGenericError(t: Translate): void {
  const place = document.createElement('div');
  document.body.append(place);
  const reload = () => location.reload();
  const node = (
    <Dialog
      open
      title={t('results.error')}
      closeLabel={t('common.close')}
      onClose={reload}
      footer={
        <Button variant="primary" block onClick={reload}>
          {t('common.close')}
        </Button>
      }
    >
      <p role="alert">{t('host.reloadText')}</p>
    </Dialog>
  );
  render(node as ComponentChild, place);
}
