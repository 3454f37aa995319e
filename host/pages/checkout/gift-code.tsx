import { useLayoutEffect, useRef, useState } from 'react';
import { useStay } from '../../../widgets/components/stay-context.tsx';
import { formatAmount } from '../../../widgets/core/price/money.ts';
import { BusyButton } from '../../../widgets/primitives/button/busy-button.tsx';
import { Button } from '../../../widgets/primitives/button/button.tsx';
import { Field } from '../../../widgets/primitives/field/field.tsx';
import { Notice } from '../../../widgets/primitives/notice/notice.tsx';
import * as S from './checkout.styles.ts';
import { Code } from './gift-fields.styles.ts';
import type { Checkout } from './use-checkout.ts';

/** A gift that pays for the stay: its code is typed here, unless it was brought along from the page of gifts. [FLOW-07] */
export function GiftCode({ checkout }: { checkout: Checkout }) {
  const { t, locale } = useStay();
  const { state, gift: code } = checkout;
  const { gift, quote, phase } = state;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const told = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  useLayoutEffect(() => {
    if (gift && open) told.current?.focus();
    if (gift) setOpen(false);
  }, [gift?.code]);
  const apply = async () => {
    if (!(await code.apply(typed))) field.current?.focus();
  };
  if (gift) {
    const total = quote.priceInfo?.totalPrice ?? 0;
    const paid = formatAmount(total - Math.max(0, gift.difference), locale);
    const back = formatAmount(-gift.difference, locale);
    return (
      <div ref={told} tabIndex={-1} role="group" aria-label={t('checkout.code.title')}>
        <Notice
          tone="positive"
          title={t('checkout.code.applied', { amount: paid })}
          action={phase === 'editing' && <Button onClick={code.remove}>{t('checkout.code.remove')}</Button>}
        >
          {gift.difference <= 0 && <p>{t('checkout.code.nothingLeft')}</p>}
          {gift.difference < 0 && <p>{t('checkout.code.back', { amount: back })}</p>}
        </Notice>
      </div>
    );
  }
  const error = code.error === undefined ? {} : { error: t(code.error) };
  return (
    <S.Part aria-labelledby="checkout-code">
      <h2 id="checkout-code">{t('checkout.code.title')}</h2>
      {open || code.error !== undefined || code.busy ? (
        <Code>
          <Field
            ref={field}
            id="checkout-gift-code"
            label={t('checkout.code.label')}
            hint={t('checkout.code.hint')}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            // The form books; within this field the key takes the code.
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void apply();
            }}
            {...error}
          />
          <BusyButton type="button" loading={code.busy} onClick={() => void apply()}>
            {t('checkout.code.apply')}
          </BusyButton>
        </Code>
      ) : (
        <S.Choice>
          <Button onClick={() => setOpen(true)}>{t('checkout.code.open')}</Button>
        </S.Choice>
      )}
    </S.Part>
  );
}
