import { adoptLaterStyles } from '../../../widgets/elements/styles/styled.ts';
import { contactIsland } from '../contact-island.tsx';
import { SALE_CHUNKS } from '../locale-chunks.ts';
import { PAGE_DATA_ID, type PageData } from '../page-data.ts';
import { takeOver } from '../take-over.ts';

/** Brings the contact page to life. */
export async function startContact(root: HTMLElement): Promise<void> {
  const block = document.getElementById(PAGE_DATA_ID);
  const page = JSON.parse(block?.textContent ?? '{}') as PageData;
  const { contact, locale } = page;
  if (!contact) return;
  const { default: messages } = await SALE_CHUNKS[locale]();
  adoptLaterStyles(document);
  const island = contactIsland(page, messages, async () => {
    const { pageContactForm } = await import('./contact-form.tsx');
    return pageContactForm(page, messages, contact);
  });
  takeOver(root, island);
}
