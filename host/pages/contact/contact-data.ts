import type { CaptchaSettings } from '../../../widgets/core/contact/captcha-settings.ts';

/** What the button of the contact page begins with. */
export interface ContactData {
  /** The contact page itself, which thanks: on the shop that an exported minisite belongs to. */
  successUrl: string;
  /** How the form tells people from robots, where it is not the shop's own check. [CAPTCHA-02] */
  captcha?: CaptchaSettings;
}
