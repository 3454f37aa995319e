import { ResultsGrid } from '../../widgets/results-grid/results-grid.tsx';
import type { IslandTools } from './island-tools.ts';
import type { PageData, ResultsGridData } from './page-data.ts';

/** The results of a page, as the server prints them and the browser takes them over. */
export function resultsGridIsland(
  page: PageData,
  data: ResultsGridData,
  tools: IslandTools,
  onReady?: () => void,
) {
  const { client, messages, channel, now, address } = tools;
  return (
    <ResultsGrid
      client={client}
      locale={page.locale}
      messages={messages}
      channel={channel}
      now={now}
      sync="hash"
      assetBase={page.origin}
      {...data}
      {...(address && { address })}
      {...(onReady && { onReady })}
    />
  );
}
