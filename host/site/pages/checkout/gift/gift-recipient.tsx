import { addDays } from '@staykit/values/dates/plain-date.ts';
import { lastSendDay } from '@staykit/core/gift/sending/send-day.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Checkbox } from '@staykit/ui/primitives/checkbox/checkbox.tsx';
import { Field } from '@staykit/ui/primitives/field/field.tsx';
import { RadioList } from '@staykit/ui/primitives/radio-list/radio-list.tsx';
import * as S from '../checkout.styles.ts';
import { useField } from '../guest-fields.tsx';
import type { GiftCheckout } from './use-gift-checkout.ts';

/** To whom a gift is sent besides its giver, and when. */
export function GiftRecipient({ checkout }: { checkout: GiftCheckout }) {
  const { t } = useStay();
  const field = useField(checkout);
  const { toRecipient, sendLater } = checkout.state.choice;
  const { today } = checkout.data;
  return (
    <>
      <Checkbox
        checked={toRecipient}
        label={t('checkout.gift.toRecipient')}
        onChange={(value) => checkout.choose({ toRecipient: value })}
      />
      {toRecipient && (
        <>
          <S.Pair>
            <Field
              {...field('recipientName')}
              label={t('checkout.gift.recipientName')}
              autoComplete="off"
              maxLength={100}
              required
            />
            <Field
              {...field('recipientEmail')}
              label={t('checkout.gift.recipientEmail')}
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              required
            />
          </S.Pair>
          <S.Plans>
            <h3 aria-hidden="true">{t('checkout.gift.when')}</h3>
            <RadioList
              label={t('checkout.gift.when')}
              name="when"
              value={sendLater ? 'later' : 'now'}
              onChange={(when) => checkout.choose({ sendLater: when === 'later' })}
              options={[
                { value: 'now', label: t('checkout.gift.sendNow') },
                { value: 'later', label: t('checkout.gift.sendLater') },
              ]}
            />
          </S.Plans>
          {sendLater && (
            <Field
              {...field('sendOn')}
              label={t('checkout.gift.sendOn')}
              hint={t('checkout.gift.sendOnHint')}
              type="date"
              min={addDays(today, 1)}
              max={lastSendDay(today)}
              required
            />
          )}
        </>
      )}
    </>
  );
}
