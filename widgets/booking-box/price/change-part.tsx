import { PriceChangeDialog } from '@staykit/ui/components/price/price-change/price-change.tsx';
import type { BookingPartProps } from '../use-booking-box.ts';

/** Asks whether the stay shall be booked at its new price. Closing keeps the new price too: there is no other. [QUOTE-21] */
export function ChangePart({ box }: BookingPartProps) {
  const { change, continueChanged, dropChange } = box;
  return (
    change && (
      <PriceChangeDialog
        previous={change.previous}
        next={change.next}
        onContinue={continueChanged}
        onClose={dropChange}
      />
    )
  );
}
