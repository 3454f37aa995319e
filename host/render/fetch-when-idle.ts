import { laterParts } from '../../widgets/search-box/later-parts.page.ts';

const PHONE = '(max-width: 767px)';

/** What a page waits with until it is loaded and nobody wants anything; Safari has no such moment. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 1000);

/** A fetch that fails is tried again, and told, when the part is wanted. */
function fetchParts(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const { dates, panels, screen } = laterParts;
  for (const part of [...(matchMedia(PHONE).matches ? [screen] : []), dates, panels])
    part().catch(() => undefined);
}

/** Fetches what opens in the search box once the page is loaded and idle, so that it opens at once. */
export function fetchWhenIdle(): void {
  if (document.readyState === 'complete') whenIdle(fetchParts);
  else addEventListener('load', () => whenIdle(fetchParts), { once: true });
}
