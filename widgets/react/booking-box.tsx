import type { BookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import { createBookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import { partnerLink } from '@staykit/core/market/partner-link.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { BookingBoxOfPartner as Box } from '@staykit/widgets/booking-box/booking-box.tsx';
import type { BookingBoxProps as BoxProps } from '@staykit/widgets/booking-box/booking-box.props.ts';
import { useGiven } from './shop/use-shop.ts';
import { useWidget } from './use-widget.tsx';
import type { GivenCriteria, WidgetProps } from './widget-props.ts';

/** A booking box: the attributes of `<stay-booking-box>` in camelCase, and what only a React page can give. */
export interface BookingBoxProps extends Omit<WidgetProps<BoxProps>, 'checkoutUrl'> {
  /** Page of the checkout, which receives the choice in its query. Default: the shop's own. */
  checkoutUrl?: string;
  /** Dates and travellers at the start: as in the address, `a=2`, or an object with the same keys. */
  criteria?: GivenCriteria;
  /** Made by the page itself, by `createBookingBoxClient`; the box makes its own otherwise. */
  client?: BookingBoxClient;
}

/** The price of one stay for dates and travellers, and the way to its checkout. It needs a `productId`. */
export function BookingBox({ client, criteria, ...props }: BookingBoxProps) {
  const widget = useWidget('BookingBox', props, createBookingBoxClient, client);
  const { origin, flow, partner } = widget;
  const read = useGiven(widget, criteria) ?? emptyCriteria(flow);
  return widget.frame(
    <Box
      // Another product begins again.
      key={props.productId}
      searchUrl={partnerLink(`${origin}/search`, partner)}
      {...props}
      {...widget.shared}
      checkoutUrl={props.checkoutUrl ?? `${origin}/checkout`}
      assetBase={origin}
      criteria={read}
    />,
  );
}
