import { getCareToken } from '@staykit/client/calls/get-care-token.generated.ts';
import { postCareSignIn } from '@staykit/client/calls/post-care-sign-in.generated.ts';
import { postCareSignOut } from '@staykit/client/calls/post-care-sign-out.generated.ts';
import { ask, OWN_SENDER, tell } from '@staykit/client/visitor/visitor-sender.ts';
import { publicAddress } from '@staykit/routing/care-hosts.ts';
import { hostName } from '@staykit/routing/sites.ts';

/** Where Google asks who somebody is; its answer comes back in the hash of this page. */
const GOOGLE = 'https://accounts.google.com/o/oauth2/v2/auth';

/** Kept in this tab until Google's answer is back: what was asked, and where the agent was going. */
const ASKED_KEY = 'staykit.care';

/** Brings the bar of agents, or their sign-in, to life. */
export function start(): void {
  history.scrollRestoration = 'auto';
  document.querySelector<HTMLElement>('[data-care-sign-out]')?.addEventListener('click', () => {
    void tell(OWN_SENDER, postCareSignOut, {}).then(() => location.reload());
  });
  const copy = document.querySelector<HTMLButtonElement>('[data-care-copy]');
  if (copy) startCopy(copy);
  const button = document.querySelector<HTMLButtonElement>('[data-care-sign-in]');
  if (button) startSignIn(button);
}

/** Copies the address of this page as visitors know it; without one there is nothing to copy. [CAREMODE-04] */
function startCopy(button: HTMLButtonElement): void {
  const shown = hostName(button.dataset['careCopy']);
  const address = () => publicAddress(location.href, shown ? { [hostName(location.host)]: shown } : {});
  button.disabled = address() === undefined;
  button.addEventListener('click', () => {
    const told = document.querySelector('[data-care-told]');
    void navigator.clipboard.writeText(address() ?? '').then(() => {
      if (told) told.textContent = button.dataset['told'] ?? '';
    });
  });
}

function startSignIn(button: HTMLButtonElement): void {
  const failed = document.querySelector<HTMLElement>('[data-care-failed]');
  const enter = async (asked: () => Promise<string | undefined>, way: string): Promise<void> => {
    button.disabled = true;
    try {
      const credential = await asked();
      const isTaken = credential !== undefined && (await tell(OWN_SENDER, postCareSignIn, { credential }));
      if (!isTaken) throw new Error('the sign-in was refused');
      history.replaceState(null, '', way);
      // The page that comes is another one than the sign-in: its top is what is wanted.
      history.scrollRestoration = 'manual';
      location.reload();
    } catch {
      button.disabled = false;
      if (failed) failed.textContent = failed.dataset['careFailed'] ?? '';
    }
  };
  const { careSignIn, clientId = '' } = button.dataset;
  button.disabled = false;
  if (careSignIn === 'embedded') {
    button.addEventListener('click', () => {
      void enter(async () => (await ask(OWN_SENDER, getCareToken, {}))?.credential, location.href);
    });
    return;
  }
  button.addEventListener('click', () => askGoogle(clientId));
  const token = new URLSearchParams(location.hash.slice(1)).get('id_token');
  const asked = takeAsked();
  // A token that this tab did not ask for may be anybody's.
  if (token !== null && asked && claimOf(token, 'nonce') === asked.nonce)
    void enter(async () => token, asked.way);
}

function askGoogle(clientId: string): void {
  const nonce = crypto.randomUUID();
  sessionStorage.setItem(ASKED_KEY, JSON.stringify({ nonce, way: location.href }));
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'id_token',
    scope: 'openid email',
    redirect_uri: `${location.origin}/`,
    nonce,
  });
  location.assign(`${GOOGLE}?${query}`);
}

function takeAsked(): { nonce: string; way: string } | undefined {
  try {
    const kept = sessionStorage.getItem(ASKED_KEY);
    sessionStorage.removeItem(ASKED_KEY);
    return kept === null ? undefined : (JSON.parse(kept) as { nonce: string; way: string });
  } catch {
    return undefined;
  }
}

/** A claim of a token, read without checking: the shop checks it. */
function claimOf(token: string, name: string): unknown {
  try {
    const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(body)) as Record<string, unknown>)[name];
  } catch {
    return undefined;
  }
}
