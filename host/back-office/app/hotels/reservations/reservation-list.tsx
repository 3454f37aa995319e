import { useState } from 'react';
import {
  BooleanField,
  BooleanInput,
  DataTable,
  DateField,
  DateInput,
  List,
  SelectInput,
  TextInput,
} from 'react-admin';
import { PageHeading } from '../../layout/page-heading.tsx';
import { StateField } from '../../layout/state-field.tsx';

const STATES = ['confirmed', 'changed', 'cancelled'];
const filter = (name: string) => `staff.resources.reservations.filters.${name}`;

const filters = [
  <TextInput key="q" source="q" label={filter('q')} alwaysOn resettable />,
  <TextInput
    key="hotel"
    source="hotel"
    label="staff.resources.reservations.fields.hotel"
    alwaysOn
    resettable
  />,
  <DateInput key="from" source="from" label={filter('from')} alwaysOn />,
  <DateInput key="to" source="to" label={filter('to')} />,
  <SelectInput key="state" source="state" choices={STATES} />,
  <BooleanInput
    key="acknowledged"
    source="acknowledged"
    label="staff.resources.reservations.fields.acknowledged"
  />,
];

/** Arrivals and bookings as hotels have to know them; a supplier's own. */
export default function ReservationList() {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <>
      <PageHeading />
      <List
        empty={false}
        filters={filters}
        filterDefaultValues={{ from: today }}
        sort={{ field: 'arrival', order: 'ASC' }}
        perPage={25}
        exporter={false}
      >
        <DataTable bulkActionButtons={false} rowClick="show">
          <DataTable.Col source="arrival" field={DateField} />
          <DataTable.Col source="nights" disableSort />
          <DataTable.Col source="guest" disableSort />
          <DataTable.Col source="hotel" disableSort />
          <DataTable.Col source="rooms" disableSort />
          <DataTable.Col source="id" disableSort />
          <DataTable.Col source="state" disableSort>
            <StateField />
          </DataTable.Col>
          <DataTable.Col source="acknowledged" disableSort field={BooleanField} />
          <DataTable.Col source="confirmationNumber" disableSort />
        </DataTable>
      </List>
    </>
  );
}
