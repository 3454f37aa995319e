import { CAPTCHA, type CaptchaSettings } from '../../widgets/core/contact/captcha-settings.ts';

/** Names that the scripts of known providers give themselves on a page. */
export const CAPTCHA_NAMES = ['hcaptcha', 'turnstile', 'grecaptcha'] as const;

/** Another provider of the bot check, as the contact page loads it. [CAPTCHA-02] */
export interface CaptchaProvider {
  /** What the form loads the script with. */
  settings: CaptchaSettings;
  /** Origins that the script, its frames and its calls come from; the policy of the page lets them in. */
  sources: readonly string[];
}

/** What the environment says of it; see `Env`. */
interface CaptchaEnv {
  scriptUrl: string | undefined;
  siteKey: string | undefined;
  globalName: string | undefined;
  sources: readonly string[] | undefined;
}

/** The provider that the environment names, or none: its token goes along in the field that the gate reads. */
export function captchaProvider({
  scriptUrl,
  siteKey,
  globalName = CAPTCHA_NAMES[0],
  sources = [],
}: CaptchaEnv): CaptchaProvider | undefined {
  if (scriptUrl === undefined || siteKey === undefined) return undefined;
  return {
    settings: { ...CAPTCHA, scriptUrl, siteKey, globalName, tokenField: 'altcha' },
    sources: [new URL(scriptUrl).origin, ...sources],
  };
}

/** Origins with commas between them, as a policy names them: `https://a.example,https://*.b.example`. */
export function readOrigins(
  name: string,
  given: (name: string) => string | undefined,
  problems: { name: string; expected: string; received: string }[],
): readonly string[] {
  const origins = (given(name) ?? '').split(',').map((each) => each.trim());
  const wrong = origins.find((each) => each && !/^https:\/\/(?:\*\.)?[a-z\d.-]+(?::\d+)?$/.test(each));
  if (wrong !== undefined)
    problems.push({
      name,
      expected: 'origins with commas between them, like https://*.hcaptcha.com',
      received: JSON.stringify(wrong),
    });
  return origins.filter(Boolean);
}
