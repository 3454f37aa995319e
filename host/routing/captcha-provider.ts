import type { BotScript } from '@staykit/core/contact/captcha-settings.ts';

/** Names that the scripts of known providers give themselves on a page. */
export const CAPTCHA_NAMES = ['hcaptcha', 'turnstile', 'grecaptcha'] as const;

/** Another provider of the bot check. [CAPTCHA-02] */
export interface CaptchaProvider {
  /** What the gateway tells forms to load, on pages of the shop and of partners. */
  script: BotScript;
  /** Origins that the script, its frames and its calls come from; the policy of the contact page lets them in. */
  sources: readonly string[];
}

/** What the environment says of it; see `Env`. */
interface CaptchaEnv {
  botScriptUrl?: string;
  botSiteKey?: string;
  botScriptName?: string;
  botSources?: readonly string[];
}

/** The provider that the environment names, or none. */
export function captchaProvider({
  botScriptUrl: scriptUrl,
  botSiteKey: siteKey,
  botScriptName: globalName = CAPTCHA_NAMES[0],
  botSources = [],
}: CaptchaEnv): CaptchaProvider | undefined {
  if (scriptUrl === undefined || siteKey === undefined) return undefined;
  return {
    script: { scriptUrl, siteKey, globalName },
    sources: [new URL(scriptUrl).origin, ...botSources],
  };
}
