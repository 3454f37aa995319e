import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { shownStars } from '@staykit/core/review/score.ts';
import { Svg } from '../../../primitives/icon/icon.tsx';
import { iconStar } from '../../../primitives/icon/icons.ts';
import { useStay } from '../../../hooks/stay-context.tsx';

export interface StarsProps {
  /** Class of the hotel, 1 to 5; what it has less than a half is rounded up to one. */
  count: number;
}

const Drawing = styled(Svg)`
  color: ${token('color.star')};
  & [data-half] {
    clip-path: inset(0 50% 0 0);
  }
`;

/** Where the drawing of the first star stands: its outline begins 24 to the right of its place. */
const ORIGIN = '12.47 -2.29';

/** The star class of a hotel, in halves: one drawing with one text, and one outline for all full stars. */
export function Stars({ count }: StarsProps) {
  const { t } = useStay();
  const shown = shownStars(count);
  const full = Math.floor(shown);
  const places = Math.ceil(shown);
  const last = { d: iconStar, transform: `translate(${24 * full})` };
  return (
    <Drawing
      viewBox={`${ORIGIN} ${24 * places} 24`}
      width={16 * places}
      height={16}
      role="img"
      aria-label={t('card.stars', { count: shown })}
      part="stars"
      data-filled
    >
      <path d={iconStar.repeat(full)} />
      {full < places && (
        <>
          <path {...last} fill="none" />
          <path {...last} data-half="" />
        </>
      )}
    </Drawing>
  );
}
