import type { Pax } from '@staykit/values/pax/pax.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { agesIn } from './checkout-form.ts';
import { Lines } from './checkout.styles.ts';
import { Ages } from './child-ages.styles.ts';
import { fieldId, type SaleForm } from './guest-fields.tsx';

/** Ages in years of the two kinds of travellers under 12. [PAX-09] */
const YEARS = { child: [3, 11], baby: [0, 2] } as const;

interface ChildAgesProps {
  form: SaleForm<'childAges'>;
  pax: Pick<Pax, 'child' | 'baby'>;
}

/** The age of each child, which the results promise to ask for; nothing where nobody is under 12. */
export function ChildAges({ form: { state, errors, type, leaveField }, pax }: ChildAgesProps) {
  const { t } = useStay();
  const kinds = (['child', 'baby'] as const).flatMap((kind) =>
    Array.from({ length: pax[kind] }, (_, at) => ({ kind, number: at + 1 })),
  );
  const ages = agesIn(state.fields.childAges);
  if (ages.length === 0 || ages.length !== kinds.length) return null;
  const id = fieldId('childAges');
  const error = errors.childAges;
  const choose = (at: number, chosen: string) =>
    type('childAges', state.fields.childAges.split(',').with(at, chosen).join());
  return (
    <Ages disabled={state.phase !== 'editing'} {...(error !== undefined && { 'data-invalid': '' })}>
      <legend>{t('checkout.childAges')}</legend>
      <p id={`${id}-hint`}>{t('checkout.childAgesHint')}</p>
      <div>
        {kinds.map(({ kind, number }, at) => {
          const [from, to] = YEARS[kind];
          // The fault of the group leads to its first choice.
          const own = at === 0 ? id : `${id}-${at}`;
          const isMissing = error !== undefined && ages[at] === undefined;
          return (
            <Lines key={at} {...(isMissing && { 'data-invalid': '' })}>
              <label htmlFor={own}>{t(`checkout.${kind}AgeOf`, { number })}</label>
              <select
                id={own}
                autoComplete="off"
                value={ages[at] ?? '-'}
                aria-describedby={isMissing ? `${id}-error` : `${id}-hint`}
                {...(isMissing && { 'aria-invalid': true })}
                onChange={({ currentTarget }) => choose(at, currentTarget.value)}
                onBlur={() => at === kinds.length - 1 && leaveField('childAges')}
              >
                <option value="-">{t('checkout.chooseAge')}</option>
                {Array.from({ length: to - from + 1 }, (_, step) => from + step).map((age) => (
                  <option key={age} value={age}>
                    {t('checkout.years', { count: age })}
                  </option>
                ))}
              </select>
            </Lines>
          );
        })}
      </div>
      {error !== undefined && <p id={`${id}-error`}>{t(error)}</p>}
    </Ages>
  );
}
