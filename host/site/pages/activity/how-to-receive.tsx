import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Dialog } from '@staykit/ui/primitives/dialog/dialog.tsx';
import { RadioList } from '@staykit/ui/primitives/radio-list/radio-list.tsx';
import { Choice } from './activity.styles.ts';

interface HowToReceiveProps {
  open: boolean;
  /** Bought for oneself, and not to be given. [ACTIVITY-09] */
  ownUse?: boolean;
  onClose: () => void;
  onContinue: () => void;
}

/** How the voucher of an activity comes: it is digital, and no other. [ACTIVITY-10] */
export function HowToReceive({ open, ownUse = false, onClose, onContinue }: HowToReceiveProps) {
  const { t } = useStay();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('activity.howToReceive')}
      closeLabel={t('common.close')}
      footer={
        <Button variant={ownUse ? 'primary' : 'gift'} size="l" block onClick={onContinue}>
          {t('booking.continue')}
        </Button>
      }
    >
      <Choice data-own-use={String(ownUse)}>
        <RadioList
          name="receive"
          label={t('activity.howToReceive')}
          value="digital"
          onChange={() => {}}
          options={[
            {
              value: 'digital',
              label: (
                <span>
                  <strong>{t('activity.digital')}</strong>
                  {t('activity.digitalText')}
                </span>
              ),
            },
          ]}
        />
      </Choice>
    </Dialog>
  );
}
