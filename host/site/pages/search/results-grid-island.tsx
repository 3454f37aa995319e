import { createTranslate } from '@staykit/messages/translate.ts';
import { ResultsGrid } from '@staykit/widgets/results-grid/results-grid.tsx';
import { searchSummary } from './title/search-summary.tsx';
import { tellPlace } from './title/tell-place.ts';
import { inside } from '@staykit/routing/inside.ts';
import { hasHearts } from '../../shell/wishlist/has-hearts.ts';
import type { IslandTools } from './island-tools.ts';
import type { IslandPage } from '../../framework/page-data.ts';
import type { ResultsGridData } from './search-data.ts';
import { tellFault } from '../../framework/browser/tell-failure.ts';
import { MAP_CHOICE, PRICE_CHOICE } from './kept-choices.ts';
import { focusChosenOffer, noteChosenOffer } from './chosen-offer.ts';
import { WishedGrid } from './wished-grid.tsx';

/** The results of a page, as the server prints them and the browser takes them over. */
export function resultsGridIsland(
  page: IslandPage,
  { blocks, still, ...data }: ResultsGridData,
  tools: IslandTools,
  onReady?: () => void,
) {
  const { client, messages, channel, now, address, track, live, AroundCard, inlineBlocks } = tools;
  const { locale, origin, prefix = '', care = false, variants, tiles } = page;
  const place = {
    channel,
    criteria: channel.get().criteria,
    locale,
    t: createTranslate(locale, messages),
    assetBase: origin,
    addressOf: (url: string) => (url.startsWith('/') ? inside(origin + prefix, url) : url),
  };
  const wishes = hasHearts({ origin, care });
  const Grid = wishes ? WishedGrid : ResultsGrid;
  return (
    <Grid
      t={place.t}
      client={client}
      locale={locale}
      messages={messages}
      channel={channel}
      now={now}
      sync="hash"
      assetBase={origin}
      {...data}
      customerCare={care}
      onError={tellFault}
      components={{ Summary: searchSummary(client) }}
      map={{
        beside: true,
        ...(tiles && { tiles }),
        ...(address && { kept: MAP_CHOICE }),
        ...(live && { after: live }),
      }}
      {...(address && { keptPrices: PRICE_CHOICE })}
      {...(wishes && live && { live })}
      {...(AroundCard && { AroundCard })}
      {...(blocks && inlineBlocks && { inlineBlocks: inlineBlocks(blocks, place) })}
      {...(variants && { variants })}
      {...(track && { track })}
      {...(address && {
        address,
        onResults: ({ criteria }) => {
          void tellPlace(place, client, criteria);
          setTimeout(focusChosenOffer);
        },
        onSelectOffer: ({ offer }) => noteChosenOffer(offer.id),
        // [PAGES-08]
        onTurn: () => still || scrollTo({ top: 0, behavior: 'instant' }),
      })}
      {...(onReady && {
        onReady: () => {
          onReady();
          focusChosenOffer();
        },
      })}
    />
  );
}
