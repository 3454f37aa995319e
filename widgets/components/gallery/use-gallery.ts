import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { stepPicture } from './gallery.model.ts';

/** Which picture is in view, and how to move: by swipe (the track scrolls), arrows and keys. */
export function useGallery(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [moved, setMoved] = useState(false);

  const show = (next: number) => {
    const element = track.current;
    if (!element) return;
    setMoved(true);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: next * element.clientWidth, behavior: calm ? 'auto' : 'smooth' });
    setIndex(next);
  };

  return {
    track,
    index,
    /** True once the visitor has moved: before that there is nothing to announce. */
    moved,
    show,
    step: (by: number) => show(stepPicture(index, by, count)),
    onScrollEnd: () => {
      const element = track.current;
      if (element) setIndex(Math.round(element.scrollLeft / element.clientWidth));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (!by) return;
      event.preventDefault();
      show(stepPicture(index, by, count));
    },
  };
}
