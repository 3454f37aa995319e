import { createContactClient } from '@staykit/client/contact/create-contact-client.ts';
import { ContactForm } from '@staykit/widgets/contact-form/contact-form.tsx';
import type { Messages } from '@staykit/messages/translate.ts';
import type { ContactData } from './contact-data.ts';
import type { IslandPage } from '../../framework/page-data.ts';
import { apiOptions } from '../../framework/request/api-options.ts';
import { tellFault } from '../../framework/browser/tell-failure.ts';

/** The contact form of a page, which comes with the press that opens it. */
export function pageContactForm(page: IslandPage, messages: Messages, contact: ContactData) {
  const { locale, care = false } = page;
  return (
    <ContactForm
      client={createContactClient(apiOptions(page))}
      locale={locale}
      messages={messages}
      {...contact}
      careMode={care}
      onError={tellFault}
    />
  );
}
