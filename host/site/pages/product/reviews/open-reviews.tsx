import { renderInto } from '../../../framework/browser/render-into.ts';
import { createReviewsClient } from '@staykit/client/product/create-reviews-client.ts';
import { EMPTY_REVIEWS_TEXT_IN } from '@staykit/core/review/empty-reviews.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { Dialog } from '@staykit/ui/primitives/dialog/dialog.tsx';
import { Reviews } from '@staykit/widgets/reviews/reviews.tsx';
import { SALE_CHUNKS } from '../../../framework/browser/locale-chunks.ts';
import type { VisitData } from '../../../framework/request/visit-data.ts';
import { apiOptions } from '../../../framework/request/api-options.ts';
import { tellFault } from '../../../framework/browser/tell-failure.ts';

/** Shows the reviews of a hotel, or takes them away; made with the first press. */
type Draw = (hotelId: string, name: string, open: boolean) => void;

let draw: Promise<Draw> | undefined;

async function prepare(data: VisitData): Promise<Draw> {
  const { locale } = data;
  // The page has no style file for the list.
  adoptLaterStyles(document);
  const { default: messages } = await SALE_CHUNKS[locale]();
  const t = createTranslate(locale, messages);
  const client = createReviewsClient(apiOptions(data));
  const root = document.body.appendChild(document.createElement('div'));
  return function show(hotelId, name, open) {
    const element = (
      <Dialog
        open={open}
        onClose={() => show(hotelId, name, false)}
        title={t('review.of', { hotel: name })}
        closeLabel={t('common.close')}
        wide
      >
        <Reviews
          id="all-reviews"
          client={client}
          locale={locale}
          messages={messages}
          hotelId={hotelId}
          invites={EMPTY_REVIEWS_TEXT_IN.includes('modal')}
          onError={tellFault}
        />
      </Dialog>
    );
    renderInto(root, element);
  };
}

/** All reviews of a hotel over the page. Where they cannot be had, the link leads to the hotel. [PRODUCT-10] [REVIEW-01] */
export async function openReviews(link: HTMLAnchorElement, data: VisitData): Promise<void> {
  const { reviews = '', hotel = '' } = link.dataset;
  try {
    const show = await (draw ??= prepare(data));
    show(reviews, hotel, true);
  } catch {
    draw = undefined;
    location.assign(link.href);
  }
}
