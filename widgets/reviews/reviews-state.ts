import type { ReadReviews } from '@staykit/client/product/reviews.ts';
import {
  REVIEWS_DEFAULT_LANGUAGE,
  reviewPages,
  withReviews,
  type Review,
  type ReviewLanguage,
} from '@staykit/core/review/review-page.ts';
import type { ReviewSort } from '@staykit/values/review/review-sort.ts';

/** Reviews as far as they are known. */
export interface ReviewsState {
  /** Id of the hotel. */
  hotelId: string;
  sort: ReviewSort;
  language: ReviewLanguage;
  /** `loading`: the page after the known ones is on its way. `gone`: the shop does not know the hotel. */
  status: 'loading' | 'ready' | 'failed' | 'gone';
  /** How many pages of this choice are known; 0 while `list` is that of an earlier choice. */
  pages: number;
  /** How many reviews are to be shown. */
  wanted: number;
  list: readonly Review[];
  /** How many reviews this choice has. */
  totalCount: number;
  /** What guests think on the whole, whatever was chosen since. */
  summary?: Pick<ReadReviews, 'score' | 'totalCount' | 'details'>;
}

export type ReviewsAction =
  /** Another hotel begins again. */
  | { type: 'hotelChanged'; first: ReviewsState }
  | { type: 'choose'; sort?: ReviewSort; language?: ReviewLanguage; pageSize: number }
  | { type: 'more'; pageSize: number }
  | { type: 'retry' }
  | { type: 'came'; answer: ReadReviews }
  | { type: 'failed' | 'gone' };

/** The order that reviews are read in at first. */
export const FIRST_SORT: ReviewSort = 'DATE_DESC';

/** The newest reviews, from the first page on. [REVIEW-01] */
export function firstReviews({
  hotelId,
  pageSize,
  language = REVIEWS_DEFAULT_LANGUAGE,
  initial,
}: {
  hotelId: string;
  pageSize: number;
  language?: ReviewLanguage;
  initial?: ReadReviews;
}): ReviewsState {
  const nothing: ReviewsState = {
    hotelId,
    sort: FIRST_SORT,
    language,
    status: 'loading',
    pages: 0,
    wanted: pageSize,
    list: [],
    totalCount: 0,
  };
  return initial ? reviewsAfter(nothing, { type: 'came', answer: initial }) : nothing;
}

/** What a choice, a press or an answer does to the reviews. [REVIEW-03] [REVIEW-04] */
export function reviewsAfter(state: ReviewsState, action: ReviewsAction): ReviewsState {
  switch (action.type) {
    case 'hotelChanged':
      return action.first;
    case 'choose': {
      const { sort = state.sort, language = state.language, pageSize } = action;
      return { ...state, sort, language, status: 'loading', pages: 0, wanted: pageSize };
    }
    case 'more':
      return asking({ ...state, wanted: shownReviews(state).length + action.pageSize });
    case 'retry':
      return { ...state, status: 'loading' };
    case 'failed':
    case 'gone':
      return { ...state, status: action.type };
    case 'came':
      return withAnswer(state, action.answer);
  }
}

function withAnswer(state: ReviewsState, answer: ReadReviews): ReviewsState {
  const { score, totalCount, details } = answer;
  const list = withReviews(state.pages === 0 ? [] : state.list, answer.list);
  const isWhole = state.language === 'all' || !state.summary;
  return asking({
    ...state,
    list,
    pages: state.pages + 1,
    // A page without any is the last one, whatever the count says.
    totalCount: answer.list.length === 0 ? list.length : totalCount,
    ...(isWhole && { summary: { score, totalCount, details } }),
  });
}

/** Loads on while fewer are known than wanted, and there are more. */
function asking(state: ReviewsState): ReviewsState {
  const status = state.list.length < state.wanted && hasPages(state) ? 'loading' : 'ready';
  return { ...state, status };
}

const hasPages = ({ pages, totalCount }: ReviewsState): boolean => pages < reviewPages(totalCount);

/** The reviews that are shown: of those that are known as many as are wanted. */
export function shownReviews({ list, wanted }: ReviewsState): readonly Review[] {
  return list.slice(0, wanted);
}

/** Whether "Show more" has anything to show. [REVIEW-04] */
export function hasMore(state: ReviewsState): boolean {
  return state.pages > 0 && (state.list.length > state.wanted || hasPages(state));
}
