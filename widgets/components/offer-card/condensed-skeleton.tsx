import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';
import { useStay } from '../stay-context.tsx';
import { Body, Card, Media } from './offer-card.styles.ts';

const Line = styled.span`
  display: block;
  block-size: 12px;
  inline-size: 80%;
  margin-block: 6px;
  border-radius: ${token('space.4')};
  background: ${token('color.skeleton')};
  &[data-size='short'] {
    inline-size: 40%;
  }
`;

const Picture = styled.div`
  block-size: 100%;
  background: ${token('color.skeleton')};
`;

/** The place of a condensed card that is still loading. [CARD-14] */
export function CondensedSkeleton() {
  const { t } = useStay();
  return (
    <Card data-kind="condensed" role="group" aria-busy="true" aria-label={t('card.loading')} part="skeleton">
      <Media>
        <Picture />
      </Media>
      <Body>
        <Line />
        <Line data-size="short" />
        <Line data-size="short" />
        <Line />
        <Line data-size="short" />
      </Body>
    </Card>
  );
}
