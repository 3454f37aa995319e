import { barPercent, knownScores } from '@staykit/core/review/criteria.ts';
import { formatScore } from '@staykit/core/review/score.ts';
import { useStay } from '../../../hooks/stay-context.tsx';
import { Bars } from './review-list.styles.ts';

export interface ReviewBarsProps {
  /** Scores by criterion, as the shop told them. */
  details: readonly { label: string; score: number }[];
}

/** What guests think of the hotel, criterion by criterion, each with a bar. [REVIEW-07] [REVIEW-08] */
export function ReviewBars({ details }: ReviewBarsProps) {
  const { t, locale } = useStay();
  const scores = knownScores(details);
  if (scores.length === 0) return null;
  return (
    <Bars>
      {scores.map(({ label, score }) => (
        <li key={label}>
          <p>
            {t(`review.criterion.${label}`)}
            <strong>{formatScore(score, locale)}</strong>
          </p>
          <svg aria-hidden="true">
            <rect width={`${barPercent(score)}%`} height="6" />
          </svg>
        </li>
      ))}
    </Bars>
  );
}
