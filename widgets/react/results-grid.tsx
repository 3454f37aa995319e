import { createResultsClient } from '@staykit/client/create-results-client.ts';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { ResultsGrid as Grid } from '@staykit/widgets/results-grid/results-grid.tsx';
import { mapOf } from '@staykit/widgets/results-grid/map/map-of.ts';
import type { ResultsGridProps as GridProps } from '@staykit/widgets/results-grid/results-grid-props.ts';
import { pageAddress } from './shop/page-address.ts';
import { useGiven } from './shop/use-shop.ts';
import { useWidget } from './use-widget.tsx';
import type { GivenCriteria, WidgetProps } from './widget-props.ts';

/** A results grid: the attributes of `<stay-results-grid>` in camelCase, and what only a React page can give. */
export interface ResultsGridProps extends WidgetProps<GridProps> {
  /** Tile server in place of the included base map, `https://tiles.example/{z}/{x}/{y}.png`; needs `mapAttribution`. */
  mapTiles?: string;
  /** Whom the tiles are owed to. */
  mapAttribution?: string;
  /** Link of the attribution. */
  mapAttributionUrl?: string;
  /** What to search for: as in the address, `city=75&stars=5,4&a=2`, or an object with the same keys. The address wins. */
  criteria?: GivenCriteria;
  /** Made by the page itself, by `createClient`; the grid makes its own otherwise. */
  client?: ResultsClient;
}

/** The offers of a search: cards, filters, order, map, pages. Inside a `StaykitProvider` it needs no props. */
export function ResultsGrid({ client, criteria, ...props }: ResultsGridProps) {
  const widget = useWidget('ResultsGrid', props, createResultsClient, client);
  const { initial } = props;
  const read = useGiven(widget, criteria);
  return widget.frame(
    <Grid
      channel={widget.channel}
      {...pageAddress()}
      // On a page of another site the shop's addresses are not the page's own.
      productUrl={widget.origin}
      {...mapOf(props)}
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
