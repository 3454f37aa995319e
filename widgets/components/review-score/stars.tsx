import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconStar } from '../../primitives/icon/icons.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { useStay } from '../stay-context.tsx';

export interface StarsProps {
  /** Class of the hotel, 1 to 5, in halves. */
  count: number;
}

const Root = styled.span`
  display: inline-flex;
  flex: none;
  color: ${token('color.star')};
`;

/** The star class of a hotel. */
export function Stars({ count }: StarsProps) {
  const { t } = useStay();
  return (
    <Root data-part="stars">
      {Array.from({ length: Math.ceil(count) }, (_, index) => (
        <Icon key={index} of={iconStar} size={16} filled />
      ))}
      <VisuallyHidden>{t('card.stars', { count })}</VisuallyHidden>
    </Root>
  );
}
