import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useEvent } from '../../hooks/use-event.ts';
import { watchSize } from '../watch-size.ts';
import { slideTo } from './slide-to.ts';

interface CarouselOptions {
  count: number;
  step: number;
  onIndex: ((index: number) => void) | undefined;
}

/** Where a carousel stands, and what moves it. */
export interface CarouselState {
  strip: RefObject<HTMLUListElement | null>;
  /** The first item in view. */
  index: number;
  /** Nothing is left to show. */
  atEnd: boolean;
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** One step back (-1) or on (1). */
  move: (direction: -1 | 1) => void;
}

export function useCarousel({ count, step, onIndex }: CarouselOptions): CarouselState {
  const strip = useRef<HTMLUListElement>(null);
  const stop = useRef<(() => void) | undefined>(undefined);
  const [index, setIndex] = useState(0);
  const [atEnd, setAtEnd] = useState(count < 2);
  useEffect(() => () => stop.current?.(), []);
  // Several items may be in view at once, and all of them: then there is nowhere to go.
  useEffect(() => {
    const box = strip.current;
    if (box && step > 1) setAtEnd(box.scrollWidth <= box.clientWidth + 1);
  }, [count, step]);

  const offsetOf = (at: number): number => {
    const slides = strip.current?.children;
    const [first, wanted] = [slides?.[0], slides?.[at]];
    return first && wanted ? wanted.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
  };

  const onScroll = useEvent(() => {
    const box = strip.current;
    if (!box) return;
    const at = Math.abs(box.scrollLeft);
    let nearest = 0;
    for (let i = 1; i < count; i++) {
      if (Math.abs(Math.abs(offsetOf(i)) - at) < Math.abs(Math.abs(offsetOf(nearest)) - at)) nearest = i;
    }
    setAtEnd(at + box.clientWidth >= box.scrollWidth - 1);
    if (nearest === index) return;
    setIndex(nearest);
    onIndex?.(nearest);
  });

  // A row that is shown whole from the start has no more to show either.
  useEffect(onScroll, [onScroll]);
  // Nor once the window is wider, or its items have got their look: asked after the observer, whom it would keep at work.
  useEffect(() => {
    const box = strip.current;
    return box ? watchSize([box, ...box.children], () => requestAnimationFrame(onScroll)) : undefined;
  }, [count, onScroll]);

  const goTo = (at: number) => {
    const box = strip.current;
    if (!box) return;
    stop.current?.();
    stop.current = slideTo(box, offsetOf(Math.max(0, Math.min(count - 1, at))));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const target = { ArrowRight: index + rtl, ArrowLeft: index - rtl, Home: 0, End: count - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };

  return { strip, index, atEnd, onScroll, onKeyDown, move: (direction) => goTo(index + direction * step) };
}
