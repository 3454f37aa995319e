import type { ReactNode } from 'react';
import { createTranslate, type Messages } from '../../widgets/messages/translate.ts';
import { LeaveMessage } from '../pages/contact/leave-message.tsx';
import type { PageData } from './page-data.ts';

/** The way to the contact form, as the server prints it and the browser takes it over. */
export function contactIsland(
  { locale }: Pick<PageData, 'locale'>,
  messages: Messages,
  loadForm?: () => Promise<ReactNode>,
) {
  return (
    <LeaveMessage
      t={createTranslate(locale, messages)}
      {...(loadForm && { loadForm, onFailed: (error: unknown) => reportError(error) })}
    />
  );
}
