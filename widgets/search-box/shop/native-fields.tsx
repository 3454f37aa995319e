import { PlainDates, PlainTravellers } from '@staykit/ui/components/plain-fields/plain-fields.tsx';
import { PlainFields } from '@staykit/ui/components/plain-fields/plain-fields.styles.ts';
import { LOCATION_HASH_KEYS } from '@staykit/core/search/address/address-hash.ts';
import { FLEXIBILITIES } from '@staykit/values/search/flexibility.ts';
import { flexText } from '@staykit/ui/components/calendar/format-range.ts';
import { hasDates } from '@staykit/values/search/flow.ts';
import { THEMATICS, type ThematicKey } from '@staykit/core/search/facets/thematics.ts';
import type { SearchBoxModel } from '../use-search-box.ts';

/**
 * The same search in plain fields, under the keys of the address: shown only where there is no script, and sent
 * by the form itself.
 */
export function NativeFields({ box, id }: { box: SearchBoxModel; id: string }) {
  const { criteria, destination } = box;
  const { t } = box.stay;
  const { flow, location, hotelId, theme, pax } = criteria;
  return (
    <PlainFields>
      {flow !== 'booking' && <input type="hidden" name="flow" value={flow} />}
      {location && <input type="hidden" name={LOCATION_HASH_KEYS[location.category]} value={location.id} />}
      {hotelId !== undefined && <input type="hidden" name="hotelId" value={hotelId} />}
      {destination.value !== '' && <input type="hidden" name="place" value={destination.value} />}
      {hasDates(flow) && (
        <PlainDates
          id={id}
          checkin={{ label: t('searchBox.arrival'), value: criteria.checkin }}
          checkout={{ label: t('searchBox.departure'), value: criteria.checkout }}
        />
      )}
      {hasDates(flow) && (
        <label htmlFor={`${id}-flex`}>
          {t('calendar.flex.label')}
          <select id={`${id}-flex`} name="flex" defaultValue={criteria.flex ?? ''}>
            <option value="">{t('calendar.flex.exact')}</option>
            {FLEXIBILITIES.map((one) => (
              <option key={one} value={one}>
                {flexText(one, criteria.checkin ?? box.market().date, box.stay)}
              </option>
            ))}
          </select>
        </label>
      )}
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
      <PlainTravellers id={id} pax={pax} t={t} />
    </PlainFields>
  );
}
