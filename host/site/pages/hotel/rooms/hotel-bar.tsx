import { Bar, BarPrice, BESIDE } from '@staykit/widgets/booking-box/price-bar/price-bar.styles.ts';
import { useAway } from '@staykit/widgets/booking-box/price-bar/use-away.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { formatMoney } from '@staykit/core/price/money.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import type { HotelRooms } from './hotel-state.ts';
import type { HotelStay } from './use-hotel-stay.ts';

interface HotelBarProps {
  hotel: HotelStay;
  /** Leads to the rooms. */
  onRooms: () => void;
}

/**
 * The lowest price of the rooms at the bottom of the screen, while none of them is in sight beside it, and the way to them: to the days first, where none
 * are chosen. Nothing where no room is left.
 */
export function HotelBar({ hotel, onRooms }: HotelBarProps) {
  const { t, locale } = useStay();
  const { known, isDated, open } = hotel;
  const price = lowestPrice(known);
  const { bar, attributes } = useAway();
  if (known.state === 'ready' && !price) return null;
  return (
    <Bar {...attributes}>
      <BarPrice>
        {price && (
          <>
            <strong>
              <small>{t('card.from')} </small>
              {formatMoney(price.sellPrice, locale)}
            </strong>
            <span>{t('common.nights', { count: price.nights ?? 1 })}</span>
          </>
        )}
      </BarPrice>
      {isDated ? (
        <Button variant="primary" size="l" block onClick={onRooms}>
          {t('hotel.seeRooms')}
        </Button>
      ) : (
        <Button
          variant="primary"
          size="l"
          block
          aria-haspopup="dialog"
          onClick={() => {
            // The days open where they are chosen.
            if (matchMedia(BESIDE).matches) bar?.previousElementSibling?.scrollIntoView();
            open({ name: 'dates' });
          }}
        >
          {t('booking.seePrices')}
        </Button>
      )}
    </Bar>
  );
}

function lowestPrice(known: HotelRooms) {
  if (known.state !== 'ready') return undefined;
  const prices = known.rooms.flatMap(({ offers }) => offers.map(({ price }) => price));
  return prices.toSorted((a, b) => a.sellPrice - b.sellPrice)[0];
}
