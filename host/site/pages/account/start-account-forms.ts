import { postAccountDeletion } from '@staykit/client/calls/post-account-deletion.generated.ts';
import { postCompanions } from '@staykit/client/calls/post-companions.generated.ts';
import { postNewPassword } from '@staykit/client/calls/post-new-password.generated.ts';
import { postPassword } from '@staykit/client/calls/post-password.generated.ts';
import { postPasswordReset } from '@staykit/client/calls/post-password-reset.generated.ts';
import { postProfile } from '@staykit/client/calls/post-profile.generated.ts';
import { postSignIn } from '@staykit/client/calls/post-sign-in.generated.ts';
import { postSignOut } from '@staykit/client/calls/post-sign-out.generated.ts';
import { postSignUp } from '@staykit/client/calls/post-sign-up.generated.ts';
import type { ClientCall } from '@staykit/client/transport/client-call.ts';
import { posting } from '@staykit/client/transport/create-transport.ts';
import { callAt } from '@staykit/client/visitor/visitor-sender.ts';
import { ACCOUNT_PATHS, DELETED_PATH, SIGN_IN_PATH } from '@staykit/core/account/account-links.ts';
import { NEW_PASSWORD_PATH } from '@staykit/core/account/account-settings.ts';

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

/** Brings a form of an account to life: it sends its fields as they are, and shows what came of it. */
export function startAccountForm(form: HTMLFormElement, go = (href: string) => location.assign(href)): void {
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
  const send = async (): Promise<void> => {
    if (sending) return;
    tell('alert');
    tell('status');
    busy(true);
    const fields = kind === 'companions' ? companionsOf(form) : Object.fromEntries(new FormData(form));
    const token = new URLSearchParams(location.hash.slice(1)).get('token');
    const body = {
      ...fields,
      ...((kind === 'sign-up' || kind === 'password-reset') && { locale: form.dataset['locale'] }),
      ...(kind === 'new-password' && { token: token ?? '' }),
    };
    try {
      const [url, sent] = callAt('', asked, body);
      const answer = await fetch(url, { ...posting(sent), credentials: 'same-origin' });
      if (kind === 'deletion' && answer.status === 409) return tell('alert', form.dataset['coming']);
      if (!answer.ok) return tell('alert', form.dataset[REFUSALS.has(answer.status) ? 'refused' : 'failed']);
      if (SIGNS_IN.has(kind)) return go(afterSignIn(location));
      if (kind === 'sign-out') return go('/');
      if (kind === 'deletion') return go(DELETED_PATH);
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
