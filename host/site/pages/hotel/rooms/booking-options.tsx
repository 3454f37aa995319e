import { BookingBox } from '@staykit/widgets/booking-box/booking-box.tsx';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { stayLimits } from '@staykit/core/offer/stay-limits.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { Messages } from '@staykit/messages/translate.ts';
import type { HotelPartProps } from './hotel-part-props.ts';
import type { HotelTools } from './use-hotel-stay.ts';

interface BookingOptionsProps extends HotelPartProps {
  tools: HotelTools;
  messages: Messages;
  offerId: string;
}

/** The chosen offer for the chosen days: its price, its activities, how it is paid, and the way to the checkout. [ROOM-04] */
export function BookingOptions({ hotel, data, tools, messages, offerId }: BookingOptionsProps) {
  const { locale, assetBase } = useStay();
  const { checkin, checkout, night, pax } = hotel.stay;
  const { bookingBox, address, now, track, minisite, paidBy, onError, variants, careMode } = tools;
  const limits = stayLimits(data.terms, offerId);
  return (
    <BookingBox
      id="options"
      client={bookingBox}
      locale={locale}
      messages={messages}
      productId={offerId}
      criteria={{
        ...emptyCriteria(),
        pax,
        ...(checkin && checkout && night && { checkin, checkout, night }),
      }}
      address={address}
      checkoutUrl={data.checkoutUrl}
      productUrl={data.productUrl}
      assetBase={assetBase}
      now={now}
      {...(track && { track })}
      {...(variants && { variants })}
      {...(careMode && { careMode })}
      {...(paidBy && { paidBy })}
      {...(minisite !== undefined && { minisite })}
      {...(limits && { limits })}
      {...(onError && { onError })}
    />
  );
}
