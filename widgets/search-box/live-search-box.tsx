import { StayContext } from '../components/stay-context.tsx';
import { formatRange } from '../components/calendar/format-range.ts';
import { usePagedMonths } from '../components/calendar/use-paged-months.ts';
import { DestinationPicker } from '../components/destination-picker/destination-picker.tsx';
import { paxText } from '../components/travellers/pax-text.ts';
import { hasDates } from '../core/search/flow.ts';
import { Dropdown } from '../primitives/dropdown/dropdown.tsx';
import { Icon } from '../primitives/icon/icon.tsx';
import { iconSearch } from '../primitives/icon/icons.ts';
import type { BoxLayout } from './box-layout.ts';
import type { BoxParts } from './box-parts.ts';
import type { SearchBoxProps } from './search-box.props.ts';
import { Fields, Form, Root, Summary } from './search-box.styles.ts';
import { SearchFields } from './search-fields.tsx';
import { useSearchBox } from './use-search-box.ts';

/** A search box and the parts that it is put together from. */
export interface LiveSearchBoxProps extends SearchBoxProps {
  parts: BoxParts;
}

const INLINE: BoxLayout = { Opener: Dropdown, Destination: DestinationPicker, useView: usePagedMonths };

/** The search box without what only a page without script, a phone, or one with several flows needs. */
export function LiveSearchBox(props: LiveSearchBoxProps) {
  const { id = 'stay-search', flows, resultsUrl, locale, parts } = props;
  const { PlainFields, FlowLinks } = parts;
  const box = useSearchBox(props);
  const { criteria, destination, modal, setModal, onSubmit, stay } = box;
  const { t } = stay;
  const { checkin, checkout, pax } = criteria;
  const [phone, prefetch] = box.phone;
  const facts = [checkin && checkout && formatRange(checkin, checkout, locale), paxText(pax, t)];
  return (
    <StayContext.Provider value={stay}>
      <Root>
        {FlowLinks && flows && <FlowLinks box={box} flows={flows} />}
        <Form
          role="search"
          aria-label={t('searchBox.label')}
          action={resultsUrl}
          method="get"
          onSubmit={onSubmit}
        >
          <Summary
            part="summary"
            type="submit"
            aria-haspopup="dialog"
            aria-expanded={modal}
            onPointerDown={prefetch}
            onClick={(event) => {
              event.preventDefault();
              setModal(true);
            }}
          >
            <Icon of={iconSearch} />
            <span>
              <strong>{destination.value || t('searchBox.where')}</strong>
              <span>{facts.filter(Boolean).join(' · ')}</span>
            </span>
          </Summary>
          <Fields part="box" data-undated={hasDates(criteria.flow) ? undefined : ''}>
            <SearchFields id={id} box={box} props={props} layout={INLINE} asleep={modal} />
          </Fields>
          {PlainFields && <PlainFields box={box} id={id} />}
        </Form>
        {modal && phone && <phone.PhoneBox id={`${id}-modal`} box={box} props={props} />}
      </Root>
    </StayContext.Provider>
  );
}
