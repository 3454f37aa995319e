import { useEffect } from 'react';
import { useEvent } from './use-event.ts';

/** How a page around a widget is told of it. */
export interface Exposing<Methods> {
  /** Called once the widget takes commands. */
  onReady?: (() => void) | undefined;
  /** Told what the widget can be asked to do, and `undefined` once it is gone. */
  expose?: ((methods: Methods | undefined) => void) | undefined;
}

/** Tells the page that a widget is ready and what can be asked of it; `methods` keep their identity. */
export function useExposed<Methods>({ onReady, expose }: Exposing<Methods>, methods: Methods): void {
  const tellReady = useEvent(() => onReady?.());
  const give = useEvent((given: Methods | undefined) => expose?.(given));
  useEffect(() => {
    tellReady();
    give(methods);
    return () => give(undefined);
  }, [tellReady, give, methods]);
}
