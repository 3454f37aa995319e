import {
  CLIENT_ID_COOKIE,
  CONSENT_COOKIE,
  CONSENT_PURPOSES,
  writeConsent,
  type Consent,
  type ConsentPurpose,
} from '@staykit/core/consent/consent.ts';
import { CONSENT_EVENT, consentNow } from './consent-now.ts';
import { CHOICE_SECONDS, writeCookie } from './cookie.ts';

/** What the shop's own pages keep in the storage begins with this. */
const STORED = 'staykit.';

/** Shows the bar that asks what may be kept, and keeps the answer. */
export function openConsentBar(bar: HTMLElement, { asked }: { asked: boolean }): void {
  const { activeElement: opener, documentElement: html } = document;
  const form = bar.querySelector('form');
  const boxes = [...bar.querySelectorAll('input')];
  const before = consentNow();
  for (const box of boxes) box.checked = before.has(box.name as ConsentPurpose);
  bar.hidden = false;
  const close = new AbortController();
  const { signal } = close;
  // What has focus must not end up behind the bar, nor the end of the page.
  const keepClear = () => {
    html.style.setProperty('scroll-padding-bottom', `${bar.offsetHeight + 8}px`);
    html.style.setProperty('padding-bottom', `${bar.offsetHeight}px`);
  };
  keepClear();
  bar.addEventListener('toggle', keepClear, { signal, capture: true });
  if (asked) bar.querySelector<HTMLElement>('h2')?.focus();

  const keep = (consent: Consent): void => {
    close.abort();
    bar.hidden = true;
    for (const name of ['scroll-padding-bottom', 'padding-bottom']) html.style.removeProperty(name);
    keepConsent(consent);
    // The pressed button is gone: who opened the bar goes on at that place, others with the page.
    const next = asked && opener instanceof HTMLElement ? opener : document.querySelector('main');
    next?.focus({ preventScroll: !asked });
  };
  for (const button of bar.querySelectorAll<HTMLElement>('[data-consent-choice]'))
    button.addEventListener(
      'click',
      () => keep(new Set(button.dataset['consentChoice'] === 'all' ? CONSENT_PURPOSES : [])),
      { signal },
    );
  form?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      keep(new Set(CONSENT_PURPOSES.filter((name) => boxes.some((box) => box.name === name && box.checked))));
    },
    { signal },
  );
}

/** Keeps what is allowed, deletes what is not any more, and dispatches the event. */
export function keepConsent(consent: Consent): void {
  writeCookie(CONSENT_COOKIE, writeConsent(consent), CHOICE_SECONDS);
  if (!consent.has('analytics')) writeCookie(CLIENT_ID_COOKIE, '', 0);
  forget(consent);
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: consent }));
}

/** Keys that belong to being counted; all others are the visitor's preferences. */
const COUNTED = new Set(['staykit.session', 'staykit.met', 'staykit.checkout', 'staykit.google-id']);

function forget(consent: Consent): void {
  try {
    if (!consent.has('analytics')) for (const key of COUNTED) sessionStorage.removeItem(key);
    for (const key of Object.keys(localStorage)) {
      const purpose: ConsentPurpose = COUNTED.has(key) ? 'analytics' : 'preferences';
      if (key.startsWith(STORED) && !consent.has(purpose)) localStorage.removeItem(key);
    }
  } catch {
    // A browser without storage has nothing to forget.
  }
}
