import { useLayoutEffect, useRef } from 'react';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import type { BookingClient } from '@staykit/client/booking/create-booking-client.ts';
import { ButtonLink } from '@staykit/ui/primitives/button/button-link.tsx';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Booked } from '../checkout/stay/booked.styles.ts';
import * as S from '../checkout/checkout.styles.ts';
import { CompanyInvoice } from '../checkout/payment/company-invoice.tsx';

interface InvoiceProps {
  bookingNumber: string;
  /** Address of the PDF, with its secret. */
  invoiceUrl: string;
  client: Pick<BookingClient, 'makeOutInvoice'>;
  onClose: () => void;
}

/** The invoice of a booking: to download, and to have made out to a company. */
export function Invoice({ bookingNumber, invoiceUrl, client, onClose }: InvoiceProps) {
  const { t, assetBase } = useStay();
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <Booked>
      <h2 ref={title} tabIndex={-1}>
        {t('checkout.lookup.invoice.title')}
      </h2>
      <p>
        {t('checkout.bookingNumber')} <strong>{bookingNumber}</strong>
      </p>
      <S.Choice>
        <ButtonLink
          variant="primary"
          href={invoiceUrl.startsWith('/') ? `${assetBase}${invoiceUrl}` : invoiceUrl}
          target="_blank"
          rel="noopener"
        >
          {t('checkout.lookup.invoice.download')}
        </ButtonLink>
        <Button onClick={onClose}>{t('checkout.lookup.invoice.back')}</Button>
      </S.Choice>
      <CompanyInvoice invoiceUrl={invoiceUrl} client={client} />
    </Booked>
  );
}
