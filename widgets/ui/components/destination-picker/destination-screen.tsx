import { useState } from 'react';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { iconMapPin } from '../../primitives/icon/icons.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { DestinationPicker, type DestinationPickerProps } from './destination-picker.tsx';
import { Screen } from './destination-screen.styles.ts';

/** On a phone the destination is a field that opens the combobox on a screen of its own. [DEST-08] */
export function DestinationScreen(props: DestinationPickerProps) {
  const { t } = useStay();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const label = t('destination.label');
  return (
    <>
      <SearchField
        icon={iconMapPin}
        label={label}
        value={props.value || t('destination.placeholder')}
        empty={!props.value}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={close} title={label} closeLabel={t('common.close')} fullScreen>
        <Screen>
          <DestinationPicker {...props} id={`${props.id}-full`} always onDone={close} />
        </Screen>
      </Dialog>
    </>
  );
}
