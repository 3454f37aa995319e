import Typography from '@mui/material/Typography';
import {
  BooleanInput,
  CheckboxGroupInput,
  FormDataConsumer,
  NumberInput,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useTranslate,
} from 'react-admin';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { PROMO_PRODUCTS } from '@staykit/values/price/promo-product.ts';

/** Terms of a code as the form has them. */
interface FormTerms {
  partners?: string | string[];
  [field: string]: unknown;
}

/** The fields that the server takes: those of the form, without what it only shows. */
export const sentTerms = ({ partners = '', ...given }: FormTerms): object => {
  const named = [
    'code',
    'kind',
    'value',
    'validFrom',
    'validUntil',
    'locales',
    'minimumCents',
    'products',
    'maxUses',
    'oncePerGuest',
    'firstPurchase',
  ];
  const ids = Array.isArray(partners) ? partners : partners.split(',');
  return {
    ...Object.fromEntries(
      named.flatMap((name) => (given[name] === undefined || given[name] === '' ? [] : [[name, given[name]]])),
    ),
    partners: ids.map((id) => id.trim()).filter(Boolean),
  };
};

const euros = {
  format: (cents?: number | null) => (cents == null ? '' : cents / 100),
  parse: (typed: string) => (typed === '' ? null : Math.round(Number(typed) * 100)),
};

/** What a code takes off, of what, where, when and how often. */
export function PromoCodeForm({ isNew = false }: { isNew?: boolean }) {
  const translate = useTranslate();
  const t = (name: string) => translate(`staff.resources.promoCodes.${name}`);
  const choices = (names: readonly string[], group: string) =>
    names.map((id) => ({ id, name: group ? t(`${group}.${id}`) : id }));
  return (
    <SimpleForm
      {...(isNew && {
        defaultValues: { kind: 'percent', products: ['stay', 'activity', 'box'], locales: [] },
      })}
      toolbar={
        <Toolbar>
          <SaveButton />
        </Toolbar>
      }
    >
      <Typography variant="h6" component="h1">
        {isNew ? t('make') : t('edit')}
      </Typography>
      {isNew && <TextInput source="code" required helperText={t('codeHint')} />}
      <SelectInput source="kind" choices={choices(['percent', 'amount'], 'kinds')} required />
      <FormDataConsumer>
        {({ formData }) =>
          formData['kind'] === 'amount' ? (
            <NumberInput
              key="amount"
              source="value"
              label={t('amount')}
              min={0.01}
              step={0.01}
              required
              sx={{ minWidth: 260 }}
              {...euros}
            />
          ) : (
            <NumberInput
              key="percent"
              source="value"
              label={t('percent')}
              min={1}
              max={100}
              step={1}
              required
              sx={{ minWidth: 260 }}
            />
          )
        }
      </FormDataConsumer>
      <TextInput
        source="validFrom"
        type="datetime-local"
        required
        helperText={t('zone')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextInput
        source="validUntil"
        type="datetime-local"
        helperText={t('untilHint')}
        slotProps={{ inputLabel: { shrink: true } }}
        parse={(typed: string) => typed || null}
      />
      <CheckboxGroupInput
        source="products"
        choices={choices(PROMO_PRODUCTS, 'kindsOfProducts')}
        helperText={t('productsHint')}
      />
      <CheckboxGroupInput source="locales" choices={choices(LOCALES, '')} helperText={t('localesHint')} />
      <TextInput source="partners" helperText={t('partnersHint')} />
      <NumberInput
        source="minimumCents"
        label={t('minimum')}
        min={0}
        step={0.01}
        helperText={t('minimumHint')}
        {...euros}
      />
      <NumberInput source="maxUses" min={1} step={1} helperText={t('maxUsesHint')} />
      <BooleanInput source="oncePerGuest" />
      <BooleanInput source="firstPurchase" />
    </SimpleForm>
  );
}
