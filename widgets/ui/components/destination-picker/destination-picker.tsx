import { useMemo, useRef } from 'react';
import { useLayout } from '../../hooks/use-layout.ts';
import { floatPanel } from '../../primitives/dropdown/float-panel.ts';
import { iconClose, iconMapPin } from '../../primitives/icon/icons.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { DestinationList } from './destination-list.tsx';
import { Field, Popup } from './destination-picker.styles.ts';
import { useDestination, type DestinationInput } from './use-destination.ts';

/** Where to go: a place, or how far from home. */
export interface DestinationPickerProps extends DestinationInput {
  /** Ids of the parts are made from it. */
  id: string;
  /** The name under which a form without script sends the text. */
  name?: string;
}

/** A combobox with places by kind. On a phone it stands on a screen of its own (`DestinationScreen`). */
export function DestinationPicker(props: DestinationPickerProps) {
  const { id, name, value, always, onClear } = props;
  const { t } = useStay();
  const state = useDestination(props);
  const { open, active, distance, groups, found, forgotten, pick, forget, forgetAll, setDistance, press } =
    state;
  const list = `${id}-list`;
  // A letter changes the field alone: the list waits for places, which come with a new way to pick them.
  const content = useMemo(
    () => (
      <DestinationList
        {...{ id: list, groups, active, found, forgotten, distance }}
        {...{ pick, forget, forgetAll, setDistance, press }}
      />
    ),
    [list, groups, active, found, forgotten, distance, pick, forget, forgetAll, setDistance, press],
  );
  const popup = useRef<HTMLDivElement>(null);
  useLayout(() => {
    const panel = popup.current;
    return open && !always && panel?.parentElement ? floatPanel(panel, panel.parentElement) : undefined;
  }, [open, always]);
  return (
    <Field onBlur={state.onLeave}>
      <Icon of={iconMapPin} />
      <label htmlFor={id}>{t(distance === undefined ? 'destination.label' : 'destination.localFrom')}</label>
      <input
        {...state.field}
        id={id}
        name={name}
        role="combobox"
        data-autofocus={always}
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : `${list}-${active}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t(open ? 'destination.typing' : 'destination.placeholder')}
      />
      {value !== '' && !open && (
        <IconButton icon={iconClose} label={t('destination.clear')} onClick={onClear} />
      )}
      {open && (
        // A press in the list must not take the focus out of the field, which would close it.
        <Popup
          ref={popup}
          popover={always ? undefined : 'manual'}
          onMouseDown={(event) => event.preventDefault()}
        >
          {content}
        </Popup>
      )}
    </Field>
  );
}
