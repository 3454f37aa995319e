import { SearchBox } from '../../widgets/search-box/search-box.tsx';
import type { IslandTools } from './island-tools.ts';
import type { PageData, SearchBoxData } from './page-data.ts';

/** The search box of a page, as the server prints it and the browser takes it over. */
export function searchBoxIsland(
  page: PageData,
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
      careMode={page.care ?? false}
      {...(page.variants && { variants: page.variants })}
      {...(storage && { storage })}
      {...(onReady && { onReady })}
    />
  );
}
