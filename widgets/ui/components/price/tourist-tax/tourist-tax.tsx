import { formatAmount } from '@staykit/core/price/money.ts';
import {
  DEFAULT_TAXED_STAY,
  localTaxAmount,
  taxedNights,
  taxedPersons,
  taxOf,
  type LocalTax,
  type TaxedStay,
} from '@staykit/core/price/local-tax.ts';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { useStay } from '../../../hooks/stay-context.tsx';
import { taxTerms } from './tax-terms.ts';
import { Amount, Line, Lines, Rate } from './tourist-tax.styles.ts';

export interface TouristTaxProps {
  open: boolean;
  onClose: () => void;
  taxes: readonly LocalTax[];
  /** Cents of the room, for a tax that is a part of its price; taxes of a quote tell what is due. [TAX-01] */
  roomPrice: number;
  /** The travellers; 2 adults if none are given. [TAX-03] */
  pax?: TaxedStay['pax'];
  /** 1 if none is given. [TAX-03] */
  nights?: number;
}

/** What a town takes of its guests: each tax, who takes it, and what it comes to for the stay. [TAX-03..05] */
export function TouristTax({ open, onClose, taxes, roomPrice, pax, nights }: TouristTaxProps) {
  const { t, locale } = useStay();
  const stay = {
    roomPrice,
    pax: pax ?? DEFAULT_TAXED_STAY.pax,
    nights: nights ?? DEFAULT_TAXED_STAY.nights,
  };
  const counted = (tax: LocalTax) =>
    [
      t('travellers.participantCount', { count: taxedPersons(tax, stay.pax) }),
      t('common.nights', { count: taxedNights(tax, stay.nights) }),
    ].join(', ');
  return (
    <Dialog open={open} onClose={onClose} title={t('tax.title')} closeLabel={t('common.close')}>
      {localTaxAmount(taxes, stay) === 0 ? (
        <p>{t('tax.none')}</p>
      ) : (
        <Lines>
          {taxes.map((tax, index) => (
            <Line key={index}>
              <Amount>{formatAmount(taxOf(tax, stay), locale, tax.currency)}</Amount>
              <Rate>{taxTerms(tax, t, locale).join(', ')}</Rate>
              <Rate>{counted(tax)}</Rate>
              <Rate>{t(tax.toBePaidAtHotel ? 'tax.atHotel' : 'tax.inPrice')}</Rate>
            </Line>
          ))}
        </Lines>
      )}
    </Dialog>
  );
}
