import { ScreenPanel } from '@staykit/ui/components/calendar/screen-panel.styles.ts';
import { ScrolledMonths } from '@staykit/ui/components/calendar/scrolled-months.ts';
import { DestinationScreen } from '@staykit/ui/components/destination-picker/destination-screen.tsx';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Dialog } from '@staykit/ui/primitives/dialog/dialog.tsx';
import type { DropdownProps } from '@staykit/ui/primitives/dropdown/dropdown.tsx';
import type { BoxPartProps } from '../use-search-box.ts';
import { Stack } from './phone-box.styles.ts';
import { SearchFields, type BoxLayout } from '../search-fields.tsx';

const SCREENS: BoxLayout = {
  Opener: ScreenOpener,
  Destination: DestinationScreen,
  View: ScrolledMonths,
};

/** All fields below each other as a dialog; each choice fills the screen. [SEARCHBOX-03] */
export function PhoneBox({ id, box, props }: BoxPartProps & { id: string }) {
  const { t } = box.stay;
  return (
    <Dialog
      open
      onClose={() => box.dispatch({ type: 'screenClosed' })}
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
