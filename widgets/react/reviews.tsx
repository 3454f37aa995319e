import { createReviewsClient, type ReviewsClient } from '@staykit/client/product/create-reviews-client.ts';
import { partnerLink } from '@staykit/core/market/partner-link.ts';
import { Reviews as List } from '@staykit/widgets/reviews/reviews.tsx';
import type { ReviewsProps as ListProps } from '@staykit/widgets/reviews/reviews.props.ts';
import { useWidget } from './use-widget.tsx';
import type { WidgetProps } from './widget-props.ts';

/** Reviews: the attributes of `<stay-reviews>` in camelCase, and what only a React page can give. */
export interface ReviewsProps extends WidgetProps<ListProps> {
  /** Made by the page itself, by `createReviewsClient`; the reviews make their own otherwise. */
  client?: ReviewsClient;
}

/** What guests think of a hotel. It needs a `hotelId`. */
export function Reviews({ client, ...props }: ReviewsProps) {
  const widget = useWidget('Reviews', props, createReviewsClient, client);
  return widget.frame(
    <List searchUrl={partnerLink(`${widget.origin}/search`, widget.partner)} {...props} {...widget.shared} />,
  );
}
