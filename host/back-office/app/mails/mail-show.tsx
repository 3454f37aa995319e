import { DateField, Show, SimpleShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin';
import { ActionButton } from '../layout/action-button.tsx';
import { Actions } from '../layout/facts.tsx';
import { StateField } from '../layout/state-field.tsx';

function MailActions() {
  const translate = useTranslate();
  const mail = useRecordContext<{ id: string; state: string; template: string; recipient: string }>();
  const t = (key: string) => translate(`staff.resources.mails.${key}`);
  const isParked = mail?.state === 'parked';
  return (
    <Actions>
      <ActionButton
        action="correct"
        label={t('correct')}
        disabled={!isParked || !/^(?:booking|payment)-/.test(mail.template)}
        fields={[{ name: 'email', label: t('address'), type: 'email', initial: mail?.recipient ?? '' }]}
      />
      <ActionButton action="retry" label={t('retry')} disabled={!isParked} />
    </Actions>
  );
}

/** A mail and why it was refused. */
export default function MailShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <MailActions />
        <TextField source="recipient" />
        <TextField source="template" />
        <TextField source="locale" />
        <StateField source="state" />
        <TextField source="attempts" />
        <TextField source="event" emptyText="–" />
        <TextField source="error" emptyText="–" />
        <DateField source="createdAt" showTime />
        <DateField source="sentAt" showTime emptyText="–" />
      </SimpleShowLayout>
    </Show>
  );
}
