import type { Suggestion } from '@staykit/values/search/location.ts';
import { DEFAULT_LOCAL_DISTANCE, LOCAL_DISTANCES } from '@staykit/core/search/map/distance.ts';
import { iconClose } from '../../primitives/icon/icons.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { Chips, List } from './destination-picker.styles.ts';
import { suggestionIcon } from './suggestion-icons.ts';
import type { DestinationState } from './use-destination.ts';

/** What the field of the destination opens. */
export interface DestinationListProps extends Pick<
  DestinationState,
  | 'groups'
  | 'active'
  | 'found'
  | 'forgotten'
  | 'distance'
  | 'setDistance'
  | 'pick'
  | 'forget'
  | 'forgetAll'
  | 'press'
> {
  /** Id of the list; its options and headings have ids made from it. */
  id: string;
}

/**
 * 'Travel locally', where the typed place is where the journey starts and the distance is chosen, and the places by
 * kind, each kind under a heading with its icon. [DEST-04] [DEST-09..11]
 */
export function DestinationList(props: DestinationListProps) {
  const { id, groups, active, found, forgotten, distance, setDistance, pick, forget, forgetAll, press } =
    props;
  const { t } = useStay();
  const options = groups.flatMap(({ results }) => results);
  const isLocal = distance !== undefined;
  const count = options.length;

  const option = (place: Suggestion, isOwn: boolean) => {
    const index = options.indexOf(place);
    const isActive = index === active;
    return (
      // The focus stays in the combobox, which has the keys and names the active option.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
      <div
        key={index}
        id={`${id}-${index}`}
        role="option"
        aria-selected={isActive}
        ref={isActive ? reveal : undefined}
        aria-keyshortcuts={isOwn ? 'Delete' : undefined}
        onClick={({ target }) => ((target as Element).closest('[data-forget]') ? forget(place) : pick(place))}
      >
        {place.label}
        {place.detail && <span>{place.detail}</span>}
        {/* What was searched before may have another number by now, and at home nobody stays. */}
        {!isOwn && !isLocal && place.hotels && (
          <span data-hotels="">{t('destination.hotels', { count: place.hotels })}</span>
        )}
        {/* An option holds no buttons: the key of the list does the same, and on a phone so does the button above it. */}
        {isOwn && (
          <i data-forget="" title={t('destination.forget')} aria-hidden="true">
            <Icon of={iconClose} size={16} />
          </i>
        )}
      </div>
    );
  };

  return (
    <>
      <Chips>
        <button
          type="button"
          aria-pressed={isLocal}
          onClick={() => setDistance(isLocal ? undefined : DEFAULT_LOCAL_DISTANCE)}
        >
          {t('destination.local')}
        </button>
        {isLocal && (
          <fieldset>
            <legend>{t('destination.distance')}</legend>
            {LOCAL_DISTANCES.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={`${id}-distance`}
                  value={value}
                  checked={value === distance}
                  onChange={() => setDistance(value)}
                />
                {t('destination.distanceValue', { distance: value })}
              </label>
            ))}
          </fieldset>
        )}
        {groups.some((group) => group.forget) && (
          <button type="button" data-forget-all="" onClick={forgetAll}>
            {t('destination.forgetAll')}
          </button>
        )}
      </Chips>
      <List {...press} id={id} role="listbox" aria-label={t('destination.suggestions')}>
        {groups.map(({ key, label, icon, results, forget: own }) => (
          // Places for another term are other places: lines that stayed would be seen jumping to where they stand now.
          <div key={`${found} ${key}`} role="group" aria-labelledby={`${id}-${key}`}>
            <div id={`${id}-${key}`} data-heading="">
              <Icon of={suggestionIcon(icon)} size={16} />
              {label}
            </div>
            {results.map((place) => option(place, !!own))}
          </div>
        ))}
      </List>
      {!count && <p>{t(found ? 'destination.none' : 'destination.hint', { term: found })}</p>}
      <VisuallyHidden role="status">
        {forgotten
          ? t('destination.forgotten', { search: forgotten })
          : found && count > 0 && t('destination.found', { count })}
      </VisuallyHidden>
    </>
  );
}

/** Brings the highlighted option in sight, moving no more than that takes. */
function reveal(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
