import { TouristTax } from '@staykit/ui/components/price/tourist-tax/tourist-tax.tsx';
import type { BookingPartProps } from '../use-booking-box.ts';

/** What the town takes of the chosen stay; of two for a night where nothing is chosen. [TAX-03] */
export function TaxModal({ box, onClose }: BookingPartProps & { onClose: () => void }) {
  const { product, dated, chosen, price } = box;
  const quote = price.state === 'priced' ? price.quote : undefined;
  return (
    <TouristTax
      open
      onClose={onClose}
      taxes={quote?.localTaxes ?? product?.hotel.localTax ?? []}
      roomPrice={quote?.priceInfo.sellPrice ?? product?.sellPrice ?? 0}
      {...(dated && { pax: chosen.pax, nights: dated.nights })}
    />
  );
}
