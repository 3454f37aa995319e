import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { CAROUSEL_SLIDE_MS, slideTo } from '../../primitives/carousel/slide-to.ts';

/** Which picture of a slideshow is shown, and how to move: by swipe (the strip scrolls), arrows and keys. */
export function useSlideshow(count: number, start: number) {
  const strip = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState(start);
  const stop = useRef<(() => void) | undefined>(undefined);
  const slidingUntil = useRef(0);

  // Not earlier: a dialog that has not opened yet does not scroll.
  useEffect(() => {
    if (strip.current) strip.current.scrollLeft = start * strip.current.clientWidth;
    return () => stop.current?.();
  }, [start]);
  // The thumbnail of what is shown stays in view.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [index]);

  const show = (wanted: number) => {
    const element = strip.current;
    const next = Math.max(0, Math.min(count - 1, wanted));
    if (!element || next === index) return;
    stop.current?.();
    slidingUntil.current = performance.now() + CAROUSEL_SLIDE_MS + 50;
    stop.current = slideTo(element, next * element.clientWidth);
    setIndex(next);
  };

  return {
    strip,
    /** The thumbnail of the picture that is shown. */
    current,
    index,
    show,
    onScroll: () => {
      const element = strip.current;
      // On its way to a picture it passes others.
      if (!element || performance.now() < slidingUntil.current) return;
      setIndex(Math.round(element.scrollLeft / element.clientWidth));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: count - 1 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      show(next);
    },
  };
}
