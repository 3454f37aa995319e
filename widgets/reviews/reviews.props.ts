import type { ReviewsClient } from '@staykit/client/product/create-reviews-client.ts';
import type { ReadReviews } from '@staykit/client/product/reviews.ts';
import type { StayError } from '@staykit/values/errors/catalogue.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { ReviewLanguage } from '@staykit/core/review/review-page.ts';
import type { I18n } from '@staykit/messages/translate-with.ts';
import type { Messages } from '@staykit/messages/translate.ts';

/** The reviews of a hotel: what guests think on the whole, and what they wrote, by date, score and language. */
export interface ReviewsProps {
  client: ReviewsClient;
  locale: Locale;
  /** Texts of the locale: the namespaces common, review and sort. */
  messages: Messages;
  /**
   * An i18next instance of the page: texts of its namespace `staykit` stand in place of `messages`, and change with its
   * language. Dates and prices stay those of `locale`.
   */
  i18n?: I18n;
  /** Id of the hotel that was reviewed. */
  hotelId: string;
  /** How many reviews are shown at first, and by each press on "Show more". Default: ten. */
  pageSize?: number;
  /** The language that is shown first. Default: all. [REVIEW-02] */
  language?: ReviewLanguage;
  /** The first page of the newest, where the server knows it already. */
  initial?: ReadReviews;
  /** Whether a hotel of which nobody wrote invites to be the first. Default: so. [SERROR-04] */
  invites?: boolean;
  /** The page of all stays, which is offered where the shop does not know the hotel. */
  searchUrl?: string;
  /** Ids are made from it; needed where two lists of reviews stand in one document. */
  id?: string;
  /** The reviews are there, or it is told that they are not. */
  onReady?: () => void;
  /** A call failed or something broke, with its code. What a visitor is told stands in the widget. */
  onError?: (error: StayError) => void;
}
