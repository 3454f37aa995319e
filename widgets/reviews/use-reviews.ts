import { useEffect, useReducer, useRef } from 'react';
import { asStayError } from '@staykit/values/errors/as-stay-error.ts';
import { isNotSold } from '@staykit/values/errors/code-groups.ts';
import { REVIEWS_PAGE_SIZE, type ReviewLanguage } from '@staykit/core/review/review-page.ts';
import type { ReviewSort } from '@staykit/values/review/review-sort.ts';
import type { ReviewsProps } from './reviews.props.ts';
import { firstReviews, reviewsAfter, type ReviewsState } from './reviews-state.ts';

/** The reviews of a hotel, and what can be done with them. */
export interface Reviews {
  state: ReviewsState;
  choose: (choice: { sort?: ReviewSort; language?: ReviewLanguage }) => void;
  more: () => void;
  retry: () => void;
}

/** How many reviews a step shows: a whole number, 1 or more. */
function stepOf(pageSize: number | undefined): number {
  return pageSize !== undefined && pageSize >= 1 ? Math.floor(pageSize) : REVIEWS_PAGE_SIZE;
}

/** Asks for the pages of reviews that are wanted, one after the other; an answer to an older choice is dropped. [REVIEW-03] */
export function useReviews(props: ReviewsProps): Reviews {
  const { client, hotelId } = props;
  const pageSize = stepOf(props.pageSize);
  const [state, dispatch] = useReducer(reviewsAfter, { ...props, pageSize }, firstReviews);
  if (state.hotelId !== hotelId)
    dispatch({ type: 'hotelChanged', first: firstReviews({ ...props, pageSize }) });
  const { sort, language, pages, status } = state;
  const told = useRef(props);
  told.current = props;
  const isAsking = status === 'loading';

  useEffect(() => {
    if (!isAsking) return;
    const controller = new AbortController();
    const { signal } = controller;
    const choice = { page: pages, sort, ...(language !== 'all' && { locale: language }) };
    client.reviews(hotelId, choice, { signal }).then(
      (answer) => {
        if (!signal.aborted) dispatch({ type: 'came', answer });
      },
      (error: unknown) => {
        const known = asStayError(error, 'reviews');
        if (signal.aborted || !known) return;
        dispatch({ type: isNotSold(known.code) ? 'gone' : 'failed' });
        told.current.onError?.(known);
      },
    );
    return () => controller.abort();
  }, [client, hotelId, sort, language, pages, isAsking]);

  const isThere = pages > 0 || !isAsking;
  useEffect(() => {
    if (isThere) told.current.onReady?.();
  }, [isThere]);

  return {
    state,
    choose: (choice) => dispatch({ type: 'choose', ...choice, pageSize }),
    more: () => dispatch({ type: 'more', pageSize }),
    retry: () => dispatch({ type: 'retry' }),
  };
}
