import { postAccountEmail } from '@staykit/client/calls/post-account-email.generated.ts';
import { postAccountDeletion } from '@staykit/client/calls/post-account-deletion.generated.ts';
import { postCompanions } from '@staykit/client/calls/post-companions.generated.ts';
import { postDeletionConfirmation } from '@staykit/client/calls/post-deletion-confirmation.generated.ts';
import { postDeletionLink } from '@staykit/client/calls/post-deletion-link.generated.ts';
import { postEmailConfirmation } from '@staykit/client/calls/post-email-confirmation.generated.ts';
import { postNewPassword } from '@staykit/client/calls/post-new-password.generated.ts';
import { postPassword } from '@staykit/client/calls/post-password.generated.ts';
import { postPasswordReset } from '@staykit/client/calls/post-password-reset.generated.ts';
import { postProfile } from '@staykit/client/calls/post-profile.generated.ts';
import { postReceivedGift } from '@staykit/client/calls/post-received-gift.generated.ts';
import { postSignIn } from '@staykit/client/calls/post-sign-in.generated.ts';
import { postSignOut } from '@staykit/client/calls/post-sign-out.generated.ts';
import { postSignUp } from '@staykit/client/calls/post-sign-up.generated.ts';
import type { ClientCall } from '@staykit/client/transport/client-call.ts';
import { OWN_SENDER, post } from '@staykit/client/visitor/visitor-sender.ts';
import { ACCOUNT_PATHS, DELETED_PATH, SIGN_IN_PATH } from '@staykit/core/account/account-links.ts';
import { NEW_PASSWORD_PATH } from '@staykit/core/account/account-settings.ts';
import { takeKeptCode } from './kept-code.ts';

/** The call of each form, by the name that the form has. */
const FORMS: Readonly<Record<string, ClientCall | undefined>> = {
  'sign-in': postSignIn,
  'sign-up': postSignUp,
  'sign-out': postSignOut,
  password: postPassword,
  'password-reset': postPasswordReset,
  'new-password': postNewPassword,
  deletion: postAccountDeletion,
  profile: postProfile,
  companions: postCompanions,
  gift: postReceivedGift,
  email: postAccountEmail,
  'email-confirm': postEmailConfirmation,
  'deletion-link': postDeletionLink,
  'deletion-confirm': postDeletionConfirmation,
};

/** Forms after which the visitor goes on, signed in. */
const SIGNS_IN = new Set(['sign-in', 'new-password']);

/** What the answer to a form says by its number: who it is, or which link, is not right. */
const REFUSALS = new Set([400, 401, 403, 404, 410, 422]);

/** Where a visitor goes once they are signed in: where they came from on this site, else to their account. */
export function afterSignIn(here: Pick<Location, 'pathname' | 'search' | 'origin' | 'href'>): string {
  const asked = new URLSearchParams(here.search).get('origin');
  if (asked !== null) {
    const url = URL.canParse(asked, here.origin) ? new URL(asked, here.origin) : undefined;
    return url?.origin === here.origin ? url.href : '/';
  }
  // A page of the account asked for the sign-in itself: it is shown again.
  const own = here.pathname === SIGN_IN_PATH || here.pathname === NEW_PASSWORD_PATH;
  return own ? ACCOUNT_PATHS.profile : here.href;
}

/** People that the list of companions takes. */
const COMPANIONS_MAX = 8;

/** The rows of the list of companions. */
function companionsOf(form: HTMLFormElement): { companions: object[] } {
  const named = new FormData(form);
  const last = named.getAll('lastName');
  return {
    companions: named.getAll('firstName').map((firstName, row) => ({ firstName, lastName: last[row] })),
  };
}

/** Rows are added and taken away; who does it with a key keeps their place. */
function startCompanions(form: HTMLFormElement): void {
  const list = form.querySelector<HTMLElement>('[data-companions]');
  const row = form.querySelector<HTMLTemplateElement>('template[data-companion]');
  const add = form.querySelector<HTMLButtonElement>('[data-add]');
  if (!list || !row || !add) return;
  const number = () => {
    [...list.children].forEach((item, place) => {
      const legend = item.querySelector('legend');
      if (legend) legend.textContent = (list.dataset['label'] ?? '').replace('#', String(place + 1));
      for (const field of item.querySelectorAll('input')) {
        const label = item.querySelector<HTMLLabelElement>(`label[for="${field.id}"]`);
        field.id = `companion-${place + 1}-${field.name}`;
        if (label) label.htmlFor = field.id;
      }
      item.querySelector<HTMLButtonElement>('[data-remove]')?.removeAttribute('disabled');
    });
    add.disabled = list.children.length >= COMPANIONS_MAX;
  };
  number();
  add.addEventListener('click', () => {
    list.append(row.content.cloneNode(true));
    number();
    list.lastElementChild?.querySelector('input')?.focus();
  });
  list.addEventListener('click', ({ target }) => {
    const item = target instanceof Element && target.closest('[data-remove]')?.closest('li');
    if (!item) return;
    item.remove();
    number();
    add.focus();
  });
}

