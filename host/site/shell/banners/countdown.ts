import { timeLeft, timeLeftText } from '@staykit/core/content/time-left.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { StartEnhancement } from '../../framework/browser/start-enhancements.ts';

/** How often a countdown is drawn again, in ms. [HOME-08] */
export const COUNTDOWN_MS = 1_000;

/** Counts on what the server printed, each second, until nothing is left. Gives the end of it. [HOME-08] */
export function startCountdown(place: HTMLElement, locale: Locale): () => void {
  const end = place.dataset['countdown'] ?? '';
  const tell = () => {
    place.textContent = timeLeftText(end, Date.now(), locale);
    const { days, clock } = timeLeft(end, Date.now());
    if (days === 0 && clock === '00:00:00') clearInterval(timer);
  };
  const timer = setInterval(tell, COUNTDOWN_MS);
  tell();
  return () => clearInterval(timer);
}

/** Starts every countdown of the page. */
export const start: StartEnhancement = (_element, { locale }) => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-countdown]'))
    startCountdown(place, locale);
};
