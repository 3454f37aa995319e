import { PriceChangeDialog } from '../components/price-change/price-change.tsx';
import type { BookingPartProps } from './booking-parts.ts';

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
