import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useGetList,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { ActionButton } from '../layout/action-button.tsx';
import { Actions } from '../layout/facts.tsx';
import { StateField } from '../layout/state-field.tsx';

interface Publication {
  id: string;
  from: string;
  until: string | null;
  publishedBy: string;
  state: string;
}

interface Version {
  id: string;
  note: string | null;
  madeBy: string;
  madeAt: string;
  timeZone: string;
  publications: Publication[];
}

/** When a version is, was or will be shown; it can be taken back. */
function PublicationItem({ publication, version }: { publication: Publication; version: Version }) {
  const translate = useTranslate();
  const { from, until, state, publishedBy } = publication;
  const isOpen = state === 'shown' || state === 'scheduled' || state === 'covered';
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 1, py: 0.5 }}>
      <RecordContextProvider value={{ ...publication }}>
        <StateField />
      </RecordContextProvider>
      <Typography variant="body2" sx={{ flex: 1, minWidth: 180 }}>
        {translate(`staff.resources.content.period.${until === null ? 'open' : 'closed'}`, { from, until })}
        <br />
        {publishedBy}
      </Typography>
      {isOpen && (
        <RecordContextProvider value={version}>
          <ActionButton
            action="withdraw"
            label={translate('staff.resources.content.withdraw')}
            input={{ publication: publication.id }}
            danger
          />
        </RecordContextProvider>
      )}
    </ListItem>
  );
}

function VersionItem({ version, isLatest }: { version: Version; isLatest: boolean }) {
  const translate = useTranslate();
  const [link, setLink] = useState<string>();
  const t = (key: string, words: object = {}) => translate(`staff.resources.content.${key}`, words);
  const at = new Date(version.madeAt).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: version.timeZone,
  });
  return (
    <ListItem divider disableGutters sx={{ display: 'block' }}>
      <RecordContextProvider value={version}>
        <Typography component="h3" variant="subtitle2">
          {t('version', { id: version.id })}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('saved', { at, by: version.madeBy })}
          {version.note && (
            <>
              <br />
              {version.note}
            </>
          )}
        </Typography>
        <Actions>
          <ActionButton
            action="preview"
            label={t('preview')}
            onDone={(answer) => setLink(String(answer['link']))}
          />
          <ActionButton
            action="publish"
            label={t('publish')}
            fields={[
              {
                name: 'from',
                label: t('from'),
                type: 'instant',
                optional: true,
                hint: t('fromHint', { zone: version.timeZone }),
              },
              {
                name: 'until',
                label: t('until'),
                type: 'instant',
                optional: true,
                hint: t('untilHint', { zone: version.timeZone }),
              },
            ]}
          />
          {!isLatest && <ActionButton action="restore" label={t('restore')} />}
        </Actions>
      </RecordContextProvider>
      {link !== undefined && (
        <Alert severity="info">
          <Link href={link} target="_blank" rel="noreferrer">
            {t('previewLink')}
          </Link>
          <br />
          {t('previewHint')}
        </Alert>
      )}
      {version.publications.length > 0 && (
        <List dense disablePadding>
          {version.publications.map((publication) => (
            <PublicationItem key={publication.id} publication={publication} version={version} />
          ))}
        </List>
      )}
    </ListItem>
  );
}

/** The history of a document, the latest version first: each is previewed, published, and taken back. */
export function VersionList() {
  const translate = useTranslate();
  const document = useRecordContext();
  const content = String(document?.id ?? '');
  const { data = [] } = useGetList<Version>(
    'contentVersions',
    { filter: { content }, sort: { field: 'madeAt', order: 'DESC' }, pagination: { page: 1, perPage: 20 } },
    { enabled: content !== '' },
  );
  return (
    <ResourceContextProvider value="contentVersions">
      <Card
        component="section"
        sx={{ p: 2, width: { lg: 400 }, flexShrink: 0, alignSelf: { lg: 'flex-start' } }}
        aria-labelledby="versions"
      >
        <Typography variant="subtitle1" component="h2" id="versions" sx={{ fontWeight: 600 }}>
          {translate('staff.resources.content.versions')}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {translate('staff.resources.content.zone', { zone: document?.['timeZone'] })}
        </Typography>
        {data.length === 0 ? (
          <Typography color="text.secondary">{translate('staff.resources.content.noVersions')}</Typography>
        ) : (
          <List disablePadding>
            {data.map((version, index) => (
              <VersionItem key={version.id} version={version} isLatest={index === 0} />
            ))}
          </List>
        )}
      </Card>
    </ResourceContextProvider>
  );
}
