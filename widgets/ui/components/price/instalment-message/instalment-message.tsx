import { useState, type MouseEvent } from 'react';
import { languageTag } from '@staykit/values/market/locale.ts';
import type { CancellationPolicy } from '@staykit/core/offer/card/offer-card.ts';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import {
  instalmentPlan,
  type Instalment,
  type InstalmentOrder,
  type PaymentMethod,
} from '@staykit/core/price/instalment-plan.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { iconInfo } from '../../../primitives/icon/icons.ts';
import { useStay } from '../../../hooks/stay-context.tsx';
import { Fee, Message, Plan, Plans } from './instalment-message.styles.ts';

export interface InstalmentMessageProps {
  /** The ways to pay later or in parts that this order may choose; nothing is shown without any. [INSTALMENT-07] */
  methods: readonly PaymentMethod[];
  /** What is to be paid, and when the guest arrives: the plans are made from it. */
  order: InstalmentOrder;
  /** A deferred payment is taken on its deadline. [INSTALMENT-10] */
  policy?: CancellationPolicy;
}

/** That a stay can be paid later or in parts; a press tells what is paid when. [INSTALMENT-01] [INSTALMENT-02] */
export function InstalmentMessage({ methods, order, policy }: InstalmentMessageProps) {
  const { t, locale } = useStay();
  const [isOpen, setOpen] = useState(false);
  if (methods.length === 0) return null;
  const ways = new Intl.ListFormat(languageTag(locale), { type: 'disjunction' }).format(
    methods.map(({ type }) => t(`booking.instalment.in.${type}`)),
  );
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    // Not every browser focuses a button that is pressed, and the focus is to come back here.
    event.currentTarget.focus();
    setOpen(!isOpen);
  };
  return (
    <>
      <Message type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={toggle}>
        <span>{t('booking.instalment.message', { ways })}</span>
        <Icon of={iconInfo} />
      </Message>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('booking.instalment.title')}
        closeLabel={t('common.close')}
      >
        <InstalmentPlans methods={methods} order={order} {...(policy && { policy })} />
      </Dialog>
    </>
  );
}

/** A plan that begins later says that nothing is paid today. */
const withToday = (plan: readonly Instalment[], { today }: InstalmentOrder): Instalment[] =>
  plan.some(({ date }) => date === today) ? [...plan] : [{ date: today, amount: 0 }, ...plan];

/** Dates and amounts of each way to pay later or in parts, to the cent, with its fee. [INSTALMENT-08..10] */
function InstalmentPlans({ methods, order, policy }: InstalmentMessageProps) {
  const { t, locale } = useStay();
  const money = (cents: number) => formatAmount(cents, locale);
  return (
    <Plans>
      {methods.map(({ type, paymentFee }) => (
        <section key={type}>
          <h3>{t(`booking.instalment.name.${type}`)}</h3>
          <Plan>
            {withToday(instalmentPlan(type, order, { paymentFee, ...(policy && { policy }) }), order).map(
              ({ date, amount }) => (
                <li key={date}>
                  <span>
                    {date === order.today ? t('booking.instalment.today') : formatDay(date, locale)}
                  </span>
                  <strong>{money(amount)}</strong>
                </li>
              ),
            )}
          </Plan>
          <Fee>
            {paymentFee > 0
              ? t('booking.instalment.fee', { amount: money(paymentFee) })
              : t('booking.instalment.noFee')}
          </Fee>
        </section>
      ))}
      <p>{t('booking.instalment.choose')}</p>
    </Plans>
  );
}
