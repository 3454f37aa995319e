import { formatAmount } from '@staykit/core/price/money.ts';
import {
  BOOKING_PERCENTAGE,
  DEFAULT_TAXED_STAY,
  localTaxAmount,
  taxOf,
  type LocalTax,
} from '@staykit/core/price/local-tax.ts';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { useStay } from '../../../hooks/stay-context.tsx';
import { Amount, Line, Lines, Rate } from './tourist-tax.styles.ts';

export interface TouristTaxProps {
  open: boolean;
  onClose: () => void;
  taxes: readonly LocalTax[];
  /** Cents of the stay, for a tax that is a part of the price. [TAX-01] */
  sellPrice: number;
  /** Persons who pay; 2 if none is given. [TAX-03] */
  participants?: number;
  /** 1 if none is given. [TAX-03] */
  nights?: number;
}

/** What a town takes of its guests: each tax, who takes it, and what it comes to for the stay. [TAX-03..05] */
export function TouristTax({ open, onClose, taxes, sellPrice, participants, nights }: TouristTaxProps) {
  const { t, locale } = useStay();
  const stay = {
    sellPrice,
    participants: participants ?? DEFAULT_TAXED_STAY.participants,
    nights: nights ?? DEFAULT_TAXED_STAY.nights,
  };
  const counted = [
    t('travellers.participantCount', { count: stay.participants }),
    t('common.nights', { count: stay.nights }),
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
              <Rate>
                {tax.type === BOOKING_PERCENTAGE
                  ? t('tax.percentage', { percent: tax.percentage ?? 0 })
                  : t('tax.perNight', { amount: formatAmount(tax.amount, locale, tax.currency) })}
              </Rate>
              <Rate>{counted}</Rate>
              <Rate>{t(tax.toBePaidAtHotel ? 'tax.atHotel' : 'tax.inPrice')}</Rate>
            </Line>
          ))}
        </Lines>
      )}
    </Dialog>
  );
}
