import { useState, type FormEvent } from 'react';
import type { BookingClient } from '@staykit/client/booking/create-booking-client.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { BusyButton } from '@staykit/ui/primitives/button/busy-button.tsx';
import { Field } from '@staykit/ui/primitives/field/field.tsx';
import { iconChevronDown } from '@staykit/ui/primitives/icon/icons.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import * as S from '../checkout.styles.ts';

interface CompanyInvoiceProps {
  /** Address of the PDF, with its secret. */
  invoiceUrl: string;
  client: Pick<BookingClient, 'makeOutInvoice'>;
  /** Its heading follows the one above it. */
  heading?: 'h2' | 'h3';
}

const EMPTY = { name: '', address: '', vatNumber: '' };

/** Has the invoice of a sale made out to a company. Folded: few buyers are one, and the page is about what they bought. */
export function CompanyInvoice({ invoiceUrl, client, heading: Heading = 'h3' }: CompanyInvoiceProps) {
  const { t } = useStay();
  const [typed, setTyped] = useState(EMPTY);
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [failure, setFailure] = useState<MessageKey>();
  const isVatWrong = failure === 'checkout.lookup.invoice.vatWrong';
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    setFailure(undefined);
    const { name, address, vatNumber } = typed;
    try {
      await client.makeOutInvoice({
        token: invoiceUrl.split('token=').at(-1) ?? '',
        name: name.trim(),
        ...(address.trim() && { address: address.trim() }),
        ...(vatNumber.trim() && { vatNumber: vatNumber.trim() }),
      });
      setState('done');
    } catch (error) {
      setState('open');
      const isVat = error instanceof StayError && error.code === 'VAT_NUMBER_INVALID';
      setFailure(isVat ? 'checkout.lookup.invoice.vatWrong' : 'checkout.lookup.invoice.companyFailed');
      if (isVat) document.getElementById('invoice-vatNumber')?.focus();
    }
  }
  const field = (name: keyof typeof EMPTY) => ({
    id: `invoice-${name}`,
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped((before) => ({ ...before, [name]: currentTarget.value })),
  });
  return (
    <>
      {state === 'done' && (
        <Notice tone="positive" role="status">
          <p>{t('checkout.lookup.invoice.companySaved')}</p>
        </Notice>
      )}
      {failure && !isVatWrong && (
        <Notice tone="danger" role="alert">
          <p>{t(failure)}</p>
        </Notice>
      )}
      {state !== 'done' && (
        <S.Fold>
          <summary>
            <Heading>{t('checkout.lookup.invoice.company')}</Heading>
            <Icon of={iconChevronDown} />
          </summary>
          <S.Form onSubmit={submit}>
            <p>{t('checkout.lookup.invoice.companyText')}</p>
            <Field
              {...field('name')}
              label={t('checkout.lookup.invoice.companyName')}
              autoComplete="organization"
              maxLength={100}
              required
            />
            <Field
              {...field('address')}
              label={t('checkout.lookup.invoice.companyAddress')}
              autoComplete="address-line1"
              maxLength={300}
            />
            <Field
              {...field('vatNumber')}
              label={t('checkout.lookup.invoice.companyVat')}
              autoComplete="off"
              maxLength={20}
              {...(isVatWrong && { error: t('checkout.lookup.invoice.vatWrong') })}
            />
            <BusyButton type="submit" loading={state === 'busy'}>
              {t('checkout.lookup.invoice.companySave')}
            </BusyButton>
          </S.Form>
        </S.Fold>
      )}
    </>
  );
}
