import {
  BooleanField,
  DateField,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { ActionButton } from '../layout/action-button.tsx';
import { Actions } from '../layout/facts.tsx';

function KeyActions() {
  const translate = useTranslate();
  const hasEnded = Boolean(useRecordContext()?.['revokedAt']);
  return (
    <Actions>
      <ActionButton
        action="revoke"
        label={translate('staff.resources.supplierKeys.revoke')}
        danger
        disabled={hasEnded}
        fields={[{ name: 'reason', label: translate('staff.reason') }]}
      />
    </Actions>
  );
}

/** A key without its secret: it can be ended. */
export default function SupplierKeyShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <KeyActions />
        <TextField source="supplier" />
        <TextField source="id" />
        <TextField source="hotels" emptyText="–" />
        <BooleanField source="ownHotels" />
        <TextField source="usedOn" emptyText="–" />
        <DateField source="createdAt" showTime />
        <DateField source="expiresAt" showTime emptyText="–" />
        <DateField source="revokedAt" showTime emptyText="–" />
      </SimpleShowLayout>
    </Show>
  );
}
