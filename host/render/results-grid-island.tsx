import { createTranslate } from '../../widgets/messages/translate.ts';
import { ResultsGrid } from '../../widgets/results-grid/results-grid.tsx';
import { inside } from '../routing/inside.ts';
import { inlineBlocks } from '../shell/banners/inline-blocks.tsx';
import type { IslandTools } from './island-tools.ts';
import type { PageData, ResultsGridData } from './page-data.ts';

/** The results of a page, as the server prints them and the browser takes them over. */
export function resultsGridIsland(
  page: PageData,
  { blocks, ...data }: ResultsGridData,
  tools: IslandTools,
  onReady?: () => void,
) {
  const { client, messages, channel, now, address, track } = tools;
  const { locale, origin, prefix = '', care = false, variants } = page;
  const place = {
    channel,
    locale,
    t: createTranslate(locale, messages),
    assetBase: origin,
    addressOf: (url: string) => (url.startsWith('/') ? inside(prefix, url) : url),
  };
  return (
    <ResultsGrid
      client={client}
      locale={locale}
      messages={messages}
      channel={channel}
      now={now}
      sync="hash"
      assetBase={origin}
      {...data}
      customerCare={care}
      {...(blocks && { inlineBlocks: inlineBlocks(blocks, place) })}
      {...(variants && { variants })}
      {...(track && { track })}
      {...(address && { address })}
      {...(onReady && { onReady })}
    />
  );
}
