import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  Create,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useNotify,
  useTranslate,
} from 'react-admin';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { MANY_KINDS } from './choices.ts';
import { DocumentForm, useFilledIn } from './document-form.tsx';
import { ProblemList, ProblemsProvider } from './problems.tsx';
import type { Problem } from './schema.ts';

interface NewDocument {
  locale: string;
  kind: string;
  name: string;
  value?: unknown;
}

/** Makes a landing page, a text or an article, as a draft. */
export default function ContentCreate() {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const filled = useFilledIn();
  const notify = useNotify();
  const translate = useTranslate();
  return (
    <ProblemsProvider value={problems}>
      <Create
        redirect="edit"
        transform={async ({ locale, kind, name, value }: NewDocument) => ({
          locale,
          kind,
          name,
          value: await filled(kind, value),
        })}
        mutationOptions={{
          onError: (error: unknown) => {
            const { message, body } = error as {
              message: string;
              body?: { details?: { problems?: readonly Problem[] } };
            };
            setProblems(body?.details?.problems ?? []);
            window.scrollTo({ top: 0 });
            if (!body?.details?.problems) notify(message, { type: 'error' });
          },
        }}
      >
        <SimpleForm
          warnWhenUnsavedChanges
          toolbar={
            <Toolbar>
              <SaveButton label="staff.resources.content.save" />
            </Toolbar>
          }
        >
          <Typography variant="h6" component="h1">
            {translate('staff.resources.content.add')}
          </Typography>
          <ProblemList />
          <SelectInput source="locale" choices={[...LOCALES]} required />
          <SelectInput source="kind" choices={MANY_KINDS} required />
          <TextInput
            source="name"
            required
            fullWidth
            helperText={translate('staff.resources.content.nameHint')}
          />
          <DocumentForm />
        </SimpleForm>
      </Create>
    </ProblemsProvider>
  );
}
