import { createSearchBoxClient } from '@staykit/client/create-search-box-client.ts';
import type { SearchBoxClient } from '@staykit/client/stay-client.ts';
import { SearchBox as Box } from '@staykit/widgets/search-box/search-box.tsx';
import type { SearchBoxProps as BoxProps, BoxStorage } from '@staykit/widgets/search-box/search-box.props.ts';
import { useGiven } from './shop/use-shop.ts';
import { useWidget } from './use-widget.tsx';
import type { GivenCriteria, WidgetProps } from './widget-props.ts';

/** A search box: the attributes of `<stay-search-box>` in camelCase, and what only a React page can give. */
export interface SearchBoxProps extends WidgetProps<BoxProps> {
  /** What is chosen at the start: as in the address, `city=75&a=2`, or an object with the same keys. */
  criteria?: GivenCriteria;
  /** Made by the page itself, by `createClient`; the box makes its own otherwise. */
  client?: SearchBoxClient;
}

const BROWSER_STORAGE: BoxStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

/** Search for a stay: destination, dates, theme, travellers. Inside a `StaykitProvider` it needs no props. */
export function SearchBox({ client, criteria, ...props }: SearchBoxProps) {
  const widget = useWidget('SearchBox', props, createSearchBoxClient, client);
  const read = useGiven(widget, criteria);
  return widget.frame(
    <Box
      channel={widget.channel}
      {...(widget.mayKeep && { storage: BROWSER_STORAGE })}
      {...props}
      {...widget.shared}
      flow={widget.flow}
      {...(read && { criteria: read })}
    />,
  );
}
