import { ScreenPanel } from '../components/calendar/screen-panel.styles.ts';
import { useScrolledMonths } from '../components/calendar/use-scrolled-months.ts';
import { DestinationScreen } from '../components/destination-picker/destination-screen.tsx';
import { useStay } from '../components/stay-context.tsx';
import { Dialog } from '../primitives/dialog/dialog.tsx';
import type { DropdownProps } from '../primitives/dropdown/dropdown.tsx';
import type { BoxLayout } from './box-layout.ts';
import type { BoxPartProps } from './box-parts.ts';
import { Stack } from './phone-box.styles.ts';
import { SearchFields } from './search-fields.tsx';

const SCREENS: BoxLayout = {
  Opener: ScreenOpener,
  Destination: DestinationScreen,
  useView: useScrolledMonths,
};

/** All fields below each other as a dialog; each choice fills the screen. [SEARCHBOX-03] */
export function PhoneBox({ id, box, props }: BoxPartProps & { id: string }) {
  const { t } = box.stay;
  return (
    <Dialog
      open
      onClose={() => box.change({ modal: false })}
      title={t('searchBox.title')}
      closeLabel={t('common.close')}
      fullScreen
    >
      <Stack onSubmit={box.onSubmit}>
        <SearchFields id={id} box={box} props={props} layout={SCREENS} />
      </Stack>
    </Dialog>
  );
}

function ScreenOpener({ open, trigger, onClose, label, children }: DropdownProps) {
  const { t } = useStay();
  return (
    <>
      {trigger}
      <Dialog open={open} onClose={onClose} title={label} closeLabel={t('common.close')} fullScreen bare>
        <ScreenPanel>{children}</ScreenPanel>
      </Dialog>
    </>
  );
}
