import { useState } from 'react';
import { useOnDemand } from '@staykit/ui/hooks/on-demand.ts';
import { StayTotal } from '@staykit/ui/components/price/stay-total/stay-total.tsx';
import { taxNotes, type TaxNote } from '@staykit/ui/components/price/stay-total/tax-notes.ts';
import { paxText } from '@staykit/ui/components/travellers/pax-text.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { isBestPrice } from '@staykit/core/price/price-info.ts';
import { VisuallyHidden } from '@staykit/ui/primitives/visually-hidden/visually-hidden.tsx';
import { Badges, Best, Head } from '../booking-box.styles.ts';
import { BOOKING_PANELS } from '../booking-parts.ts';
import type { BookingPartProps } from '../use-booking-box.ts';
import { priceDisplay, priceField } from './price-display.ts';
import type { BookingBoxState } from '../use-booking-box.ts';

/**
 * The price: of the chosen dates in all, with a night beside it and what was saved; the lowest one before there are
 * dates. Its rows keep their height, so that nothing below moves when it comes. (spec: product 4, price display)
 */
export function PriceHead({ box, props }: BookingPartProps) {
  const { stay, product, chosen, price, dated } = box;
  const { t, locale } = stay;
  const shown = priceDisplay({ ...box, stay: chosen }, product);
  const nights = shown && t('common.nights', { count: shown.nights });
  const none = box.hasError;
  const busy = price.state === 'loading' || (!none && priceField(shown, false) === 'loading');
  const quote = price.state === 'priced' ? price.quote : undefined;
  const flash = quote ? quote.flashDeal : product?.flashDeal;
  const [open, setOpen] = useState(false);
  const tax = useOnDemand(BOOKING_PANELS.tax, open, (error) => {
    setOpen(false);
    box.report(error);
  });
  const taxes = taxesOf(box);
  return (
    <Head data-section="price" data-none={none || undefined}>
      <VisuallyHidden>
        <span role="status">
          {busy && dated
            ? t('booking.loading')
            : quote &&
              shown &&
              t('booking.told', {
                price: formatAmount(shown.total, locale),
                stay: `${nights}, ${paxText(chosen.pax, t, shown.rooms)}`,
              })}
        </span>
      </VisuallyHidden>
      {flash && (
        <Badges>
          <span data-badge="flash">{t('booking.flashDeal')}</span>
        </Badges>
      )}
      {!none && (
        <StayTotal
          price={shown}
          isOld={shown?.old ?? false}
          details={[nights ?? '', ...(shown?.from ? [] : [paxText(chosen.pax, t, shown?.rooms)])]}
          note={shown?.from ? t('booking.fromHint') : ''}
          {...(taxes && { taxes, ...(product && { onTaxes: () => setOpen(true) }) })}
        />
      )}
      {props.paidBy?.total(dated && quote?.priceInfo.totalPrice)}
      {quote && isBestPrice(quote.priceInfo.days, dated?.checkin) && (
        <Best data-best="">{t('booking.bestPrice')}</Best>
      )}
      {open && tax && <tax.TaxModal box={box} props={props} onClose={() => setOpen(false)} />}
    </Head>
  );
}

/**
 * The tourist taxes of the chosen stay; none yet before there is a price, nothing where the town takes none. Most take one:
 * before the stay is known a line is held. [TAX-04]
 */
function taxesOf({ price, product, dated, chosen }: BookingBoxState): TaxNote[] | undefined {
  if (!product) return [];
  const taxes = product.hotel.localTax ?? [];
  if (taxes.length === 0) return undefined;
  if (price.state !== 'priced' || !dated) return [];
  const { priceInfo, localTaxes = taxes } = price.quote;
  return taxNotes(localTaxes, { roomPrice: priceInfo.sellPrice, pax: chosen.pax, nights: dated.nights });
}
