import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { languageName } from '@staykit/core/market/language-name.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import { Skeleton } from '@staykit/ui/primitives/skeleton/skeleton.tsx';
import { Spinner } from '@staykit/ui/primitives/spinner/spinner.tsx';
import { hasMore, shownReviews, type ReviewsState } from './reviews-state.ts';
import { Coming, Foot } from './reviews.styles.ts';

interface ReviewsFootProps {
  state: ReviewsState;
  onMore: () => void;
  onRetry: () => void;
  onAllLanguages: () => void;
}

/** Reviews whose place is kept while the first ones are on their way. */
const COMING = [0, 1, 2];

/** How many are shown and the way to the next ones; or why there are none. [REVIEW-04] [REVIEW-05] */
export function ReviewsFoot({ state, onMore, onRetry, onAllLanguages }: ReviewsFootProps) {
  const { t, locale } = useStay();
  const { status, pages, list, language, totalCount } = state;
  const isLoading = status === 'loading';
  if (isLoading && list.length === 0)
    return (
      <div>
        {COMING.map((place) => (
          <Coming key={place}>
            <Skeleton shape="title" />
            <Skeleton shape="text" />
            <Skeleton shape="text" />
          </Coming>
        ))}
      </div>
    );
  if (status === 'failed')
    return (
      <Foot>
        <Notice tone="danger" role="alert" action={<Button onClick={onRetry}>{t('common.retry')}</Button>}>
          {t('review.failed')}
        </Notice>
      </Foot>
    );
  if (pages > 0 && list.length === 0)
    return (
      <Foot>
        {language === 'all' ? (
          <Notice tone="info" role="status">
            {t('review.none')}
          </Notice>
        ) : (
          <Notice
            tone="info"
            role="status"
            action={<Button onClick={onAllLanguages}>{t('review.seeAllLanguages')}</Button>}
          >
            {t('review.noneIn', { language: languageName(language, locale) })}
          </Notice>
        )}
      </Foot>
    );
  return (
    <Foot>
      <p role="status">
        {pages > 0 && t('review.shown', { shown: shownReviews(state).length, count: totalCount })}
      </p>
      {hasMore(state) && (
        <Button part="button" onClick={onMore} aria-disabled={isLoading}>
          {isLoading && <Spinner />}
          {t('common.showMore')}
        </Button>
      )}
    </Foot>
  );
}
