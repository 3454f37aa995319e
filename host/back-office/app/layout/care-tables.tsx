import { PartTable } from './part-table.tsx';

/** Tables that the pages of sales share. */
interface CareTableProps {
  title: string;
}

/** Remarks of staff. */
export const NoteTable = ({ title }: CareTableProps) => (
  <PartTable source="notes" title={title} columns={{ createdAt: 'time', staffEmail: 'text', text: 'text' }} />
);

/** Mails that were sent, or are to be. */
export const MailTable = ({ title }: CareTableProps) => (
  <PartTable
    source="mails"
    title={title}
    columns={{
      template: 'text',
      recipient: 'text',
      state: 'text',
      createdAt: 'time',
      sentAt: 'time',
      error: 'text',
    }}
  />
);

/** Invoices and credit notes. */
export const InvoiceTable = ({ title }: CareTableProps) => (
  <PartTable
    source="invoices"
    title={title}
    columns={{ id: 'text', kind: 'text', issuedOn: 'text', totalCents: 'money' }}
  />
);

/** What staff did. */
export const HistoryTable = ({ title }: CareTableProps) => (
  <PartTable
    source="history"
    title={title}
    columns={{ at: 'time', staffEmail: 'text', action: 'text', reason: 'text' }}
  />
);
