import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';
import { useStay } from '../stay-context.tsx';
import { Action, Body, Card, Hotel, Perks, Place, Title } from './offer-card.styles.ts';

const Picture = styled.div`
  aspect-ratio: ${token('card.ratio')};
  background: ${token('color.skeleton')};
`;

/* As high as the text whose place it keeps; drawn as a bar in the middle of it. */
const Line = styled.span`
  display: block;
  box-sizing: content-box;
  block-size: 12px;
  inline-size: 80%;
  margin-block: 6px;
  border-radius: ${token('space.4')};
  background: ${token('color.skeleton')};
  &[data-size='short'] {
    inline-size: 40%;
  }
  &[data-size='text'] {
    inline-size: 60%;
    margin-block: 4.5px;
  }
`;

const Prices = styled.div`
  display: flow-root;
  min-block-size: 51px;
`;

const Ground = styled(Action)`
  background: ${token('color.skeleton')};
`;

const More = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  block-size: ${token('size.touch')};
  margin-block-end: calc(-1 * ${token('space.8')});
`;

export interface OfferCardSkeletonProps {
  /** Whether the cards it stands for lead to the other offers of their hotel. */
  others?: boolean;
}

/** The place of a card that is still loading: the same parts at the same heights. [CARD-14] */
export function OfferCardSkeleton({ others = false }: OfferCardSkeletonProps) {
  const { t } = useStay();
  return (
    <Card role="group" aria-busy="true" aria-label={t('card.loading')} part="skeleton">
      <Picture />
      <Body>
        <Place>
          <Line data-size="text" />
        </Place>
        <Title role="presentation">
          <Line />
          <Line data-size="short" />
        </Title>
        <Hotel>
          <Line data-size="short" />
        </Hotel>
        <Line />
        <Perks role="presentation">
          <Line data-size="short" />
        </Perks>
        <Prices part="price">
          <Line data-size="short" />
          <Line />
        </Prices>
        <Ground />
        {others && (
          <More>
            <Line />
          </More>
        )}
      </Body>
    </Card>
  );
}
