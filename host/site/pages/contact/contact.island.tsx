import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { hydrateIsland } from '../../framework/browser/hydrate-island.ts';
import { SALE_CHUNKS } from '../../framework/browser/locale-chunks.ts';
import type { StartIsland } from '../../framework/browser/start-islands.ts';
import type { ContactData } from './contact-data.ts';
import { LeaveMessage } from './leave-message.tsx';

/** Hydrates the way to the contact form, which is fetched with the press that opens it. */
export const start: StartIsland<ContactData> = async (root, contact, page) => {
  const { default: messages } = await SALE_CHUNKS[page.locale]();
  adoptLaterStyles(document);
  const loadForm = async () => (await import('./contact-form.tsx')).pageContactForm(page, messages, contact);
  hydrateIsland(
    root,
    <LeaveMessage
      t={createTranslate(page.locale, messages)}
      loadForm={loadForm}
      onFailed={(error: unknown) => reportError(error)}
    />,
  );
};
