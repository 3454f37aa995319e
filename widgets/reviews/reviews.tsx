import { useEffect, useMemo, useRef } from 'react';
import { GoneNotice } from '@staykit/ui/components/gone-notice/gone-notice.tsx';
import { ReviewBars } from '@staykit/ui/components/reviews/review-list/review-bars.tsx';
import { ReviewList } from '@staykit/ui/components/reviews/review-list/review-list.tsx';
import { ReviewScore } from '@staykit/ui/components/reviews/review-score/review-score.tsx';
import { useTranslate } from '@staykit/ui/hooks/use-translate.ts';
import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import { ReviewChoices } from './review-choices.tsx';
import { ReviewsFoot } from './reviews-foot.tsx';
import type { ReviewsProps } from './reviews.props.ts';
import { shownReviews } from './reviews-state.ts';
import { Root, Summary } from './reviews.styles.ts';
import { useReviews } from './use-reviews.ts';

/** The reviews of a hotel: the score with its criteria, and what guests wrote, by date, score and language. */
export function Reviews(props: ReviewsProps) {
  const { locale, id = 'reviews', invites = true } = props;
  const { state, choose, more, retry } = useReviews(props);
  const { status, pages, summary } = state;
  const t = useTranslate(props);
  const stay = useMemo(() => ({ locale, t, now: Date.now, assetBase: '' }), [locale, t]);
  const root = useRef<HTMLDivElement>(null);
  /** How many there were when more were asked for: the keyboard goes on with the next one. */
  const before = useRef<number | undefined>(undefined);
  const shown = shownReviews(state);
  const isStale = pages === 0;

  useEffect(() => {
    const from = before.current;
    if (from === undefined || shown.length <= from) return;
    before.current = undefined;
    root.current?.querySelectorAll<HTMLElement>('[part="review"]')[from]?.focus({ preventScroll: true });
  }, [shown.length]);

  const showMore = () => {
    if (status === 'loading') return;
    before.current = shown.length;
    more();
  };
  // What was pressed is gone with its press.
  const tryAgain = () => {
    before.current ??= 0;
    root.current?.focus();
    retry();
  };
  const showAllLanguages = () => {
    root.current?.querySelector<HTMLElement>(`#${id}-language`)?.focus();
    choose({ language: 'all' });
  };
  const isNew = summary !== undefined && summary.totalCount === 0 && state.language === 'all';
  if (status === 'gone')
    return (
      <StayContext.Provider value={stay}>
        <Root role="group" aria-label={t('review.label')}>
          <GoneNotice searchUrl={props.searchUrl}>{t('review.gone')}</GoneNotice>
        </Root>
      </StayContext.Provider>
    );
  return (
    <StayContext.Provider value={stay}>
      <Root
        ref={root}
        tabIndex={-1}
        role="group"
        aria-label={t('review.label')}
        aria-busy={status === 'loading'}
      >
        {summary && !isNew && (
          <Summary part="summary">
            <ReviewScore average={summary.score} count={summary.totalCount} />
            <ReviewBars details={summary.details} />
          </Summary>
        )}
        {!isNew && (
          <ReviewChoices
            id={id}
            {...state}
            onChoose={(choice) => {
              before.current = undefined;
              choose(choice);
            }}
          />
        )}
        {shown.length > 0 && !(isStale && status === 'failed') && (
          <ReviewList reviews={shown} stale={isStale} />
        )}
        {(invites || !isNew) && (
          <ReviewsFoot state={state} onMore={showMore} onRetry={tryAgain} onAllLanguages={showAllLanguages} />
        )}
      </Root>
    </StayContext.Provider>
  );
}
