import { useLayoutEffect, useMemo, useRef } from 'react';
import type { PaymentStatus } from '@staykit/client/booking/payment-client.ts';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { StayContext, type Stay } from '@staykit/ui/hooks/stay-context.tsx';
import { BusyButton } from '@staykit/ui/primitives/button/busy-button.tsx';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { BookingSide } from '../../booking-lookup/booking-side.tsx';
import { GiftBought } from '../bought/gift-bought.tsx';
import { CheckoutEnded, PhoneHelp } from '../checkout-ended.tsx';
import * as S from '../checkout.styles.ts';
import { GiftSold } from '../gift/gift-sold.tsx';
import type { ItemToPay, SentTo } from '../payment/open-payment.ts';
import { StayBooked } from '../stay/stay-booked.tsx';
import type { PaymentReturnData } from './return-data.ts';
import { Item } from './return.styles.ts';
import { isWaiting, usePaymentReturn, type PaymentReturn, type ReturnTools } from './use-payment-return.ts';

interface PaymentReturnProps {
  data: PaymentReturnData;
  stay: Stay;
  /** Only in the browser. */
  tools?: ReturnTools;
}

/** Where buyers come back to from the page of the provider: what became of their payment, and what they can do. */
export function PaymentReturnPage({ data, stay, tools }: PaymentReturnProps) {
  const { t, locale } = stay;
  const payment = usePaymentReturn(tools, data.backUrl);
  const { status, fault } = payment;
  const { ownUse, item, ...sentTo } = tools?.sentTo ?? {};
  const { email } = sentTo;
  const ended = (title: MessageKey, text: MessageKey) => (
    <CheckoutEnded
      focused
      locale={locale}
      t={t}
      title={t(title)}
      action={{ href: data.backUrl, label: t('checkout.return.back') }}
    >
      {t(text)}
    </CheckoutEnded>
  );
  if (fault === 'unknown') return ended('checkout.return.unknownTitle', 'checkout.return.unknown');
  if (status?.status === 'refused') return ended('checkout.return.endedTitle', 'checkout.return.ended');
  const gift = status?.status === 'confirmed' ? status.gift : undefined;
  // Its page has the card too, and when it is sent.
  if (gift?.giftUrl !== undefined && tools && !ownUse)
    return <BoughtNow {...{ data, stay, tools, gift, sentTo }} giftUrl={gift.giftUrl} />;
  return (
    <StayContext.Provider value={stay}>
      {status?.status === 'confirmed' ? (
        <S.Columns data-booked="">
          {status.booking && (
            <StayBooked
              hasSide
              booking={status.booking}
              bookingUrl={data.bookingUrl}
              account={data.account}
              {...(email !== undefined && { email })}
              {...(status.sale === 'change' && { title: 'checkout.return.moved' })}
            />
          )}
          {status.booking && <BookingSide booking={status.booking} />}
          {status.gift && (
            <GiftSold sold={{ gift: status.gift, ...sentTo }} ownUse={ownUse} redeemUrl={data.redeemUrl} />
          )}
        </S.Columns>
      ) : (
        <Undecided payment={payment} stay={stay} item={item} />
      )}
    </StayContext.Provider>
  );
}

interface BoughtNowProps extends Pick<PaymentReturnProps, 'data' | 'stay'> {
  tools: ReturnTools;
  gift: NonNullable<PaymentStatus['gift']>;
  giftUrl: string;
  sentTo: Omit<SentTo, 'ownUse' | 'item'>;
}

/** A gift that was just paid, as its buyer finds it again later. */
function BoughtNow({ data, stay, tools, gift, giftUrl, sentTo }: BoughtNowProps) {
  const bought = useMemo(() => tools.bought(giftUrl), [tools, giftUrl]);
  return <GiftBought data={data} stay={stay} tools={bought} sold={{ gift, ...sentTo }} />;
}

/** The heading and the text of a payment that is not decided. */
function wordsOf({ status, fault }: PaymentReturn): [title: MessageKey, text: MessageKey] {
  if (fault === 'unheard') return ['checkout.unheardTitle', 'checkout.return.unheard'];
  if (!status) return ['checkout.return.title', 'checkout.return.asking'];
  if (isWaiting(status)) return ['checkout.return.waitingTitle', 'checkout.return.waiting'];
  return status.reason === undefined || status.reason === 'cancelled'
    ? ['checkout.return.openTitle', 'checkout.return.open']
    : ['checkout.return.failedTitle', 'checkout.return.failed'];
}

interface UndecidedProps {
  payment: PaymentReturn;
  stay: Stay;
  /** What waits for its payment, where this tab knows it. */
  item: ItemToPay | undefined;
}

function Undecided({ payment, stay: { t, locale }, item }: UndecidedProps) {
  const { status, fault, busy } = payment;
  const due = fault === undefined && status && !isWaiting(status) ? status.due : undefined;
  const [title, text] = wordsOf(payment);
  const values = due && {
    amount: formatAmount(due.amount, locale),
    date: formatDay(due.payBy, locale, 'full'),
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (status) heading.current?.focus();
  }, [title, status]);
  const isDecidable = status !== undefined && fault === undefined && !isWaiting(status);
  return (
    <S.Ended>
      <h1 ref={heading} tabIndex={-1}>
        {values ? t('checkout.return.dueTitle') : t(title)}
      </h1>
      <p role="status">{values ? t('checkout.return.due', values) : t(text)}</p>
      {item && !values && (
        <Item>
          <span>
            <strong>{item.title}</strong>
            {item.detail !== undefined && <span>{item.detail}</span>}
          </span>
          <strong data-sum="">{item.sum}</strong>
        </Item>
      )}
      {fault === 'unheard' && (
        <S.Action>
          <BusyButton type="button" variant="primary" size="l" loading={busy} onClick={payment.askAgain}>
            {t('common.retry')}
          </BusyButton>
        </S.Action>
      )}
      {isDecidable && (
        <S.Action>
          <BusyButton type="button" variant="primary" size="l" loading={busy} onClick={payment.goOn}>
            {t('checkout.return.again')}
          </BusyButton>
        </S.Action>
      )}
      {isDecidable && !due && (
        <S.Action>
          <Button type="button" variant="secondary" size="l" disabled={busy} onClick={payment.giveUp}>
            {t('checkout.return.giveUp')}
          </Button>
        </S.Action>
      )}
      <PhoneHelp locale={locale} t={t} />
    </S.Ended>
  );
}
