import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';
import { languageTag } from '../../core/market/locale.ts';
import { shownStars } from '../../core/review/score.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconStar } from '../../primitives/icon/icons.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { useStay } from '../stay-context.tsx';

export interface StarsProps {
  /** Class of the hotel, 1 to 5; what it has less than a half is rounded up to one. */
  count: number;
}

const Root = styled.span`
  display: inline-flex;
  flex: none;
  color: ${token('color.star')};
`;

/* The left half is full, the right half an outline. */
const Half = styled.span`
  position: relative;
  display: inline-flex;
  & > svg + svg {
    position: absolute;
    inset: 0;
    clip-path: inset(0 50% 0 0);
  }
`;

/** The star class of a hotel, in halves, with one text for those who do not see it. */
export function Stars({ count }: StarsProps) {
  const { t, locale } = useStay();
  const shown = shownStars(count);
  const text = t('card.stars', { count: shown });
  // Making a format is slow, a result list has dozens of hotels, and whole stars are written the same everywhere.
  const written = (number: number) => new Intl.NumberFormat(languageTag(locale)).format(number);
  return (
    <Root part="stars">
      {Array.from({ length: Math.floor(shown) }, (_, index) => (
        <Icon key={index} of={iconStar} size={16} filled />
      ))}
      {shown % 1 !== 0 && (
        <Half data-half="">
          <Icon of={iconStar} size={16} />
          <Icon of={iconStar} size={16} filled />
        </Half>
      )}
      <VisuallyHidden>{shown % 1 ? text.replace(`${shown}`, written(shown)) : text}</VisuallyHidden>
    </Root>
  );
}
