import { useEffect, useState, type FormEvent } from 'react';
import { PriceChangeDialog } from '@staykit/ui/components/price/price-change/price-change.tsx';
import { StayContext, type Stay } from '@staykit/ui/hooks/stay-context.tsx';
import { formatAmount } from '@staykit/core/price/money.ts';
import { iconChevronLeft } from '@staykit/ui/primitives/icon/icons.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { VisuallyHidden } from '@staykit/ui/primitives/visually-hidden/visually-hidden.tsx';
import { MethodChoice } from '../payment/method-choice.tsx';
import { CheckoutEnded, PhoneHelp } from '../checkout-ended.tsx';
import { Aside, Codes } from './gift-fields.styles.ts';
import { faultText } from '../codes/use-code.ts';
import { PromoEntry } from '../codes/promo-entry.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { PersonFields } from '../guest-fields.tsx';
import { useFocusOnFault } from '../use-focus-on-fault.ts';
import { SaleBar } from '../payment/pay-bar.tsx';
import * as S from '../checkout.styles.ts';
import { GiftAddress } from './gift-address.tsx';
import { GiftChoice, GiftDress } from './gift-choice.tsx';
import type { GiftCheckoutData } from './gift-data.ts';
import { GIFT_FIELDS } from './gift-form.ts';
import { GiftDesignPart, GiftPreview } from './gift-preview.tsx';
import { GiftSold } from './gift-sold.tsx';
import { GiftSummary } from './gift-summary.tsx';
import { GiftAmount, GiftWords } from './gift-words.tsx';
import { useGiftCheckout, type GiftTools } from './use-gift-checkout.ts';

interface GiftCheckoutPageProps {
  data: GiftCheckoutData;
  stay: Stay;
  /** Only in the browser: until then the form is shown and takes nothing. */
  tools?: GiftTools;
}

/** The checkout of a gift: what is given, how, with which words, to whom, and the form that pays it. */
export function GiftCheckoutForm({ data: given, stay, tools }: GiftCheckoutPageProps) {
  const { t, locale } = stay;
  const checkout = useGiftCheckout(given, locale, tools);
  const { data, state, errors, shown, nextTotal } = checkout;
  const { phase, tries, notice, sold } = state;
  const [live, setLive] = useState(false);
  useEffect(() => setLive(tools !== undefined), [tools]);
  useFocusOnFault(tries, GIFT_FIELDS, errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checkout.pay();
  };
  if (phase === 'gone')
    return (
      <CheckoutEnded
        focused
        locale={locale}
        t={t}
        title={t('checkout.gift.goneTitle')}
        action={{ href: data.backUrl, label: t('checkout.gift.back') }}
      >
        {t('checkout.gift.gone')}
      </CheckoutEnded>
    );
  const title = t(data.ownUse ? 'checkout.gift.titleOwn' : 'checkout.gift.title');
  const summary = (
    <GiftSummary data={data} price={shown} choice={state.choice} sendOn={state.fields.sendOn} folds={!sold} />
  );
  return (
    <StayContext.Provider value={stay}>
      <S.Columns {...(sold && { 'data-booked': '' })}>
        {sold ? (
          <>
            <GiftSold sold={sold} ownUse={data.ownUse} redeemUrl={data.redeemUrl} />
            {summary}
          </>
        ) : (
          <>
            <S.Head>
              <a href={data.backUrl}>
                <Icon of={iconChevronLeft} />
                {t(data.ownUse ? 'checkout.gift.backOwn' : 'checkout.gift.back')}
              </a>
              <h1>{title}</h1>
            </S.Head>
            {data.ownUse ? (
              summary
            ) : (
              <Aside data-aside="">
                <GiftPreview checkout={checkout} place="beside" />
                {summary}
              </Aside>
            )}
            <S.Form method="post" noValidate onSubmit={submit} data-checkout-form="">
              {tries > 0 && <ErrorSummary fields={GIFT_FIELDS} errors={errors} />}
              <fieldset disabled={!live || phase !== 'editing'}>
                <legend>
                  <VisuallyHidden>{title}</VisuallyHidden>
                </legend>
                {data.product.productType === 'GIFTCARD' && <GiftAmount checkout={checkout} />}
                {!data.ownUse && <GiftDesignPart checkout={checkout} />}
                <GiftChoice data={data} checkout={checkout} />
                <GiftDress data={data} checkout={checkout} />
                {!data.ownUse && <GiftWords checkout={checkout} />}
                <GiftAddress checkout={checkout} shipping={data.shipping ?? {}} />
                <S.Part aria-labelledby="checkout-guest">
                  <h2 id="checkout-guest">{t('checkout.guest')}</h2>
                  <PersonFields form={checkout} />
                </S.Part>
                <S.Part>
                  <Codes>
                    <PromoEntry
                      code={checkout.promo}
                      asked={tools?.promoCode}
                      promoCode={shown.promo?.code}
                      saved={shown.promo?.reduction ?? 0}
                      total={shown.total}
                      editing={phase === 'editing'}
                    />
                  </Codes>
                </S.Part>
                {shown.total > 0 && (
                  <MethodChoice
                    hosted={data.hosted}
                    plan="once"
                    method={state.choice.method}
                    onChoose={(method) => checkout.choose({ method })}
                  />
                )}
                {!data.ownUse && <GiftPreview checkout={checkout} place="within" />}
              </fieldset>
              <SaleBar
                {...{ phase, notice, live }}
                label={t('checkout.page.pay', { amount: formatAmount(shown.total, locale) })}
                agreed="checkout.gift.terms"
                termsUrl={data.termsUrl}
              />
              <PhoneHelp locale={locale} t={t} />
            </S.Form>
          </>
        )}
      </S.Columns>
      {nextTotal !== undefined && (
        <PriceChangeDialog
          previous={shown.total}
          next={nextTotal}
          reason={state.next?.withoutPromo && faultText(t, state.next.withoutPromo)}
          onContinue={checkout.acceptPrice}
          onClose={checkout.refusePrice}
        />
      )}
    </StayContext.Provider>
  );
}
