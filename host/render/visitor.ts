import { DISMISSED_COOKIE, withDismissed } from '../shell/banners/dismissed.ts';
import { CONSENT_EVENT, consentNow, wasAsked } from './visit/consent-now.ts';
import { CHOICE_SECONDS, readCookie, writeCookie } from './visit/cookie.ts';
import { VISIT_DATA_ID, type VisitData } from './visit/visit-data.ts';

/*
 * On every page: asks what may be kept, keeps that choice, and loads the rest when it is wanted. It stores and sends
 * nothing of a visitor before they agree; that a page was not found, or broke, is told of the page alone.
 */

const html = document.documentElement;

/** Whether the browser says for its owner that they are not to be followed: then nobody is asked. */
function refusesByItself(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

function startVisit(data: VisitData): void {
  html.dataset['live'] = '';
  const reports = () => import('./visit/reports.ts').then(({ createReports }) => createReports(data));
  let report: ReturnType<typeof reports> | undefined;
  const broke = (message: string) => void (report ??= reports()).then(({ error }) => error(message));
  addEventListener('error', ({ message }) => broke(message));
  addEventListener('unhandledrejection', ({ reason }) => broke(String(reason)));
  if (data.status === 404) void (report ??= reports()).then(({ missing }) => missing(location.href));

  const { shown } = data;
  if (shown && html.dataset['search'] === 'elsewhere')
    void import('./visit/show-asked.tsx').then(({ showAsked }) => showAsked(data, shown));
  if (document.querySelector('[data-care-copy],[data-care-sign-in]'))
    void import('./visit/care.ts').then(({ startCare }) => startCare());
  const gift = document.querySelector<HTMLFormElement>('[data-gift-code]');
  if (gift) void import('./visit/gift-code.tsx').then(({ startGiftCode }) => startGiftCode(gift, data));
  const bar = document.querySelector<HTMLElement>('[data-consent]');
  if (bar) startConsent(bar, data);
  document.addEventListener('click', (event) => onPress(event, bar));
  document.addEventListener('click', (event) => onPlace(event, data));
}

/** Agents are not counted; without the bar, nobody is. */
function startConsent(bar: HTMLElement, data: VisitData): void {
  let stop: (() => void) | undefined;
  const follow = async (): Promise<void> => {
    stop?.();
    stop = undefined;
    if (!consentNow().has('analytics')) return;
    const { startAnalytics } = await import('./visit/analytics.ts');
    stop = startAnalytics(data);
  };
  document.addEventListener(CONSENT_EVENT, () => void follow());
  void follow();
  if (!wasAsked() && !refusesByItself()) openBar(bar, false);
}

function openBar(bar: HTMLElement, asked: boolean): void {
  void import('./visit/consent-bar.ts').then(({ openConsentBar }) => openConsentBar(bar, { asked }));
}

/** The place of a hotel opens on the map; with a key held the link is the browser's. [MAP-13] */
function onPlace(event: MouseEvent, data: VisitData): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-hotel-map]') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void import('./visit/hotel-map.tsx').then(
    ({ openHotelMap }) => openHotelMap(link, data),
    () => location.assign(link.href),
  );
}

function onPress(event: MouseEvent, bar: HTMLElement | null): void {
  const pressed = event.target instanceof Element ? event.target : undefined;
  if (bar && pressed?.closest('[data-consent-open]')) {
    event.preventDefault();
    openBar(bar, true);
  }
  const code = pressed?.closest<HTMLElement>('[data-dismiss]')?.dataset['dismiss'];
  if (code !== undefined) dismiss(code);
}

/** Takes a banner away, until the browser is closed or for as long as the visitor lets us remember it. */
function dismiss(code: string): void {
  document.querySelector(`[data-banner="${code}"]`)?.remove();
  const seconds = consentNow().has('preferences') ? CHOICE_SECONDS : undefined;
  writeCookie(DISMISSED_COOKIE, withDismissed(readCookie(DISMISSED_COOKIE), code), seconds);
}

const block = document.getElementById(VISIT_DATA_ID);
if (block) startVisit(JSON.parse(block.textContent ?? '{}') as VisitData);
