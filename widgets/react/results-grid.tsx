import { useMemo } from 'react';
import { createBrowserAddress } from '@staykit/channel/browser-address.ts';
import { createResultsClient } from '@staykit/client/create-results-client.ts';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import type { AddressBinding } from '@staykit/core/search/address/address.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { ResultsGrid as Grid } from '@staykit/widgets/results-grid/results-grid.tsx';
import type { ResultsGridProps as GridProps } from '@staykit/widgets/results-grid/results-grid-props.ts';
import { useWidget } from './use-widget.tsx';
import type { GivenCriteria, WidgetProps } from './widget-props.ts';

/** A results grid: the attributes of `<stay-results-grid>` in camelCase, and what only a React page can give. */
export interface ResultsGridProps extends WidgetProps<GridProps> {
  /** What to search for: as in the address, `city=75&stars=5,4&a=2`, or an object with the same keys. The address wins. */
  criteria?: GivenCriteria;
  /** Made by the page itself, by `createClient`; the grid makes its own otherwise. */
  client?: ResultsClient;
}

/** The address of the page, made once: all grids follow one binding. */
let address: AddressBinding | undefined;

/** The offers of a search: cards, filters, order, map, pages. Inside a `StaykitProvider` it needs no props. */
export function ResultsGrid({ client, criteria, ...props }: ResultsGridProps) {
  const widget = useWidget('ResultsGrid', props, createResultsClient, client);
  const { initial } = props;
  const stated = JSON.stringify(criteria);
  // oxlint-disable-next-line react/exhaustive-deps -- criteria by what they say: a page may write them in place
  const read = useMemo(() => (criteria === undefined ? undefined : widget.read(criteria)), [stated]);
  return widget.frame(
    <Grid
      channel={widget.channel}
      {...(typeof window !== 'undefined' && { address: (address ??= createBrowserAddress(window)) })}
      // On a page of another site the shop's addresses are not the page's own.
      productUrl={widget.origin}
      {...props}
      {...widget.shared}
      assetBase={widget.origin}
      {...(read && { criteria: read })}
      {...(initial && {
        initial: { criteria: read ?? emptyCriteria(widget.flow), ...initial },
      })}
    />,
  );
}
