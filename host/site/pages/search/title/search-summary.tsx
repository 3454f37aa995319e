import { useEffect, useState } from 'react';
import type { SearchBoxClient } from '@staykit/client/stay-client.ts';
import { datesText } from '@staykit/ui/components/calendar/format-range.ts';
import { Trigger } from '@staykit/ui/components/filters/trigger.styles.ts';
import { shortPaxText } from '@staykit/ui/components/travellers/pax-text.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconSearch } from '@staykit/ui/primitives/icon/icons.ts';
import type { AroundResultsProps } from '@staykit/widgets/results-grid/parts/grid-parts.ts';
import { nameOf } from './tell-place.ts';

/** Leads back to the search box, at the top of the page. */
function toSearchBox(): void {
  scrollTo({ top: 0 });
  const fields = document.querySelectorAll<HTMLElement>('[data-island="search-box"] :is(button, input)');
  // Those of a phone and of a desk stand side by side, and one of them is hidden.
  [...fields].find((field) => field.offsetParent)?.focus({ preventScroll: true });
}

/** Makes the part of the bar that says what is searched once the search box is out of sight: place, dates, travellers. */
export function searchSummary(client: Pick<SearchBoxClient, 'recommend'>) {
  return function SearchSummary({ criteria }: Pick<AroundResultsProps, 'criteria'>) {
    const { t, locale } = useStay();
    const [place, setPlace] = useState<string>();
    useEffect(() => {
      let isLatest = true;
      void nameOf(client, criteria).then((name) => isLatest && setPlace(name));
      return () => {
        isLatest = false;
      };
    }, [criteria]);
    const parts = [place, datesText(criteria, locale, t), shortPaxText(criteria.pax, t)].filter(Boolean);
    return (
      <Trigger type="button" aria-label={`${t('searchBox.open')}: ${parts.join(', ')}`} onClick={toSearchBox}>
        <Icon of={iconSearch} size={16} />
        <span>{parts.join(' · ')}</span>
      </Trigger>
    );
  };
}
