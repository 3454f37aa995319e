import type { ComponentType } from 'react';
import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import { DestinationPicker } from '@staykit/ui/components/destination-picker/destination-picker.tsx';
import { PARTNER_KEY } from '@staykit/core/market/partner-link.ts';
import { Dropdown } from '@staykit/ui/primitives/dropdown/dropdown.tsx';
import { useOnDemand } from '@staykit/ui/hooks/on-demand.ts';
import { BOX_SCREEN } from './phone/box-screen.ts';
import { PhoneLine } from './phone/phone-line.tsx';
import { Fields, Root } from './search-box.styles.ts';
import { SearchFields, type BoxLayout } from './search-fields.tsx';
import type { FlowLink } from './search-box.props.ts';
import type { BoxPartProps, SearchBoxModel } from './use-search-box.ts';

const INLINE: BoxLayout = { Opener: Dropdown, Destination: DestinationPicker };

export interface SearchBoxFormProps extends BoxPartProps {
  /** The same search in plain fields, for a page without script. */
  PlainFields?: ComponentType<{ box: SearchBoxModel; id: string }>;
  /** The flows to choose from. */
  FlowLinks?: ComponentType<BoxPartProps & { flows: readonly FlowLink[] }>;
}

/** The fields of a search box and the screen that they have on a phone, with parts that an element has no use for. */
export function SearchBoxForm({ box, props, PlainFields, FlowLinks }: SearchBoxFormProps) {
  const { id = 'stay-search', flows, resultsUrl, minisite } = props;
  const { isScreenOpen, onSubmit, stay, dispatch, report } = box;
  const screen = useOnDemand(BOX_SCREEN, isScreenOpen, (error) => {
    dispatch({ type: 'screenClosed' });
    report(error);
  });
  const onScreen = isScreenOpen && screen;
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
