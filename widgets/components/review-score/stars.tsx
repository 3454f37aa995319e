import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';
import { shownStars } from '../../core/review/score.ts';
import { Svg } from '../../primitives/icon/icon.tsx';
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
  & [data-half] {
    clip-path: inset(0 50% 0 0);
  }
`;

/** The star class of a hotel, in halves, with one text for those who do not see it. All are one drawing. */
export function Stars({ count }: StarsProps) {
  const { t } = useStay();
  const shown = shownStars(count);
  const places = Math.ceil(shown);
  const star = (at: number, look?: object | false) => (
    <path key={at} d={iconStar} transform={`translate(${24 * at})`} {...look} />
  );
  return (
    <Root part="stars">
      <Svg viewBox={`0 0 ${24 * places} 24`} width={16 * places} height={16} aria-hidden="true" data-filled>
        {Array.from({ length: places }, (_, at) => star(at, at + 1 > shown && { fill: 'none' }))}
        {shown < places && star(shown - 0.5, { 'data-half': '' })}
      </Svg>
      <VisuallyHidden>{t('card.stars', { count: shown })}</VisuallyHidden>
    </Root>
  );
}
