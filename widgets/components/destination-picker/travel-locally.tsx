import { useStay } from '../stay-context.tsx';
import { LOCAL_DISTANCES } from '../../core/search/distance.ts';
import { Chips } from './destination-picker.styles.ts';

/** Whether the search starts from where the visitor lives, and how far it goes. */
export interface TravelLocallyProps {
  id: string;
  on: boolean;
  distance: number;
  onToggle: (on: boolean) => void;
  onDistance: (distance: number) => void;
}

/** 'Travel locally': the typed place is where the journey starts, and the distance is chosen. [DEST-09..11] */
export function TravelLocally({ id, on, distance, onToggle, onDistance }: TravelLocallyProps) {
  const { t } = useStay();
  return (
    <Chips>
      <button type="button" aria-pressed={on} onClick={() => onToggle(!on)}>
        {t('destination.local')}
      </button>
      {on && (
        <fieldset>
          <legend>{t('destination.distance')}</legend>
          {LOCAL_DISTANCES.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={`${id}-distance`}
                value={value}
                checked={value === distance}
                onChange={() => onDistance(value)}
              />
              {t('destination.distanceValue', { distance: value })}
            </label>
          ))}
        </fieldset>
      )}
    </Chips>
  );
}
