import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { formatCount } from '@staykit/core/market/format-count.ts';
import { formatScore, reviewLabel } from '@staykit/core/review/score.ts';
import { useStay } from '../../../hooks/stay-context.tsx';

export interface ReviewScoreProps {
  /** On base 10; 0 or nothing where nobody has written yet. */
  average?: number;
  /** How many people wrote. */
  count?: number;
  /** What else stands on the line. */
  children?: ReactNode;
}

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  margin: 0;
  min-block-size: 24px;
  min-inline-size: 0;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  line-height: ${token('type.line-text')};
  white-space: nowrap;
  /* What else stands on the line may go by its width. Lines without are none: each container costs a little in every frame. */
  &[data-more] {
    container-type: inline-size;
  }
  & > strong,
  & > span {
    flex: none;
  }
  & > strong {
    padding-inline: ${token('space.8')};
    border-radius: ${token('space.4')};
    background: ${token('color.accent-soft')};
    color: ${token('color.accent')};
    font-weight: ${token('type.weight-bold')};
    font-variant-numeric: tabular-nums;
    line-height: 24px;
  }
  & > b {
    color: ${token('color.text')};
    min-inline-size: 0;
    overflow: hidden;
    font-weight: ${token('type.weight-medium')};
    text-overflow: ellipsis;
  }
`;

/** The score of a hotel with its word and the number of reviews, or 'New'. [CARD-06..08] */
export function ReviewScore({ average, count, children }: ReviewScoreProps) {
  const { t, locale } = useStay();
  const more = children ? { 'data-more': '' } : {};
  if (!average) {
    return (
      <Root part="score" {...more}>
        <strong>{t('review.new')}</strong>
        {children}
      </Root>
    );
  }
  const label = reviewLabel(average);
  return (
    <Root part="score" {...more}>
      <strong>{formatScore(average, locale)}</strong>
      {label && <b>{t(`review.word.${label}`)}</b>}
      {!!count && (
        <span role="img" aria-label={t('review.count', { count })}>
          {`(${formatCount(count, locale)})`}
        </span>
      )}
      {children}
    </Root>
  );
}
