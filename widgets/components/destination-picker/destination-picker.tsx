import { useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { floatPanel } from '../../primitives/dropdown/float-panel.ts';
import { iconClose, iconMapPin } from '../../primitives/icon/icons.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { useStay } from '../stay-context.tsx';
import { Field, Popup } from './destination-picker.styles.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { TravelLocally } from './travel-locally.tsx';
import { useDestination, type DestinationInput } from './use-destination.ts';

/** Where to go: a place, or how far from home. */
export interface DestinationPickerProps extends DestinationInput {
  /** Ids of the parts are made from it. */
  id: string;
  /** The name under which a form without script sends the text. */
  name?: string;
  /** The field opens a screen of its own. [DEST-08] */
  phone?: boolean;
}

/** A combobox on a wide screen; on a phone a field that opens the same combobox full screen. */
export function DestinationPicker({ phone = false, ...props }: DestinationPickerProps) {
  const { t } = useStay();
  const [open, setOpen] = useState(false);
  if (!phone) return <Combobox {...props} />;
  const close = () => setOpen(false);
  return (
    <>
      <SearchField
        icon={iconMapPin}
        label={t('destination.label')}
        value={props.value || t('destination.placeholder')}
        empty={!props.value}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onClose={close}
        title={t('destination.label')}
        closeLabel={t('common.close')}
        fullScreen="always"
      >
        {open && <Combobox {...props} id={`${props.id}-full`} always onDone={close} />}
      </Dialog>
    </>
  );
}

function Combobox(props: Omit<DestinationPickerProps, 'phone'>) {
  const { id, name, value, always = false, onClear } = props;
  const { t } = useStay();
  const state = useDestination(props);
  const { open, active, term, count, local, distance } = state;
  const list = `${id}-list`;
  const popup = useRef<HTMLDivElement>(null);
  const floats = open && !always;
  useLayoutEffect(() => {
    const panel = popup.current;
    if (floats && panel?.parentElement) return floatPanel(panel, panel.parentElement, 'start');
    return undefined;
  }, [floats]);
  return (
    <Field onBlur={state.onLeave} data-always={always || undefined}>
      <Icon of={iconMapPin} />
      <label htmlFor={id}>{t(local ? 'destination.localFrom' : 'destination.label')}</label>
      <input
        id={id}
        name={name}
        role="combobox"
        data-autofocus={always || undefined}
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : `${list}-${active}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t(open ? 'destination.typing' : 'destination.placeholder')}
        value={state.text}
        onChange={state.onInput}
        onFocus={state.onFocus}
        onClick={state.onClick}
        onBlur={state.onInputBlur}
        onKeyDown={state.onKeyDown}
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
          <TravelLocally
            id={id}
            on={local}
            distance={distance}
            onToggle={state.setLocal}
            onDistance={state.setDistance}
          />
          <SuggestionList id={list} groups={state.groups} active={active} onPick={state.pick} />
          {count === 0 && <p>{t(term ? 'destination.none' : 'destination.hint', { term })}</p>}
          <VisuallyHidden role="status">
            {term && count > 0 && t('destination.found', { count })}
          </VisuallyHidden>
        </Popup>
      )}
    </Field>
  );
}
