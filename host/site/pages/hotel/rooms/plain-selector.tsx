import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { PAX_LIMITS, type PaxKind } from '@staykit/values/pax/pax.ts';
import type { ProductStay } from '@staykit/core/search/address/product-hash.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Plain } from '../hotel.styles.ts';

const PAX_FIELDS = { adult: ['a', 'adults'], child: ['c', 'children'], baby: ['b', 'babies'] } as const;

/** Days and travellers in plain fields, only where there is no script: sent to this page, under the keys of its address. */
export function PlainSelector({ stay }: { stay: ProductStay }) {
  const { t } = useStay();
  return (
    <Plain method="get">
      {(['checkin', 'checkout'] as const).map((name) => (
        <label key={name} htmlFor={`hotel-${name}`}>
          {t(name === 'checkin' ? 'booking.arrival' : 'booking.departure')}
          <input id={`hotel-${name}`} type="date" name={name} required defaultValue={stay[name]} />
        </label>
      ))}
      {(Object.keys(PAX_FIELDS) as PaxKind[]).map((kind) => {
        const [key, text] = PAX_FIELDS[kind];
        return (
          <label key={kind} htmlFor={`hotel-${key}`}>
            {t(`travellers.${text}`)}
            <input
              id={`hotel-${key}`}
              type="number"
              name={key}
              {...PAX_LIMITS[kind]}
              defaultValue={String(stay.pax[kind])}
            />
          </label>
        );
      })}
      <Button type="submit" variant="primary">
        {t('booking.showPrice')}
      </Button>
    </Plain>
  );
}
