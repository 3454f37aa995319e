import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { formatAmount } from '@staykit/core/price/money.ts';
import { CodeEntry } from './code-entry.tsx';
import { PromoEntry } from './promo-entry.tsx';
import * as S from '../checkout.styles.ts';
import { Codes } from '../gift/gift-fields.styles.ts';
import type { Checkout } from '../use-checkout.ts';

interface CheckoutCodesProps {
  checkout: Checkout;
  /** The promo code of the address, whatever it is good for. */
  asked?: string | undefined;
}

/** What pays for the stay or takes something off it: the code of a gift, and a promo code. */
export function CheckoutCodes({ checkout, asked }: CheckoutCodesProps) {
  const { t } = useStay();
  return (
    <S.Part aria-labelledby="checkout-code">
      <h2 id="checkout-code">{t('checkout.promo.title')}</h2>
      <Codes>
        <GiftCode checkout={checkout} />
        <PromoCode checkout={checkout} asked={asked} />
      </Codes>
    </S.Part>
  );
}

/** A gift that pays for the stay: its code is typed here, unless it was brought along from the page of gifts. [FLOW-07] */
function GiftCode({ checkout: { state, gift: code } }: CheckoutCodesProps) {
  const { t, locale } = useStay();
  const { price, phase } = state;
  const { gift, quote } = price;
  const money = (cents: number) => formatAmount(cents, locale);
  const total = quote.priceInfo?.totalPrice ?? 0;
  const taken = gift && {
    name: t('checkout.code.title'),
    title: t('checkout.code.applied', { amount: money(total - Math.max(0, gift.difference)) }),
    text: (
      <>
        {gift.difference <= 0 && <p>{t('checkout.code.nothingLeft')}</p>}
        {gift.difference < 0 && <p>{t('checkout.code.back', { amount: money(-gift.difference) })}</p>}
      </>
    ),
    ...(phase === 'editing' && { remove: t('checkout.code.remove') }),
  };
  return (
    <CodeEntry
      id="checkout-gift-code"
      code={code}
      label={t('checkout.code.label')}
      hint={t('checkout.code.hint')}
      open={t('checkout.code.open')}
      taken={taken}
    />
  );
}

/** The promo code of a stay. */
function PromoCode({ checkout: { state, promo: code }, asked }: CheckoutCodesProps) {
  const { promoCode, quote } = state.price;
  const { totalPrice: total = 0, promoCodeReductionAmount: saved = 0 } = quote.priceInfo ?? {};
  return <PromoEntry {...{ code, asked, promoCode, saved, total }} editing={state.phase === 'editing'} />;
}
