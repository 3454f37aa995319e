import { OfferCard } from '../../widgets/components/offer-card/offer-card.tsx';
import { createTranslate } from '../../widgets/messages/translate.ts';
import { ResultsGrid } from '../../widgets/results-grid/results-grid.tsx';
import { searchTitle } from '../pages/search/search-title.ts';
import { inside } from '../routing/inside.ts';
import { inlineBlocks } from '../shell/banners/inline-blocks.tsx';
import { hasHearts } from './has-hearts.ts';
import type { IslandTools } from './island-tools.ts';
import type { PageData, ResultsGridData } from './page-data.ts';
import { focusChosenOffer, noteChosenOffer } from './visit/chosen-offer.ts';
import { WishedGrid } from './wished-grid.tsx';

/** The part of the results that comes many times: taken over piece by piece. */
export const RESULTS_PART = OfferCard;

/** The results of a page, as the server prints them and the browser takes them over. */
export function resultsGridIsland(
  page: PageData,
  { blocks, still, ...data }: ResultsGridData,
  tools: IslandTools,
  onReady?: () => void,
) {
  const { client, messages, channel, now, address, track, live } = tools;
  const { locale, origin, prefix = '', care = false, variants, tiles } = page;
  const place = {
    channel,
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
      {...(tiles && { map: { tiles } })}
      {...(wishes && live && { live })}
      {...(blocks && { inlineBlocks: inlineBlocks(blocks, place) })}
      {...(variants && { variants })}
      {...(track && { track })}
      {...(address && {
        address,
        onResults: ({ criteria }) => {
          document.title = searchTitle(place.t, criteria);
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
