import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { Difference } from '@staykit/ui/components/offer-card/difference.tsx';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { paxText } from '@staykit/ui/components/travellers/pax-text.ts';
import { formatRange } from '@staykit/ui/components/calendar/format-range.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { DEFAULT_PAX, type Pax } from '@staykit/values/pax/pax.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import * as S from '../checkout/checkout.styles.ts';
import { SaleBar } from '../checkout/payment/pay-bar.tsx';
import type { PricedMove } from './priced-move.ts';
import type { Move } from './use-move.ts';

interface MoveConfirmProps {
  booking: Booking;
  move: Move;
  priced: PricedMove;
  termsUrl: string;
}

/** The stay that is booked beside the one that was chosen, what is paid or given back, and the last word. [CARD-02] */
export function MoveConfirm({ booking, move, priced, termsUrl }: MoveConfirmProps) {
  const { t, locale } = useStay();
  const { phase, notice } = move;
  const { difference, codeReduction, isCodeLost } = priced;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const money = (cents: number) => formatAmount(cents, locale);
  const stay = (checkin: string, nights: number, pax: Pax, rooms: number) => (
    <>
      <dd>{formatRange(checkin, addDays(checkin, nights), locale)}</dd>
      <dd>
        {paxText(pax, t, rooms)}, {t('common.nights', { count: nights })}
      </dd>
    </>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    move.confirm();
  };
  const { adult, child, baby } = booking;
  return (
    <S.Form method="post" noValidate onSubmit={submit}>
      <h3 ref={heading} tabIndex={-1}>
        {t('checkout.lookup.move.check')}
      </h3>
      <S.Compared data-kind="modification">
        <dl>
          <dt>{t('checkout.lookup.move.now')}</dt>
          {stay(booking.checkin, booking.nights, { ...DEFAULT_PAX, adult, child, baby }, booking.nbRooms)}
          <dd>{money(booking.priceInfo.totalPrice)}</dd>
        </dl>
        <dl>
          <dt>{t('checkout.lookup.move.next')}</dt>
          {stay(priced.checkin, priced.nights, priced.pax, priced.rooms)}
          <dd>{money(priced.total)}</dd>
          {codeReduction > 0 && <dd>{t('checkout.promo.applied', { amount: money(codeReduction) })}</dd>}
        </dl>
        <Difference cents={difference} exact />
      </S.Compared>
      {isCodeLost && <Notice tone="warning">{t('checkout.lookup.move.codeLost')}</Notice>}
      {difference > 0 && <S.Small>{t('checkout.page.note')}</S.Small>}
      <SaleBar
        phase={phase}
        notice={
          notice && {
            ...notice,
            title:
              phase === 'held'
                ? 'checkout.unheardTitle'
                : notice.tone === 'danger'
                  ? 'checkout.lookup.move.notDone'
                  : 'checkout.lookup.move.check',
          }
        }
        label={
          difference > 0
            ? t('checkout.lookup.move.confirmPay', { amount: money(difference) })
            : t('checkout.lookup.move.confirm')
        }
        agreed="checkout.lookup.move.terms"
        termsUrl={termsUrl}
        live
      />
    </S.Form>
  );
}
