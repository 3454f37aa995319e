import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { stepPicture } from './gallery.model.ts';

/** Which picture is in view, and how to move: by swipe (the track scrolls), arrows and keys. */
export function useGallery(count: number, onEnlarge?: (index: number) => void) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [moved, setMoved] = useState(false);
  const [near, setNear] = useState(false);
  const slidingUntil = useRef(0);

  const show = (next: number) => {
    const element = track.current;
    if (!element) return;
    setMoved(true);
    slidingUntil.current = performance.now() + 400;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: next * element.clientWidth, behavior: calm ? 'auto' : 'smooth' });
    setIndex(next);
  };

  return {
    track,
    index,
    /** True once the visitor has moved: before that there is nothing to announce. */
    moved,
    /** True once somebody came near: before that only the first picture is there. */
    near,
    wake: () => setNear(true),
    show,
    step: (by: number) => show(stepPicture(index, by, count)),
    onScrollEnd: () => {
      const element = track.current;
      // On its way to a picture it passes others.
      if (element && performance.now() > slidingUntil.current)
        setIndex(Math.round(element.scrollLeft / element.clientWidth));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') onEnlarge?.(index);
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (!by) return;
      event.preventDefault();
      show(stepPicture(index, by, count));
    },
  };
}
