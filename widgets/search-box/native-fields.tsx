import { PAX_LIMITS, type PaxKind } from '../core/pax/pax.ts';
import { LOCATION_HASH_KEYS } from '../core/search/address-hash.ts';
import { hasDates } from '../core/search/flow.ts';
import { THEMATICS, type ThematicKey } from '../core/search/thematics.ts';
import { Native } from './native-fields.styles.ts';
import type { SearchBoxState } from './use-search-box.ts';

const PAX_FIELDS = { adult: ['a', 'adults'], child: ['c', 'children'], baby: ['b', 'babies'] } as const;

/**
 * The same search in plain fields, under the keys of the address: shown only where there is no script, and sent
 * by the form itself.
 */
export function NativeFields({ box, id }: { box: SearchBoxState; id: string }) {
  const { criteria, destination } = box;
  const { t } = box.stay;
  const { flow, location, hotelId, theme, pax } = criteria;
  return (
    <Native>
      {flow !== 'booking' && <input type="hidden" name="flow" value={flow} />}
      {location && <input type="hidden" name={LOCATION_HASH_KEYS[location.category]} value={location.id} />}
      {hotelId !== undefined && <input type="hidden" name="hotelId" value={hotelId} />}
      {destination.value !== '' && <input type="hidden" name="place" value={destination.value} />}
      {hasDates(flow) &&
        (['checkin', 'checkout'] as const).map((name) => (
          <label key={name} htmlFor={`${id}-${name}`}>
            {t(name === 'checkin' ? 'searchBox.arrival' : 'searchBox.departure')}
            <input id={`${id}-${name}`} type="date" name={name} defaultValue={criteria[name]} />
          </label>
        ))}
      <label htmlFor={`${id}-theme`}>
        {t('theme.label')}
        <select id={`${id}-theme`} name="theme" defaultValue={String(theme ?? '')}>
          <option value="">{t('theme.all')}</option>
          {(Object.keys(THEMATICS) as ThematicKey[]).map((name) => (
            <option key={name} value={String(THEMATICS[name])}>
              {t(`theme.${name}`)}
            </option>
          ))}
        </select>
      </label>
      {(Object.keys(PAX_FIELDS) as PaxKind[]).map((kind) => {
        const [key, text] = PAX_FIELDS[kind];
        return (
          <label key={kind} htmlFor={`${id}-${key}`}>
            {t(`travellers.${text}`)}
            <input
              id={`${id}-${key}`}
              type="number"
              name={key}
              {...PAX_LIMITS[kind]}
              defaultValue={String(pax[kind])}
            />
          </label>
        );
      })}
    </Native>
  );
}
