import { chatHoursText, phoneHoursText } from '@staykit/core/contact/help-hours.ts';
import { CONTACT_REPLY_HOURS } from '@staykit/core/contact/reply-hours.ts';
import { marketPhone } from '@staykit/core/market/market-phone.ts';
import { ButtonLink } from '@staykit/ui/primitives/button/button-link.tsx';
import { iconPhone } from '@staykit/ui/primitives/icon/icons.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { VisuallyHidden } from '@staykit/ui/primitives/visually-hidden/visually-hidden.tsx';
import { LeaveMessage } from './leave-message.tsx';
import type { PageRequest } from '../../framework/request/page-request.ts';
import { Island } from '../../registry/island.tsx';
import * as S from './contact.styles.ts';

/** Who answers, when, and how they are reached: phone, chat where there is one, and a message. [CONTACT-04] [CONTACT-07] */
export function HelpBox({ request }: { request: Pick<PageRequest, 'chatUrl' | 'locale' | 't'> }) {
  const { t, locale, chatUrl } = request;
  const phone = marketPhone(locale);
  return (
    <S.Help aria-labelledby="contact-help">
      <div>
        <h2 id="contact-help">{t('contact.help')}</h2>
      </div>
      <div>
        <h3>{t('contact.phone')}</h3>
        <a href={phone.href} data-number="">
          <Icon of={iconPhone} />
          {phone.text}
        </a>
        <small>{phoneHoursText(locale, t)}</small>
      </div>
      {chatUrl !== undefined && (
        <div>
          <ButtonLink href={chatUrl} target="_blank" rel="noopener" block data-chat="">
            {t('contact.chat')}
            <VisuallyHidden> ({t('common.newTab')})</VisuallyHidden>
          </ButtonLink>
          <small>{chatHoursText(t)}</small>
        </div>
      )}
      <div>
        <Island name="contact">
          <LeaveMessage t={t} />
        </Island>
        <small>{t('contact.writeHint', { hours: CONTACT_REPLY_HOURS })}</small>
        <noscript>
          <small>{t('contact.script')}</small>
        </noscript>
      </div>
    </S.Help>
  );
}
