import type { Suggestion } from '../../core/search/location.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useStay } from '../stay-context.tsx';
import type { PlaceGroup } from './destination-picker.model.ts';
import { List } from './destination-picker.styles.ts';
import { suggestionIcon } from './suggestion-icons.ts';

/** The places to choose from. */
export interface SuggestionListProps {
  /** Id of the list; its options and headings have ids made from it. */
  id: string;
  groups: readonly PlaceGroup[];
  /** The highlighted option, counted across the groups, so that the arrow keys cross them. [DEST-06] */
  active: number;
  onPick: (suggestion: Suggestion) => void;
}

/** Places by kind, each kind under a heading with its icon. [DEST-04] */
export function SuggestionList({ id, groups, active, onPick }: SuggestionListProps) {
  const { t } = useStay();
  const options = groups.flatMap(({ results }) => results);
  return (
    <List id={id} role="listbox" aria-label={t('destination.suggestions')}>
      {groups.map(({ key, label, icon, results }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <div id={`${id}-${key}`} data-heading="">
            <Icon of={suggestionIcon(icon)} size={16} />
            {label}
          </div>
          {results.map((place) => {
            const index = options.indexOf(place);
            return (
              // The focus stays in the combobox, which has the keys and names the active option.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={index}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                ref={index === active ? reveal : undefined}
                onClick={() => onPick(place)}
              >
                {place.label}
                {place.detail && <span>{place.detail}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </List>
  );
}

/** Brings the highlighted option in sight, moving no more than that takes. */
function reveal(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
