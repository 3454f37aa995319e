import { GIFT_MESSAGE_LETTERS, GIFT_NAME_LETTERS, letters } from '@staykit/values/gift/personalisation.ts';
import { typedWords } from '@staykit/core/gift/gift-form.ts';
import { writeCardAmount } from '@staykit/core/gift/card/gift-card.ts';
import { formatMoney } from '@staykit/core/price/money.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Checkbox } from '@staykit/ui/primitives/checkbox/checkbox.tsx';
import { Field } from '@staykit/ui/primitives/field/field.tsx';
import * as S from '../checkout.styles.ts';
import { Amount } from './gift-fields.styles.ts';
import { useField } from '../guest-fields.tsx';
import { GiftRecipient } from './gift-recipient.tsx';
import type { GiftCheckout } from './use-gift-checkout.ts';

/** What a gift card is worth: an amount of ours, or one of the giver's own. */
export function GiftAmount({ checkout }: { checkout: GiftCheckout }) {
  const { t, locale } = useStay();
  const field = useField(checkout)('amount');
  const { fields } = checkout.state;
  const { card } = checkout.data.product;
  if (!card) return null;
  const { least, most, step, amounts } = card;
  const bounds = { min: formatMoney(least, locale), max: formatMoney(most, locale) };
  return (
    <S.Part aria-labelledby="checkout-worth">
      <h2 id="checkout-worth">{t('checkout.gift.amount')}</h2>
      <S.Choice role="group" aria-labelledby="checkout-worth">
        {amounts.map((cents) => (
          <Amount
            key={cents}
            type="button"
            aria-pressed={fields.amount === writeCardAmount(cents)}
            onClick={() => checkout.type('amount', writeCardAmount(cents))}
          >
            {formatMoney(cents, locale)}
          </Amount>
        ))}
      </S.Choice>
      <Field
        {...field}
        label={t('checkout.gift.amountField')}
        hint={
          step === 1
            ? t('checkout.gift.amountHint', bounds)
            : t('checkout.gift.amountSteps', { ...bounds, step: formatMoney(step, locale) })
        }
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        after="€"
        required
      />
      <Checkbox
        checked={checkout.state.choice.hidesAmount}
        label={t('checkout.gift.hideAmount')}
        onChange={(hidesAmount) => checkout.choose({ hidesAmount })}
      />
    </S.Part>
  );
}

/** Words of the giver on the voucher, and to whom it goes besides the giver; a gift by post has none. [PERSONALISE-06] */
export function GiftWords({ checkout }: { checkout: GiftCheckout }) {
  const { t } = useStay();
  const field = useField(checkout);
  const { fields, choice } = checkout.state;
  const { giftFormat } = choice;
  if (giftFormat === 'physical') return null;
  const { error, maxLength: _none, ...words } = field('words');
  const told = [`${words.id}-hint`, ...(error === undefined ? [] : [`${words.id}-error`])].join(' ');
  return (
    <S.Part aria-labelledby="checkout-wishes">
      <h2 id="checkout-wishes">{t('checkout.gift.words')}</h2>
      <Field
        {...field('fromName', (typed) => typedWords(fields.fromName, typed, GIFT_NAME_LETTERS).value)}
        label={t('checkout.gift.fromName')}
        autoComplete="off"
      />
      <S.Lines {...(error !== undefined && { 'data-invalid': '' })}>
        <label htmlFor={words.id}>{t('checkout.gift.message')}</label>
        <textarea
          {...words}
          rows={3}
          aria-describedby={told}
          {...(error !== undefined && { 'aria-invalid': true })}
        />
        <p id={`${words.id}-hint`} data-hint="">
          {t('checkout.gift.messageHint', { count: GIFT_MESSAGE_LETTERS })}
          <span aria-hidden="true">
            {letters(fields.words)} / {GIFT_MESSAGE_LETTERS}
          </span>
        </p>
        {error !== undefined && <p id={`${words.id}-error`}>{error}</p>}
      </S.Lines>
      <GiftRecipient checkout={checkout} />
    </S.Part>
  );
}
