import { SearchBox } from '@staykit/widgets/search-box/search-box.tsx';
import type { IslandTools } from './island-tools.ts';
import type { IslandPage } from '../../framework/page-data.ts';
import type { SearchBoxData } from './search-data.ts';
import { tellFault } from '../../framework/browser/tell-failure.ts';

/** The search box of a page, as the server prints it and the browser takes it over. */
export function searchBoxIsland(
  page: IslandPage,
  data: SearchBoxData,
  tools: IslandTools,
  onReady?: () => void,
) {
  const { client, messages, channel, now, storage } = tools;
  return (
    <SearchBox
      id="stay"
      client={client}
      locale={page.locale}
      messages={messages}
      channel={channel}
      now={now}
      {...data}
      onError={tellFault}
      careMode={page.care ?? false}
      {...(page.variants && { variants: page.variants })}
      {...(storage && { storage })}
      {...(onReady && { onReady })}
    />
  );
}
