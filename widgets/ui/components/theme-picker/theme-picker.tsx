import { THEMATICS, type ThematicKey } from '@staykit/core/search/facets/thematics.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconCheck } from '../../primitives/icon/icons.ts';
import { useStay } from '../../hooks/stay-context.tsx';
import { themeIcon } from './theme-icon.ts';
import { Options } from './theme-picker.styles.ts';

/** The shorter list of an experiment. [EXPERIMENT-03] */
export const REDUCED_THEMATICS: readonly ThematicKey[] = ['wellness', 'romantic', 'gastronomy'];

/** What kind of stay. */
export interface ThemePickerProps {
  /** Id of the chosen thematic; all themes without it. */
  value?: number | undefined;
  /** The shorter list of an experiment. [EXPERIMENT-03] */
  reduced?: boolean;
  onPick: (theme: number | undefined) => void;
}

/** The thematics with their icons; one press chooses. */
export function ThemePicker({ value, reduced = false, onPick }: ThemePickerProps) {
  const { t } = useStay();
  const names = Object.keys(THEMATICS) as ThematicKey[];
  const shown = reduced ? names.filter((name) => REDUCED_THEMATICS.includes(name)) : names;
  return (
    <Options>
      {[undefined, ...shown].map((name) => {
        const id = name && THEMATICS[name];
        return (
          <li key={name ?? ''}>
            <button
              type="button"
              aria-pressed={id === value}
              data-autofocus={id === value || undefined}
              onClick={() => onPick(id)}
            >
              {id !== undefined && <Icon of={themeIcon(id)} />}
              <span>{t(name ? `theme.${name}` : 'theme.all')}</span>
              {id === value && <Icon of={iconCheck} />}
            </button>
          </li>
        );
      })}
    </Options>
  );
}
