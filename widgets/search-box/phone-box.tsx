import { formatRange } from '../components/calendar/format-range.ts';
import { ScreenPanel } from '../components/calendar/screen-panel.styles.ts';
import { useScrolledMonths } from '../components/calendar/use-scrolled-months.ts';
import { DestinationScreen } from '../components/destination-picker/destination-screen.tsx';
import { useStay } from '../components/stay-context.tsx';
import { paxText } from '../components/travellers/pax-text.ts';
import { Dialog } from '../primitives/dialog/dialog.tsx';
import type { DropdownProps } from '../primitives/dropdown/dropdown.tsx';
import { Icon } from '../primitives/icon/icon.tsx';
import { iconSearch } from '../primitives/icon/icons.ts';
import type { BoxLayout } from './box-layout.ts';
import type { BoxPartProps } from './box-parts.ts';
import { Line, Stack } from './phone-box.styles.ts';
import { SearchFields } from './search-fields.tsx';

const SCREENS: BoxLayout = {
  Opener: ScreenOpener,
  Destination: DestinationScreen,
  useView: useScrolledMonths,
};

/** What is searched for in one line, which opens all of it and stands for the fields on a phone. [SEARCHBOX-03] */
export function PhoneLine({ box }: BoxPartProps) {
  const { criteria, destination, modal, change, stay } = box;
  const { checkin, checkout, pax } = criteria;
  const { locale, t } = stay;
  const facts = [checkin && checkout && formatRange(checkin, checkout, locale), paxText(pax, t)];
  return (
    <Line
      part="summary"
      type="submit"
      aria-haspopup="dialog"
      aria-expanded={!!modal}
      onClick={(event) => {
        event.preventDefault();
        change({ modal: true });
      }}
    >
      <Icon of={iconSearch} />
      <span>
        <strong>{destination.value || t('searchBox.where')}</strong>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </Line>
  );
}

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
