import { groupCardNumber, writeExpiry } from '@staykit/core/price/payment-card.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Field } from '@staykit/ui/primitives/field/field.tsx';
import * as S from '../checkout.styles.ts';
import { useField, type SaleForm } from '../guest-fields.tsx';

/** Writes groups into a field of digits; the caret stays behind the digit that was typed. */
function writeGroups(input: HTMLInputElement): string {
  const { selectionStart, value } = input;
  const before = value.slice(0, selectionStart ?? value.length).replace(/\D/g, '').length;
  const grouped = groupCardNumber(value);
  let caret = 0;
  for (let digits = 0; digits < before && caret < grouped.length; caret++)
    if (grouped[caret] !== ' ') digits++;
  input.value = grouped;
  input.setSelectionRange(caret, caret);
  return grouped;
}

/** The card that pays. */
export function CardFields({ checkout }: { checkout: SaleForm<'number' | 'expiry' | 'cvc' | 'holder'> }) {
  const { t } = useStay();
  const field = useField(checkout);
  const digits = (typed: string) => typed.replace(/\D/g, '').slice(0, 4);
  const before = checkout.state.fields.expiry;
  // A slash that was taken away is not put back.
  const expiry = (typed: string) =>
    before.startsWith(typed) ? typed : writeExpiry(typed).replace(/^(\d\d)$/, '$1/');
  return (
    <S.Part aria-labelledby="checkout-card">
      <h2 id="checkout-card">{t('checkout.card')}</h2>
      <Field
        {...field('number')}
        label={t('checkout.number')}
        type="text"
        inputMode="numeric"
        autoComplete="cc-number"
        onChange={(event) => checkout.type('number', writeGroups(event.currentTarget))}
        required
      />
      <S.Pair data-narrow="">
        <Field
          {...field('expiry', expiry)}
          label={t('checkout.expiry')}
          hint={t('checkout.expiryHint')}
          type="text"
          inputMode="numeric"
          autoComplete="cc-exp"
          required
        />
        <Field
          {...field('cvc', digits)}
          label={t('checkout.cvc')}
          hint={t('checkout.cvcHint')}
          type="text"
          inputMode="numeric"
          autoComplete="cc-csc"
          required
        />
      </S.Pair>
      <Field {...field('holder')} label={t('checkout.holder')} type="text" autoComplete="cc-name" required />
      <S.Small>{t('checkout.cardKept')}</S.Small>
    </S.Part>
  );
}
