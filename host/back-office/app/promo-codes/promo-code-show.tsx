import Typography from '@mui/material/Typography';
import { EditButton, Show, SimpleShowLayout, useRecordContext, useTranslate } from 'react-admin';
import { ActionButton } from '../layout/action-button.tsx';
import { HistoryTable } from '../layout/care-tables.tsx';
import { Actions, Facts } from '../layout/facts.tsx';
import { money } from '../layout/money.tsx';
import { PartTable } from '../layout/part-table.tsx';
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
}

const at = (time: string | null) => (time === null ? '–' : time.slice(0, 16).replace('T', ' '));

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
      <PartTable
        source="uses"
        title={t('uses')}
        columns={{
          reference: 'text',
          state: 'text',
          recipient: 'text',
          amountCents: 'money',
          createdAt: 'time',
          givenBackAt: 'time',
        }}
        to={({ kind, reference }) =>
          `/${kind === 'booking' ? 'bookings' : 'gifts'}/${String(reference)}/show`
        }
      />
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
