import { DataTable, FunctionField, List, TextField, TextInput } from 'react-admin';
import { money } from '../layout/money.tsx';
import { StateField } from '../layout/state-field.tsx';

const filters = [<TextInput key="q" source="q" alwaysOn resettable />];

/** What a code takes off, as a text. */
export const takenOff = ({ kind, value }: { kind?: string; value?: number }): string =>
  kind === 'percent' ? `${value} %` : money(value ?? 0);

/** Promo codes, the latest first. */
export default function PromoCodeList() {
  return (
    <List filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} perPage={25} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="code" />
        <DataTable.Col source="state" disableSort>
          <StateField />
        </DataTable.Col>
        <DataTable.Col source="value" disableSort>
          <FunctionField render={takenOff} />
        </DataTable.Col>
        <DataTable.Col source="used">
          <FunctionField
            render={({ used, maxUses }: { used: number; maxUses?: number | null }) =>
              maxUses ? `${used} / ${maxUses}` : String(used)
            }
          />
        </DataTable.Col>
        <DataTable.Col source="validFrom" disableSort />
        <DataTable.Col source="validUntil">
          <TextField source="validUntil" emptyText="–" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