/** Brings the forms of the page to life: a profile has several. */
export function start(): void {
  document.querySelectorAll<HTMLFormElement>('[data-account-form]').forEach((form) => startAccountForm(form));
}

/** Goes to an address; to one of this page with another hash too, which the browser alone would only scroll to. */
function leave(href: string): void {
  const { pathname, search } = new URL(href, location.href);
  const isHere = pathname === location.pathname && search === location.search;
  location.assign(href);
  if (isHere && href.includes('#')) location.reload();
}

/** Forms that send the secret of the mailed link that led to their page. */
const BY_LINK = new Set(['new-password', 'email-confirm', 'deletion-confirm']);

/** Forms that need no more than the language of the page beside their fields. */
const IN_LANGUAGE = new Set(['sign-up', 'password-reset', 'deletion-link']);

/** Where a form leads once it did what it is for. */
const GOES_TO: Readonly<Record<string, string | undefined>> = {
  'sign-out': '/',
  deletion: DELETED_PATH,
  'deletion-confirm': DELETED_PATH,
  'email-confirm': ACCOUNT_PATHS.profile,
  gift: `${ACCOUNT_PATHS.trips}#account-received`,
};

/** The gift of a mailed link needs no code: one press adds it. One that was looked up before signing in is typed already. */
function startGift(form: HTMLFormElement): string | null {
  const voucher = new URLSearchParams(location.hash.slice(1)).get('voucher');
  const code = form.querySelector('input');
  const byLink = form.querySelector<HTMLElement>('[data-by-link]');
  const typed = form.querySelector<HTMLElement>('[data-typed]');
  if (voucher !== null && code && byLink && typed) {
    code.required = false;
    typed.hidden = true;
    byLink.hidden = false;
    form.scrollIntoView({ block: 'center' });
    return voucher;
  }
  const kept = takeKeptCode();
  if (code && kept !== undefined) {
    code.value = kept;
    form.scrollIntoView({ block: 'center' });
  }
  return null;
}

/** Brings a form of an account to life: it sends its fields as they are, and shows what came of it. */
export function startAccountForm(form: HTMLFormElement, go = leave): void {
  const kind = form.dataset['accountForm'] ?? '';
  const asked = FORMS[kind];
  if (!asked) return;
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const tell = (role: 'alert' | 'status', text = '') => {
    const place = form.querySelector(`[role="${role}"]`);
    if (place) place.textContent = text;
  };
  let sending = false;
  // Busy, not disabled: who pressed it with a key keeps their place.
  const busy = (on: boolean) => {
    sending = on;
    for (const name of ['aria-busy', 'aria-disabled'])
      if (on) button?.setAttribute(name, 'true');
      else button?.removeAttribute(name);
  };
  const voucher = kind === 'gift' ? startGift(form) : null;
  const send = async (): Promise<void> => {
    if (sending) return;
    tell('alert');
    tell('status');
    busy(true);
    const fields = kind === 'companions' ? companionsOf(form) : Object.fromEntries(new FormData(form));
    const token = new URLSearchParams(location.hash.slice(1)).get('token');
    const body = {
      ...(voucher === null ? fields : { voucher }),
      ...(IN_LANGUAGE.has(kind) && { locale: form.dataset['locale'] }),
      ...(BY_LINK.has(kind) && { token: token ?? '' }),
    };
    try {
      const answer = await post(OWN_SENDER, asked, body);
      if (kind.startsWith('deletion') && answer.status === 409) return tell('alert', form.dataset['coming']);
      if (!answer.ok) return tell('alert', form.dataset[REFUSALS.has(answer.status) ? 'refused' : 'failed']);
      if (SIGNS_IN.has(kind)) return go(afterSignIn(location));
      const next = GOES_TO[kind];
      if (next !== undefined) return go(next);
      // What is kept stands there still.
      if (kind !== 'profile' && kind !== 'companions') form.reset();
      tell('status', form.dataset['done']);
    } catch {
      tell('alert', form.dataset['failed']);
    } finally {
      busy(false);
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  if (button) button.disabled = false;
  if (kind === 'companions') startCompanions(form);
}
