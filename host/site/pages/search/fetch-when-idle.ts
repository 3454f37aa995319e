import { BOX_PANELS } from '@staykit/widgets/search-box/panels/box-parts.ts';
import { BOX_SCREEN } from '@staykit/widgets/search-box/phone/box-screen.ts';

const PHONE = '(max-width: 767px)';

/** What a page waits with until it is loaded and nobody wants anything; Safari has no such moment. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 1000);

function fetchParts(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const panels = [BOX_PANELS.dates, BOX_PANELS.others];
  for (const part of matchMedia(PHONE).matches ? [BOX_SCREEN, ...panels] : panels) part.prefetch();
}

/** Fetches what opens in the search box once the page is loaded and idle, so that it opens at once. */
export function fetchWhenIdle(): void {
  if (document.readyState === 'complete') whenIdle(fetchParts);
  else addEventListener('load', () => whenIdle(fetchParts), { once: true });
}
