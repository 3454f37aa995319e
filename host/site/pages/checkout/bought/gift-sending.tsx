import { useState, type FormEvent } from 'react';
import type { BoughtGift } from '@staykit/client/gift/create-gift-sale-client.ts';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { BusyButton } from '@staykit/ui/primitives/button/busy-button.tsx';
import { Field } from '@staykit/ui/primitives/field/field.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import * as S from '../checkout.styles.ts';
import type { BoughtState } from './use-bought-gift.ts';

interface GiftSendingProps {
  bought: BoughtState;
  sending: NonNullable<BoughtGift['sending']>;
  today: PlainDate;
  /** It can still be sent: it is not refunded or blocked. */
  isOpen: boolean;
}

const CHANGED = {
  day: 'checkout.bought.dayChanged',
  now: 'checkout.bought.nowChanged',
  never: 'checkout.bought.neverChanged',
} as const;

/** To whom and when a gift is sent; until it is, another day, at once, or not at all. */
export function GiftSending({ bought, sending, today, isOpen }: GiftSendingProps) {
  const { t, locale } = useStay();
  const { name, email, state, sendOn, until } = sending;
  const [day, setDay] = useState(sendOn ?? '');
  const [isWrong, setWrong] = useState(false);
  const values = { name, email, date: sendOn === undefined ? '' : formatDay(sendOn, locale, 'full') };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isDay = day > today && day <= until;
    setWrong(!isDay);
    if (isDay) bought.change({ send: 'day', sendOn: day });
    else document.getElementById('sending-day')?.focus();
  };
  return (
    <S.Part aria-labelledby="sending">
      <h2 id="sending">{t('checkout.bought.sending')}</h2>
      <div role="status">
        {bought.changed && (
          <Notice tone="positive">
            <p>{t(CHANGED[bought.changed], values)}</p>
          </Notice>
        )}
        {bought.refused && (
          <Notice tone="danger">
            <p>{t(bought.refused === 'sent' ? 'errors.giftAlreadySent' : 'checkout.bought.changeFailed')}</p>
          </Notice>
        )}
      </div>
      <p>
        {state === 'sent'
          ? t('checkout.bought.sent', values)
          : state === 'planned'
            ? t('checkout.bought.planned', values)
            : t('checkout.bought.notSent', values)}
      </p>
      {isOpen && state !== 'sent' && (
        <S.Form onSubmit={submit} noValidate>
          <Field
            id="sending-day"
            label={t('checkout.bought.day')}
            hint={t('checkout.gift.sendOnHint')}
            type="date"
            min={addDays(today, 1)}
            max={until}
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
            {...(isWrong && { error: t('checkout.gift.error.sendOn') })}
          />
          <S.Choice>
            <BusyButton type="submit" loading={bought.busy}>
              {t('checkout.bought.changeDay')}
            </BusyButton>
            <BusyButton type="button" loading={bought.busy} onClick={() => bought.change({ send: 'now' })}>
              {t('checkout.bought.sendNow')}
            </BusyButton>
            {state === 'planned' && (
              <BusyButton
                type="button"
                loading={bought.busy}
                onClick={() => bought.change({ send: 'never' })}
              >
                {t('checkout.bought.sendNever')}
              </BusyButton>
            )}
          </S.Choice>
        </S.Form>
      )}
    </S.Part>
  );
}
