import { useEffect, useRef, useState, type FormEvent } from 'react';
import { PriceChangeDialog } from '@staykit/ui/components/price/price-change/price-change.tsx';
import { StayContext, type Stay } from '@staykit/ui/hooks/stay-context.tsx';
import { iconChevronLeft } from '@staykit/ui/primitives/icon/icons.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { VisuallyHidden } from '@staykit/ui/primitives/visually-hidden/visually-hidden.tsx';
import { CheckoutCodes } from './codes/checkout-codes.tsx';
import { CheckoutEnded, PhoneHelp } from './checkout-ended.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { ChildAges } from './child-ages.tsx';
import { CHECKOUT_FIELDS, todayOf } from './checkout-form.ts';
import { needsPayment, toPay } from './stay/stay-sale.ts';
import { ErrorSummary } from './error-summary.tsx';
import { GuestFields } from './guest-fields.tsx';
import { useFocusOnFault } from './use-focus-on-fault.ts';
import { MethodChoice } from './payment/method-choice.tsx';
import { PayBar } from './payment/pay-bar.tsx';
import { chosenPlan, PaymentPlans } from './payment/payment-plans.tsx';
import { StayBooked } from './stay/stay-booked.tsx';
import { StaySummary } from './stay/stay-summary.tsx';
import * as S from './checkout.styles.ts';
import type { CheckoutTools } from './checkout-tools.ts';
import { broughtPromo, useCheckout } from './use-checkout.ts';

interface CheckoutProps {
  data: CheckoutData;
  stay: Stay;
  /** Only in the browser: until then the form is shown and takes nothing. */
  tools?: CheckoutTools;
}

/** The checkout of a dated stay: what is booked, what it costs, and the form that pays it. */
export function Checkout({ data, stay, tools }: CheckoutProps) {
  const { t, locale } = stay;
  const checkout = useCheckout(data, locale, tools);
  const { state, errors, pay } = checkout;
  const { phase, price, next, sold, tries } = state;
  const [live, setLive] = useState(false);
  useEffect(() => setLive(tools !== undefined), [tools]);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFault(tries, CHECKOUT_FIELDS, errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pay();
  };
  const plan = chosenPlan(state, todayOf(locale, stay.now()));
  const { quote, gift, promoCode } = price;
  const { product, start } = data;
  const summary = (
    <StaySummary {...{ product, start, quote, gift, promoCode }} fee={plan.fee} folds={!sold} />
  );
  if (phase === 'gone' || phase === 'used')
    return (
      <CheckoutEnded
        focused
        locale={locale}
        t={t}
        title={t(phase === 'gone' ? 'checkout.goneTitle' : 'checkout.bookedTitle')}
        action={
          phase === 'gone'
            ? { href: data.backUrl, label: t('checkout.otherDates') }
            : { href: data.bookingUrl, label: t('checkout.seeBooking') }
        }
      >
        {t(phase === 'gone' ? 'errors.noAvailability' : 'errors.quoteUsed')}
      </CheckoutEnded>
    );
  return (
    <StayContext.Provider value={stay}>
      <S.Columns {...(sold && { 'data-booked': '' })}>
        {sold ? (
          <>
            <StayBooked {...sold} bookingUrl={data.bookingUrl} account={data.account} />
            {summary}
          </>
        ) : (
          <>
            <S.Head>
              <a href={data.backUrl}>
                <Icon of={iconChevronLeft} />
                {t('checkout.back')}
              </a>
              <h1>{t('checkout.title')}</h1>
            </S.Head>
            {summary}
            <S.Form ref={form} method="post" noValidate onSubmit={submit} data-checkout-form="">
              {tries > 0 && <ErrorSummary fields={CHECKOUT_FIELDS} errors={errors} />}
              <fieldset disabled={!live}>
                <legend>
                  <VisuallyHidden>{t('checkout.title')}</VisuallyHidden>
                </legend>
                <GuestFields checkout={checkout} profile={data.profile}>
                  <ChildAges form={checkout} pax={data.start.pax} />
                </GuestFields>
                <CheckoutCodes checkout={checkout} asked={broughtPromo(data, tools)} />
                <PaymentPlans checkout={checkout} />
                {needsPayment(price) && (
                  <MethodChoice
                    hosted={data.hosted}
                    plan={state.choice.plan}
                    method={state.choice.method}
                    onChoose={(method) => checkout.choose({ method })}
                  />
                )}
              </fieldset>
              <PayBar {...{ checkout, plan, live }} termsUrl={data.termsUrl} />
              <PhoneHelp locale={locale} t={t} />
            </S.Form>
          </>
        )}
      </S.Columns>
      {phase === 'changed' && next && (
        <PriceChangeDialog
          previous={toPay(price)}
          next={toPay(next)}
          reason={next.withoutPromo && t(next.withoutPromo)}
          onContinue={checkout.acceptPrice}
          onClose={checkout.refusePrice}
        />
      )}
    </StayContext.Provider>
  );
}
