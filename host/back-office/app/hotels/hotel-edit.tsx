import { Edit, SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin';

const LANGUAGES = ['fr', 'es', 'nl', 'it'] as const;

interface Supplied {
  description?: Record<string, string | null>;
  checkin?: string | null;
  checkout?: string | null;
  reservationsEmail?: string | null;
}

/** Without what is empty: such a field stays as it is. */
const filled = (fields: Record<string, string | null | undefined> = {}) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, text]) => text !== null && text !== undefined && text !== ''),
  );

const sent = ({ supplied = {} }: { supplied?: Supplied }) => {
  const description = filled(supplied.description);
  return {
    supplied: {
      ...filled({
        checkin: supplied.checkin,
        checkout: supplied.checkout,
        reservationsEmail: supplied.reservationsEmail,
      }),
      ...(Object.keys(description).length > 0 && { description }),
    },
  };
};

/** Texts and times of a hotel. */
export default function HotelEdit() {
  return (
    <Edit transform={sent} mutationMode="pessimistic" redirect="show" actions={false}>
      <SimpleForm
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        <TextInput source="supplied.checkin" label="staff.resources.hotels.checkin" placeholder="15:00" />
        <TextInput source="supplied.checkout" label="staff.resources.hotels.checkout" placeholder="11:00" />
        <TextInput
          source="supplied.reservationsEmail"
          label="staff.resources.hotels.reservationsEmail"
          type="email"
        />
        {LANGUAGES.map((language) => (
          <TextInput
            key={language}
            source={`supplied.description.${language}`}
            label={`staff.resources.hotels.description.${language}`}
            multiline
            minRows={3}
          />
        ))}
      </SimpleForm>
    </Edit>
  );
}
