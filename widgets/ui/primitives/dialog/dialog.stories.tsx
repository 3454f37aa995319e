import { story } from '@staykit/testing/workshop/story.tsx';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export default { component: Dialog };

const dialog = (props: Partial<DialogProps> = {}, paragraphs = 1) =>
  story(({ t }) => (
    <Dialog
      open
      onClose={() => {}}
      title={t('booking.priceChange.title')}
      closeLabel={t('common.close')}
      footer={<Button block>{t('common.confirm')}</Button>}
      {...props}
    >
      {Array.from({ length: paragraphs }, (_, at) => (
        <p key={at}>{t('booking.fromHint')}</p>
      ))}
      {paragraphs > 1 && <Button variant="secondary">{t('common.showLess')}</Button>}
    </Dialog>
  ));

export const Small = dialog();
export const Wide = dialog({ wide: true });
export const FullScreen = dialog({ fullScreen: true });
export const LongerThanTheScreen = dialog({}, 40);
