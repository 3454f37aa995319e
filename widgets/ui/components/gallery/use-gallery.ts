import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLayout } from '../../hooks/use-layout.ts';
import { stepPicture } from './gallery.model.ts';

/** Which picture is in view, and how to move: by swipe (the track scrolls), arrows and keys. */
export function useGallery(track: RefObject<HTMLDivElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const [moved, setMoved] = useState(false);
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
  const step = (by: number) => show(stepPicture(index, by, count));
  const onStep = useRef(step);
  onStep.current = step;

  // At once: a key may follow the focus that brought us.
  useLayout(() => {
    const element = track.current;
    if (!element) return;
    const onScroll = () => {
      // On its way to a picture it passes others.
      if (performance.now() > slidingUntil.current)
        setIndex(Math.round(element.scrollLeft / element.clientWidth));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (!by) return;
      event.preventDefault();
      onStep.current(by);
    };
    // It may have been swiped before we were here.
    onScroll();
    // The button that shows them large stands beside the track.
    const gallery = element.parentElement ?? element;
    element.addEventListener('scroll', onScroll);
    gallery.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('scroll', onScroll);
      gallery.removeEventListener('keydown', onKeyDown);
    };
  }, [track]);

  return {
    index,
    /** True once the visitor has moved: before that there is nothing to announce. */
    moved,
    show,
    step,
  };
}
