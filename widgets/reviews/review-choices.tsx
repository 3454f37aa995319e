import { languageName } from '@staykit/core/market/language-name.ts';
import { REVIEW_LANGUAGES, type ReviewLanguage } from '@staykit/core/review/review-page.ts';
import { REVIEW_SORTS, type ReviewSort } from '@staykit/values/review/review-sort.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Select } from '@staykit/ui/primitives/select/select.tsx';
import { Choices } from './reviews.styles.ts';

interface ReviewChoicesProps {
  id: string;
  sort: ReviewSort;
  language: ReviewLanguage;
  onChoose: (choice: { sort?: ReviewSort; language?: ReviewLanguage }) => void;
}

/** In which order, and in which language reviews are read. [REVIEW-01] [REVIEW-02] */
export function ReviewChoices({ id, sort, language, onChoose }: ReviewChoicesProps) {
  const { t, locale } = useStay();
  return (
    <Choices>
      <Select
        id={`${id}-sort`}
        label={t('sort.by')}
        value={sort}
        options={REVIEW_SORTS.map((value) => [value, t(`review.sort.${value}`)])}
        onChange={(value) => onChoose({ sort: value })}
      />
      <Select
        id={`${id}-language`}
        label={t('review.language')}
        value={language}
        options={[
          ['all', t('review.allLanguages')],
          ...REVIEW_LANGUAGES.map((value) => [value, languageName(value, locale, 'alone')] as const),
        ]}
        onChange={(value) => onChoose({ language: value })}
      />
    </Choices>
  );
}
