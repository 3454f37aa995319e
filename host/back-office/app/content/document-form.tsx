import { useDataProvider, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { filledIn, type FormSchema } from './schema.ts';
import { DocumentFields } from './schema-fields.tsx';

interface Form {
  id: string;
  schema: FormSchema;
}

/** The inputs of a document, made from the schema that its file is checked with. */
export function DocumentForm() {
  const kind = useWatch({ name: 'kind' }) as string | undefined;
  const { data: form } = useGetOne<Form>('contentForms', { id: kind ?? '' }, { enabled: Boolean(kind) });
  return form ? <DocumentFields key={form.id} schema={form.schema} /> : null;
}

/** Makes the value of a form what a file would hold. */
export function useFilledIn(): (kind: string, value: unknown) => Promise<unknown> {
  const dataProvider = useDataProvider();
  return async (kind, value) => {
    const { data } = await dataProvider.getOne<Form>('contentForms', { id: kind });
    return filledIn(value, data.schema);
  };
}
