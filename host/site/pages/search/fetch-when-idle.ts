import { BOX_PANELS } from '@staykit/widgets/search-box/panels/box-parts.ts';
import { BOX_SCREEN } from '@staykit/widgets/search-box/phone/box-screen.ts';
import { whenIdle } from '@staykit/ui/primitives/when-idle.ts';

const PHONE = '(max-width: 767px)';

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
