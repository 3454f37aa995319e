import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  Edit,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { StateField } from '../layout/state-field.tsx';
import { ProblemList, ProblemsProvider } from './problems.tsx';
import { MANY_KINDS } from './choices.ts';
import { DocumentForm, useFilledIn } from './document-form.tsx';
import type { Problem } from './schema.ts';
import { VersionList } from './version-list.tsx';

interface Document {
  id: string;
  document: string;
  kind: string;
  version: string | null;
  value: unknown;
  timeZone: string;
  note?: string | null;
}

/** What a refused call says. */
interface Refusal {
  message: string;
  body?: { details?: { problems?: readonly Problem[]; agree?: { base: string | null } } };
}

function Heading() {
  const translate = useTranslate();
  const document = useRecordContext<Document>();
  const isOfMany = document !== undefined && MANY_KINDS.includes(document.kind);
  return (
    <>
      <Typography variant="h6" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {document?.document} <StateField />
      </Typography>
      {isOfMany && (
        <Button
          component={Link}
          to="/content/create"
          state={{ record: { kind: document.kind, value: document.value } }}
          size="small"
        >
          {translate('staff.resources.content.copy')}
        </Button>
      )}
      <ProblemList />
    </>
  );
}

/** Edits a document: saving makes a draft, which is then looked at and published. */
export default function ContentEdit() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  // What the server asks to agree to: the next attempt passes the version of another editor over.
  const [agreed, setAgreed] = useState<{ base: string | null }>();
  const filled = useFilledIn();
  return (
    <ProblemsProvider value={problems}>
      <Edit<Document>
        mutationMode="pessimistic"
        redirect={false}
        actions={false}
        aside={<VersionList />}
        sx={{
          '& .RaEdit-main': { flexDirection: { xs: 'column', lg: 'row' }, alignItems: 'stretch', gap: 2 },
        }}
        transform={async ({ kind, value, version, note }: Document) => ({
          value: await filled(kind, value),
          base: version,
          ...(note && { note }),
          ...agreed,
        })}
        mutationOptions={{
          onSuccess: () => {
            setProblems([]);
            setAgreed(undefined);
            // The history has one more.
            refresh();
            notify('staff.actions.done', {
              type: 'success',
              messageArgs: { action: translate('staff.resources.content.save') },
            });
          },
          onError: (error: unknown) => {
            const { message, body } = error as Refusal;
            setProblems(body?.details?.problems ?? []);
            setAgreed(body?.details?.agree);
            window.scrollTo({ top: 0 });
            if (!body?.details?.problems) notify(message, { type: 'error' });
          },
        }}
      >
        <SimpleForm
          warnWhenUnsavedChanges
          toolbar={
            <Toolbar>
              <SaveButton label="staff.resources.content.save" alwaysEnable />
            </Toolbar>
          }
        >
          <Heading />
          <DocumentForm />
          <TextInput
            source="note"
            fullWidth
            helperText={false}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </SimpleForm>
      </Edit>
    </ProblemsProvider>
  );
}
