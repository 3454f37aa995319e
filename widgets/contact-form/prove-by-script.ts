import { captchaScript, type CaptchaSettings } from '@staykit/core/contact/captcha-settings.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import type { Locale } from '@staykit/values/market/locale.ts';

/** What the scripts of hCaptcha, Turnstile and reCAPTCHA have in common. */
interface CaptchaProvider {
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      size: 'invisible';
      callback: (token: string) => void;
      'error-callback': (code?: unknown) => void;
    },
  ): unknown;
  execute(widget: unknown): unknown;
}

/** Milliseconds that a script may take to put itself on the page. */
const PATIENCE_MS = 4_000;

const scripts = new Map<string, Promise<unknown>>();

/** Loads a script once for all forms of a page; one that failed is tried again. [CAPTCHA-02] */
function loadOnce(address: string, load: (address: string) => Promise<unknown>): Promise<unknown> {
  const known = scripts.get(address) ?? load(address);
  scripts.set(address, known);
  known.catch(() => scripts.delete(address));
  return known;
}

/** Not as the source of a script element: pages that require trusted types forbid that. */
const importScript = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

async function provider(name: string): Promise<CaptchaProvider> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = (globalThis as Record<string, unknown>)[name] as CaptchaProvider | undefined;
    if (typeof found?.render === 'function') return found;
    if (performance.now() > until)
      throw new StayError('BOT_CHECK_FAILED', `contact-form: the bot check script did not define "${name}"`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The check of another provider, by its own script in the language of the locale. It shows nothing unless it must. */
export async function proveByScript(
  settings: CaptchaSettings,
  locale: Locale,
  place: HTMLElement,
  load = importScript,
): Promise<string> {
  const { siteKey = '', globalName = 'hcaptcha' } = settings;
  await loadOnce(captchaScript(settings, locale), load);
  const captcha = await provider(globalName);
  const spot = document.createElement('div');
  place.append(spot);
  try {
    return await new Promise<string>((resolve, reject) => {
      const widget = captcha.render(spot, {
        sitekey: siteKey,
        size: 'invisible',
        callback: resolve,
        'error-callback': (code) =>
          reject(new StayError('BOT_CHECK_FAILED', `contact-form: the check failed: ${String(code)}`)),
      });
      captcha.execute(widget);
    });
  } finally {
    spot.remove();
  }
}
