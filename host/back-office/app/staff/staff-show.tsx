import { useState } from 'react';
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
import { SetUpLink } from './set-up-link.tsx';

function StaffActions() {
  const [link, setLink] = useState<string>();
  const translate = useTranslate();
  const isDisabled = Boolean(useRecordContext()?.['disabledAt']);
  const t = (key: string) => translate(`staff.resources.staff.${key}`);
  return (
    <>
      <SetUpLink link={link} />
      <Actions>
        {isDisabled ? (
          <ActionButton action="enable" label={t('enable')} />
        ) : (
          <ActionButton
            action="disable"
            label={t('disable')}
            danger
            fields={[{ name: 'reason', label: translate('staff.reason') }]}
          />
        )}
        <ActionButton
          action="reset"
          label={t('reset')}
          danger
          fields={[{ name: 'reason', label: translate('staff.reason') }]}
          onDone={(answer) => setLink(String(answer['link']))}
        />
      </Actions>
    </>
  );
}

/** An account: it can be ended and opened again. */
export default function StaffShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <StaffActions />
        <TextField source="email" />
        <TextField source="role" />
        <TextField source="hotels" emptyText="–" />
        <BooleanField source="isSetUp" />
        <DateField source="lastSeenAt" showTime emptyText="–" />
        <DateField source="lockedUntil" showTime emptyText="–" />
        <DateField source="disabledAt" showTime emptyText="–" />
      </SimpleShowLayout>
    </Show>
  );
}
