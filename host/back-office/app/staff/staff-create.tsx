import { useState } from 'react';
import {
  Create,
  FormDataConsumer,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useTranslate,
} from 'react-admin';
import { SetUpLink } from './set-up-link.tsx';
import { ROLES } from './roles.ts';

/** The text of hotels as ids. */
const sent = ({ hotels, ...person }: { hotels?: string; role?: string }) => ({
  ...person,
  ...(person.role === 'supplier' && { hotels: (hotels ?? '').split(',').map((id) => id.trim()) }),
});

/** Invites a person: the set-up link is shown once. */
export default function StaffCreate() {
  const translate = useTranslate();
  const [link, setLink] = useState<string>();
  return (
    <Create<{ id: string; link?: string }>
      transform={sent}
      mutationOptions={{ onSuccess: (made) => setLink(made.link) }}
    >
      <SimpleForm
        toolbar={
          <Toolbar>
            <SaveButton label={translate('staff.resources.staff.invite')} />
          </Toolbar>
        }
      >
        <SetUpLink link={link} />
        <TextInput source="email" type="email" required />
        <SelectInput source="role" choices={ROLES} required />
        <FormDataConsumer>
          {({ formData }) =>
            formData['role'] === 'supplier' && (
              <TextInput source="hotels" label="staff.resources.staff.hotelIds" required />
            )
          }
        </FormDataConsumer>
      </SimpleForm>
    </Create>
  );
}
