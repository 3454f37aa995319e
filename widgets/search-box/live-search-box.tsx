import { StayContext } from '../components/stay-context.tsx';
import { formatRange } from '../components/calendar/format-range.ts';
import { paxText } from '../components/travellers/pax-text.ts';
import { Dialog } from '../primitives/dialog/dialog.tsx';
import { Icon } from '../primitives/icon/icon.tsx';
import { iconSearch } from '../primitives/icon/icons.ts';
import type { BoxParts } from './box-parts.ts';
import type { SearchBoxProps } from './search-box.props.ts';
import { Fields, Form, Root, Stack, Summary } from './search-box.styles.ts';
import { SearchFields } from './search-fields.tsx';
import { useSearchBox } from './use-search-box.ts';

/** A search box and the parts that it is put together from. */
export interface LiveSearchBoxProps extends SearchBoxProps {
  parts: BoxParts;
}

/** The search box without what only a page without script, or one with several flows, needs. */
export function LiveSearchBox({ parts, ...props }: LiveSearchBoxProps) {
  const { PlainFields, FlowLinks } = parts;
  const { id = 'stay-search', variants = {}, flows, resultsUrl, locale } = props;
  const box = useSearchBox(props, parts.panels);
  const { criteria, destination, modal, setModal, onSubmit } = box;
  const { t } = box.stay;
  const { checkin, checkout, pax } = criteria;
  const facts = [checkin && checkout && formatRange(checkin, checkout, locale), paxText(pax, t)];
  return (
    <StayContext.Provider value={box.stay}>
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
            type="submit"
            aria-haspopup="dialog"
            aria-expanded={modal}
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
          <Fields>
            <SearchFields id={id} box={box} variants={variants} asleep={modal} />
          </Fields>
          {PlainFields && <PlainFields box={box} id={id} />}
        </Form>
        <Dialog
          open={modal}
          onClose={() => setModal(false)}
          title={t('searchBox.title')}
          closeLabel={t('common.close')}
          fullScreen="always"
        >
          <Stack onSubmit={onSubmit}>
            <SearchFields id={`${id}-modal`} box={box} variants={variants} phone />
          </Stack>
        </Dialog>
      </Root>
    </StayContext.Provider>
  );
}
