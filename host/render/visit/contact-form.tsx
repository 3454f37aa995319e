import { createContactClient } from '../../../widgets/client/contact/create-contact-client.ts';
import { ContactForm } from '../../../widgets/contact-form/contact-form.tsx';
import type { Messages } from '../../../widgets/messages/translate.ts';
import type { ContactData } from '../../pages/contact/contact-data.ts';
import type { PageData } from '../page-data.ts';

/** The contact form of a page, which comes with the press that opens it. */
export function pageContactForm(
  { locale, origin, care = false }: PageData,
  messages: Messages,
  { successUrl, captcha }: ContactData,
) {
  return (
    <ContactForm
      client={createContactClient({ api: `${origin}/api`, locale })}
      locale={locale}
      messages={messages}
      successUrl={successUrl}
      careMode={care}
      {...(captcha && { captcha })}
      onError={(error) => reportError(error)}
    />
  );
}
