import type { Channel } from '../channel/create-channel.ts';
import { StayContext } from '../components/stay-context.tsx';
import { DestinationPicker } from '../components/destination-picker/destination-picker.tsx';
import { PARTNER_KEY } from '../core/market/partner-link.ts';
import { Dropdown } from '../primitives/dropdown/dropdown.tsx';
import type { BoxLayout } from './box-layout.ts';
import { useOnDemand } from '../components/on-demand.ts';
import type { BoxParts } from './box-parts.ts';
import { BOX_SCREEN } from './box-screen.ts';
import { PhoneLine } from './phone-line.tsx';
import type { SearchBoxProps } from './search-box.props.ts';
import { Fields, Root } from './search-box.styles.ts';
import { SearchFields } from './search-fields.tsx';
import { useSearchBox } from './use-search-box.ts';

/** A search box and the parts that it is put together from. */
export interface LiveSearchBoxProps extends SearchBoxProps {
  /** None where a box keeps nothing and touches no address. */
  parts?: BoxParts;
  channel: Channel;
  /** No other widget shares the channel: nobody else shows the results. */
  alone?: boolean;
}

const INLINE: BoxLayout = { Opener: Dropdown, Destination: DestinationPicker };

/** The search box without what only a page without script, a phone, or one with several flows needs. */
export function LiveSearchBox(props: LiveSearchBoxProps) {
  const { id = 'stay-search', flows, resultsUrl, minisite, parts } = props;
  const { PlainFields, FlowLinks } = parts ?? {};
  const box = useSearchBox(props);
  const { modal = false, onSubmit, stay, change, report } = box;
  const screen = useOnDemand(BOX_SCREEN, modal, (error) => {
    change({ modal: false });
    report(error);
  });
  const onScreen = modal && screen;
  return (
    <StayContext.Provider value={stay}>
      <Root>
        {FlowLinks && flows && <FlowLinks box={box} props={props} flows={flows} />}
        <form
          role="search"
          aria-label={stay.t('searchBox.label')}
          action={resultsUrl}
          method="get"
          onSubmit={onSubmit}
        >
          <PhoneLine box={box} open={!!onScreen} />
          <Fields part="box">
            <SearchFields id={id} box={box} props={props} layout={INLINE} asleep={!!onScreen} />
          </Fields>
          {PlainFields && <PlainFields box={box} id={id} />}
          {minisite !== undefined && <input type="hidden" name={PARTNER_KEY} value={minisite} />}
        </form>
        {onScreen && <onScreen.PhoneBox id={`${id}-modal`} box={box} props={props} />}
      </Root>
    </StayContext.Provider>
  );
}
