import { formatDay } from '../../core/dates/format-date.ts';
import { instalmentPlan } from '../../core/price/instalment-plan.ts';
import { formatAmount } from '../../core/price/money.ts';
import { useStay } from '../stay-context.tsx';
import type { InstalmentMessageProps } from './instalment-message.tsx';
import { Fee, Plan, Plans } from './instalment-message.styles.ts';

/** What is paid when, for each way to pay later or in parts: to the cent, and with its fee. [INSTALMENT-08..10] */
export function InstalmentPlans({ methods, order, policy }: InstalmentMessageProps) {
  const { t, locale } = useStay();
  const money = (cents: number) => formatAmount(cents, locale);
  return (
    <Plans>
      {methods.map(({ type, paymentFee }) => (
        <section key={type}>
          <h3>{t(`booking.instalment.name.${type}`)}</h3>
          <Plan>
            {instalmentPlan(type, order, { paymentFee, ...(policy && { policy }) }).map(
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
