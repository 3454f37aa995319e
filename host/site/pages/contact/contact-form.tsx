import { createContactClient } from '@staykit/client/contact/create-contact-client.ts';
import { ContactForm } from '@staykit/widgets/contact-form/contact-form.tsx';
import type { Messages } from '@staykit/messages/translate.ts';
import type { ContactData } from './contact-data.ts';
import type { IslandPage } from '../../framework/page-data.ts';

/** The contact form of a page, which comes with the press that opens it. */
export function pageContactForm(
  { locale, origin, care = false }: IslandPage,
  messages: Messages,
  contact: ContactData,
) {
  return (
    <ContactForm
      client={createContactClient({ api: `${origin}/api`, locale })}
      locale={locale}
      messages={messages}
      {...contact}
      careMode={care}
      onError={(error) => reportError(error)}
    />
  );
}
