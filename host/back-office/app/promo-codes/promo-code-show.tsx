import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { EditButton, Show, SimpleShowLayout, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ActionButton } from '../layout/action-button.tsx';
import { HistoryTable } from '../layout/care-tables.tsx';
import { Actions, Facts } from '../layout/facts.tsx';
import { money } from '../layout/money.tsx';
import { StateField } from '../layout/state-field.tsx';
import { takenOff } from './promo-code-list.tsx';

interface PromoCode {
  code: string;
  kind: string;
  value: number;
  state: string;
  validFrom: string;
  validUntil: string | null;
  locales: string[];
  partners: string[];
  minimumCents: number;
  products: string[];
  maxUses: number | null;
  used: number;
  oncePerGuest: boolean;
  firstPurchase: boolean;
  uses: {
    kind: 'booking' | 'gift';
    reference: string;
    state: string;
    recipient: string;
    amountCents: number;
    createdAt: string;
    givenBackAt: string | null;
  }[];
}

const COLUMNS = ['reference', 'state', 'recipient', 'amountCents', 'createdAt', 'givenBackAt'] as const;
const at = (time: string | null) => (time === null ? '–' : time.slice(0, 16).replace('T', ' '));

function Uses({ uses }: Pick<PromoCode, 'uses'>) {
  const translate = useTranslate();
  const title = translate('staff.resources.promoCodes.uses');
  return (
    <section>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, mt: 2 }}>
        {title}
      </Typography>
      {uses.length === 0 ? (
        <Typography color="text.secondary">{translate('staff.none')}</Typography>
      ) : (
        <TableContainer tabIndex={0} aria-label={title}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {COLUMNS.map((name) => (
                  <TableCell key={name}>{translate(`staff.columns.${name}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {uses.map(({ kind, reference, state, recipient, amountCents, createdAt, givenBackAt }) => (
                <TableRow key={`${kind} ${reference}`}>
                  <TableCell>
                    <Link
                      component={RouterLink}
                      to={`/${kind === 'booking' ? 'bookings' : 'gifts'}/${reference}/show`}
                    >
                      {reference}
                    </Link>
                  </TableCell>
                  <TableCell>{state}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{recipient}</TableCell>
                  <TableCell>{money(amountCents)}</TableCell>
                  <TableCell>{at(createdAt)}</TableCell>
                  <TableCell>{at(givenBackAt)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </section>
  );
}

function PromoCodePage() {
  const translate = useTranslate();
  const code = useRecordContext<PromoCode>();
  if (!code) return null;
  const t = (key: string) => translate(`staff.resources.promoCodes.${key}`);
  const reason = { name: 'reason', label: translate('staff.reason') };
  const yes = (is: boolean) => translate(is ? 'ra.boolean.true' : 'ra.boolean.false');
  const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : t('all'));
  return (
    <>
      <Typography variant="h6" component="h1">
        {code.code} <StateField />
      </Typography>
      <Actions>
        <EditButton />
        {code.state === 'paused' ? (
          <ActionButton action="resume" label={t('resume')} fields={[reason]} />
        ) : (
          <ActionButton action="pause" label={t('pause')} danger fields={[reason]} />
        )}
      </Actions>
      <Facts
        facts={[
          [t('fields.value'), takenOff(code)],
          [t('fields.used'), code.maxUses === null ? String(code.used) : `${code.used} / ${code.maxUses}`],
          [t('fields.validFrom'), at(code.validFrom)],
          [t('fields.validUntil'), at(code.validUntil)],
          [t('fields.products'), code.products.map((one) => t(`kindsOfProducts.${one}`)).join(', ')],
          [t('fields.locales'), list(code.locales)],
          [t('fields.partners'), list(code.partners)],
          [t('minimum'), money(code.minimumCents)],
          [t('fields.oncePerGuest'), yes(code.oncePerGuest)],
          [t('fields.firstPurchase'), yes(code.firstPurchase)],
        ]}
      />
      <Uses uses={code.uses} />
      <HistoryTable title={t('history')} />
    </>
  );
}

/** A promo code: its terms, who used it, and what staff did. */
export default function PromoCodeShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <PromoCodePage />
      </SimpleShowLayout>
    </Show>
  );
}
