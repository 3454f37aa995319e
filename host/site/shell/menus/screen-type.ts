import { useEffect, useState } from 'react';

/** How large a screen is, as far as the shell asks. */
export type ScreenType = 'mobile' | 'desktop';

/** From here on the header has room for all its menus. */
const DESKTOP = '(min-width: 1024px)';

/** The type of a screen; a phone's until it can be measured. [HEADER-10] */
export function screenType(
  view: { matchMedia(query: string): { matches: boolean } } | undefined = globalThis.window,
): ScreenType {
  return view?.matchMedia(DESKTOP).matches ? 'desktop' : 'mobile';
}

/** The type of this screen: a phone's on the server and in the first render, so that both print the same. [HEADER-10] */
export function useScreenType(): ScreenType {
  const [type, setType] = useState<ScreenType>('mobile');
  useEffect(() => {
    const query = matchMedia(DESKTOP);
    const measure = () => setType(screenType());
    measure();
    query.addEventListener('change', measure);
    return () => query.removeEventListener('change', measure);
  }, []);
  return type;
}
