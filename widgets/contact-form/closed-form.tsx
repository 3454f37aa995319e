import { partnerLink } from '@staykit/core/market/partner-link.ts';
import { marketPhone } from '@staykit/core/market/market-phone.ts';
import { ButtonLink } from '@staykit/ui/primitives/button/button-link.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import type { ContactFormProps } from './contact-form.props.ts';
import type { ContactFormModel } from './use-contact-form.ts';

/** What stands in place of the form where the shop takes no messages from the page: the ways that are left. */
export function ClosedForm({ form, props }: { form: ContactFormModel; props: ContactFormProps }) {
  const { t, locale } = form;
  const { contactUrl, minisite } = props;
  const phone = marketPhone(locale);
  return (
    <div part="closed">
      <Notice
        tone="info"
        role="status"
        title={t('contact.notHere')}
        action={
          contactUrl !== undefined && (
            <ButtonLink href={partnerLink(contactUrl, minisite)}>{t('contact.notHereLink')}</ButtonLink>
          )
        }
      >
        {phone.text !== '' && (
          <p>
            {t('contact.notHerePhone')} <a href={phone.href}>{phone.text}</a>
          </p>
        )}
      </Notice>
    </div>
  );
}
