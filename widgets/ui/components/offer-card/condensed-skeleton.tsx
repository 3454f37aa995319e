import { useStay } from '../../hooks/stay-context.tsx';
import { Body, Card, Line, Media } from './condensed-card.styles.ts';

/** The place of a condensed card that is still loading. [CARD-14] */
export function CondensedSkeleton() {
  const { t } = useStay();
  return (
    <Card role="group" aria-busy="true" aria-label={t('card.loading')} part="skeleton">
      <Media />
      <Body>
        <Line />
        <Line data-size="short" />
        <Line data-size="short" />
        <Line />
        <Line data-size="short" />
        <Line data-size="short" />
      </Body>
    </Card>
  );
}
