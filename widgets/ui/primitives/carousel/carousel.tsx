import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { iconChevronLeft, iconChevronRight } from '../icon/icons.ts';
import { Arrow, Dot, Dots, Frame, Slide, Strip } from './carousel.styles.ts';
import { useCarousel } from './use-carousel.ts';

/** How many items a press of an arrow goes on. (spec: search 9) [CARD-20] */
export const CAROUSEL_STEP = 4;

/** An arrow with nowhere to go is not shown, but keeps the focus it has. */
const OFF = { 'data-off': '' };

export interface CarouselProps {
  /** What is shown: "Pictures of Hotel Sol". */
  label: string;
  /** The items, each with its own key. */
  items: readonly ReactNode[];
  previousLabel: string;
  nextLabel: string;
  /** Items a press of an arrow goes on; 4 by default. */
  step?: number;
  /** One item fills the carousel, as with pictures; otherwise items keep their own width. */
  single?: boolean;
  /** Shows how many there are and which one is in view. */
  dots?: boolean;
  /** Told the first item in view, when it changes. */
  onIndex?: (index: number) => void;
}

/** A row of items, moved by swipe, by arrows and by the arrow keys; it stops at its ends. */
export function Carousel(props: CarouselProps) {
  const {
    label,
    items,
    previousLabel,
    nextLabel,
    step = CAROUSEL_STEP,
    single = false,
    dots = false,
    onIndex,
  } = props;
  const { strip, index, atEnd, onScroll, onKeyDown, move } = useCarousel({
    count: items.length,
    step,
    onIndex,
  });
  const several = items.length > 1;
  return (
    <Frame aria-label={label} {...(single && { 'data-single': '' })}>
      <Strip
        ref={strip}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        {...(several && { tabIndex: 0, 'aria-label': label })}
      >
        {items.map((item, at) => (
          <Slide key={at}>{item}</Slide>
        ))}
      </Strip>
      {several && (
        <>
          <Arrow data-to="previous" {...(index === 0 && OFF)}>
            <IconButton
              icon={iconChevronLeft}
              label={previousLabel}
              aria-disabled={index === 0}
              onClick={() => move(-1)}
            />
          </Arrow>
          <Arrow data-to="next" {...(atEnd && OFF)}>
            <IconButton
              icon={iconChevronRight}
              label={nextLabel}
              aria-disabled={atEnd}
              onClick={() => move(1)}
            />
          </Arrow>
        </>
      )}
      {several && dots && (
        <Dots aria-hidden="true">
          {items.map((_, at) => (
            <Dot key={at} {...(at === index && { 'data-on': '' })} />
          ))}
        </Dots>
      )}
    </Frame>
  );
}
