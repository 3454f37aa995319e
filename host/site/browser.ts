import { keepTexts } from '@staykit/elements/element/keep-texts.ts';
import { carryAddress } from './shell/header/carry-address.ts';
import { createReporter } from './framework/browser/reporter.ts';
import { startEnhancements } from './framework/browser/start-enhancements.ts';
import { startIslands } from './framework/browser/start-islands.ts';
import { ENHANCEMENTS, ISLANDS } from './registry/islands.ts';
import { startMenus } from './shell/menus/start-menus.ts';
import { CONSENT_EVENT, consentNow, wasAsked } from './shell/consent/consent-now.ts';
import { VISIT_DATA_ID, type VisitData } from './framework/request/visit-data.ts';
import { FAILURE_EVENT } from './framework/browser/tell-failure.ts';
import type { Failure } from './framework/failure-note.ts';

/*
 * The entry of every page in the browser: asks for consent, keeps that choice, and loads the rest when it is wanted, the
 * islands of the page first. It stores and sends nothing of a visitor before they agree; that a page was not found, or
 * broke, is reported of the page alone.
 */

const html = document.documentElement;

/** Whether the browser sends Do Not Track or Global Privacy Control: then consent is not asked for. */
function refusesByItself(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

function startVisit(data: VisitData): void {
  html.dataset['live'] = '';
  keepTexts(document.body);
  const report = createReporter(async () =>
    (await import('./framework/browser/reports.ts')).createReports(data),
  );
  const broke = (message: string) => report(({ error }) => error(message));
  addEventListener('error', ({ message }) => broke(message));
  addEventListener('unhandledrejection', ({ reason }) => broke(String(reason)));
  addEventListener(FAILURE_EVENT, ({ detail }: CustomEventInit<Failure>) => {
    if (detail) report(({ failure }) => failure(detail));
  });
  if (data.status === 404) report(({ missing }) => missing(location.href));

  void startIslands(ISLANDS);
  startEnhancements(ENHANCEMENTS, data);
  if (location.search.includes('utm_'))
    void import('./shell/analytics/kept-utm.ts').then(({ keepUtm }) => keepUtm(location.search));
  if (location.search.includes('promo='))
    void import('./pages/checkout/codes/kept-promo.ts').then(({ keepLinkedPromo }) =>
      keepLinkedPromo(location.search),
    );
  if (data.viewed || data.page === 'home' || data.status === 404)
    void import('./pages/recently-viewed/keep-viewed.ts').then(({ keepViewed }) => keepViewed(data));
  const bar = document.querySelector<HTMLElement>('[data-consent]');
  if (bar) startConsent(bar, data);
  startMenus(data);
  document.addEventListener('click', (event) => onPress(event, data, bar));
  // Nothing sticks before the page moves. [HEADER-09]
  const stick = () => whenUsed().then(({ startStickyObserver }) => startStickyObserver());
  addEventListener('scroll', () => void stick().catch(() => undefined), { once: true });
}

/** Agents are not counted; without the bar, nobody is. */
function startConsent(bar: HTMLElement, data: VisitData): void {
  let stop: (() => void) | undefined;
  const follow = async (): Promise<void> => {
    stop?.();
    stop = undefined;
    if (!consentNow().has('analytics')) return;
    const { startAnalytics } = await import('./shell/analytics/start-analytics.ts');
    // Consent may have been taken back, or given once more, while the script came.
    if (!stop && consentNow().has('analytics')) stop = startAnalytics(data);
  };
  document.addEventListener(CONSENT_EVENT, () => void follow());
  void follow();
  if (!wasAsked() && !refusesByItself()) openBar(bar, false);
}

function openBar(bar: HTMLElement, asked: boolean): void {
  void import('./shell/consent/open-consent-bar.ts').then(({ openConsentBar }) =>
    openConsentBar(bar, { asked }),
  );
}

/** What a page does once it is scrolled or pressed. */
const whenUsed = () => import('./answer-press.ts');

/** What answers a press by more than its link: see `answerPress`. */
const PRESSED =
  '[data-back],[data-part],[data-dismiss],a[data-hotel-map],a[data-reviews],a[data-gift],a[data-gift-drawer],[data-share]';

/** Does what was pressed; with a key held a link is the browser's, and where nothing can be fetched it leads on. */
function onPress(event: MouseEvent, data: VisitData, bar: HTMLElement | null): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  carryAddress(target);
  const act = target.closest<HTMLAnchorElement>(PRESSED);
  if (act && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    whenUsed()
      .then(({ answerPress }) => answerPress(act, data))
      .catch(() => act.href && location.assign(act.href));
  }
  if (bar && target.closest('[data-consent-open]')) {
    event.preventDefault();
    openBar(bar, true);
  }
}

const block = document.getElementById(VISIT_DATA_ID);
try {
  if (block) startVisit(JSON.parse(block.textContent ?? '{}') as VisitData);
} catch (error) {
  // The scripts of islands share a part of this file: what breaks here is reported, and stops none of them.
  reportError(error);
}
