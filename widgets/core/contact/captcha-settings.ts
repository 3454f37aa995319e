import type { Locale } from '@staykit/values/market/locale.ts';
import { languageOf } from '../market/point-of-sale.ts';

/** The bot check of a form. [CAPTCHA-02] [CAPTCHA-03] */
export interface CaptchaSettings {
  /** The script of another provider. Default: the shop's own check. */
  scriptUrl?: string;
  /** The shop's key at that provider. */
  siteKey?: string;
  /** The parameter of the script's address that takes the language. */
  languageParam?: string;
  /** The name that the provider's script gives itself on the page. */
  globalName?: string;
  /** Seconds that a token is kept for the submit. */
  tokenTtlSeconds: number;
  /** The field that the token is posted in. Default: it is not posted. */
  tokenField?: string;
}

/** The script of another provider, as the gateway names it to forms. [CAPTCHA-02] */
export type BotScript = Required<Pick<CaptchaSettings, 'scriptUrl' | 'siteKey' | 'globalName'>>;

/** CAPTCHA: the shop's own check, whose token is no field of the form. [CAPTCHA-03] */
export const CAPTCHA: CaptchaSettings = { tokenTtlSeconds: 120 };

/** The address of a provider's script in a language (`nl` of nl_BE), with explicit rendering. [CAPTCHA-02] */
export function captchaScript(
  { scriptUrl = '', languageParam = 'hl' }: CaptchaSettings,
  locale: Locale,
): string {
  const [path = '', query = ''] = scriptUrl.split(/\?(.*)/s, 2);
  const params = new URLSearchParams(query);
  params.set('render', 'explicit');
  params.set(languageParam, languageOf(locale));
  return `${path}?${params}`;
}
