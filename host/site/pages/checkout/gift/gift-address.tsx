import { POSTAL_CODE_MAX_LENGTH } from '@staykit/values/contact/postal-code.ts';
import { languageTag } from '@staykit/values/market/locale.ts';
import { shippingCostOf, totalShipping, type ShippingCosts } from '@staykit/core/gift/sending/shipping.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Field } from '@staykit/ui/primitives/field/field.tsx';
import * as S from '../checkout.styles.ts';
import { useField } from '../guest-fields.tsx';
import type { GiftCheckout } from './use-gift-checkout.ts';

interface GiftAddressProps {
  checkout: GiftCheckout;
  shipping: ShippingCosts;
}

/** Where a gift by post is sent, and what that costs to each country. */
export function GiftAddress({ checkout, shipping }: GiftAddressProps) {
  const { t, locale } = useStay();
  const field = useField(checkout);
  if (checkout.state.choice.giftFormat !== 'physical') return null;
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
  const country = (code: string) => {
    const cost = totalShipping(shippingCostOf('physical', shipping, code));
    const price = cost > 0 ? `+ ${formatAmount(cost, locale)}` : t('checkout.gift.free');
    return `${names.of(code) ?? code} (${price})`;
  };
  const line = (
    name: 'addressName' | 'street' | 'zipCode' | 'city',
    filledBy: 'name' | 'address-line1' | 'postal-code' | 'address-level2',
    maxLength: number,
  ) => (
    <Field
      {...field(name)}
      label={t(`checkout.gift.${name}`)}
      autoComplete={`shipping ${filledBy}`}
      maxLength={maxLength}
      required
    />
  );
  const { error, maxLength: _none, readOnly, ...select } = field('country');
  return (
    <S.Part aria-labelledby="checkout-address">
      <h2 id="checkout-address">{t('checkout.gift.address')}</h2>
      {line('addressName', 'name', 100)}
      {line('street', 'address-line1', 200)}
      <S.Pair>
        {line('zipCode', 'postal-code', POSTAL_CODE_MAX_LENGTH)}
        {line('city', 'address-level2', 100)}
      </S.Pair>
      <S.Lines {...(error !== undefined && { 'data-invalid': '' })}>
        <label htmlFor={select.id}>{t('checkout.gift.country')}</label>
        <select
          {...select}
          disabled={readOnly}
          autoComplete="shipping country"
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${select.id}-error` })}
        >
          {Object.keys(shipping).map((code) => (
            <option key={code} value={code}>
              {country(code)}
            </option>
          ))}
        </select>
        {error !== undefined && <p id={`${select.id}-error`}>{error}</p>}
      </S.Lines>
    </S.Part>
  );
}
