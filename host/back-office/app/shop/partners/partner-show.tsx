import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Show, SimpleShowLayout, useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../layout/action-button.tsx';
import { HistoryTable } from '../../layout/care-tables.tsx';
import { Actions, Facts } from '../../layout/facts.tsx';
import { money } from '../../layout/money.tsx';
import { StateField } from '../../layout/state-field.tsx';
import { StudioButton } from './studio-button.tsx';

interface Partner {
  id: string;
  name: string;
  state: 'live' | 'paused' | 'refused';
  minisiteId?: number;
  locale: string;
  address?: string;
  domains: string[];
  origins: string[];
  commissionPercent?: number;
  salesCount?: number;
  salesCents?: number;
  /** Text of the partner's file. */
  file?: string;
  findings: { line: number | null; path: string; text: string }[];
}

/** A link to the partner's statement of this month, for those who may see it. */
function StatementLink({ minisiteId }: { minisiteId: number }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'statements', action: 'list' });
  const [month] = useState(() => new Date().toISOString().slice(0, 7));
  if (!canAccess) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={`/statements/${encodeURIComponent(`partner:${minisiteId}:${month}`)}/show`}
    >
      {translate('staff.resources.partners.statement')}
    </Button>
  );
}

/** Text as it is in a file, scrolled where it is wide. */
const Code = ({ text, label }: { text: string; label: string }) => (
  <Box
    component="pre"
    tabIndex={0}
    role="region"
    aria-label={label}
    sx={{
      m: 0,
      p: 1.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      overflow: 'auto',
      fontSize: 13,
      maxHeight: 420,
    }}
  >
    {text}
  </Box>
);

function PartnerPage() {
  const translate = useTranslate();
  const partner = useRecordContext<Partner>();
  // Until the whole row is there, what the list knew of it stands in its place.
  if (partner?.file === undefined) return null;
  const t = (key: string) => translate(`staff.resources.partners.${key}`);
  const reason = { name: 'reason', label: translate('staff.reason') };
  const { minisiteId, address, state, findings } = partner;
  return (
    <>
      <Typography variant="h6" component="h1">
        {partner.name} <StateField />
      </Typography>
      <Actions>
        <StudioButton id={partner.id} label={t('edit')} />
        {state === 'live' && (
          <ActionButton action="pause" label={t('pause')} danger fields={[reason]} text={t('pauseText')} />
        )}
        {state === 'paused' && (
          <ActionButton action="resume" label={t('resume')} fields={[reason]} text={t('resumeText')} />
        )}
        {minisiteId !== undefined && <StatementLink minisiteId={minisiteId} />}
      </Actions>
      <Facts
        facts={[
          [t('fields.minisiteId'), minisiteId],
          [
            t('address'),
            address && (
              <MuiLink href={address} target="_blank" rel="noopener">
                {address}
              </MuiLink>
            ),
          ],
          [t('fields.locale'), partner.locale],
          [t('domains'), partner.domains.join(', ')],
          [t('origins'), partner.origins.join(', ')],
          [
            t('fields.commissionPercent'),
            partner.commissionPercent === undefined ? '' : `${partner.commissionPercent} %`,
          ],
          [t('fields.salesCount'), String(partner.salesCount ?? '')],
          [t('fields.salesCents'), partner.salesCents === undefined ? '' : money(partner.salesCents)],
        ]}
      />
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, mt: 2 }}>
        {t('findings')}
      </Typography>
      {findings.length === 0 ? (
        <Alert severity="success">{t('noFindings')}</Alert>
      ) : (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {findings.map(({ line, path, text }) => (
            <Code key={`${line} ${path}`} text={text} label={path} />
          ))}
        </Box>
      )}
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, mt: 2 }}>
        {t('file')}
      </Typography>
      <Code text={partner.file || translate('staff.none')} label={t('file')} />
      <HistoryTable title={t('history')} />
    </>
  );
}

/** A partner: what its file says and the check found, what it sold, and whether its minisite is open. */
export default function PartnerShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <PartnerPage />
      </SimpleShowLayout>
    </Show>
  );
}
