import { browserStay } from '../../framework/browser/hydrate-island.ts';
import { createResultsClient } from '@staykit/client/create-results-client.ts';
import { createGiftClient } from '@staykit/client/gift/create-gift-client.ts';
import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { BoxMap } from './box-map.tsx';
import { LOCALE_CHUNKS } from '../../framework/browser/locale-chunks.ts';
import { apiOptions } from '../../framework/request/api-options.ts';
import type { IslandPage } from '../../framework/page-data.ts';
import { renderInto } from '../../framework/browser/render-into.ts';
import type { BoxStaysData } from './box-stays-data.ts';
import { tellThrown } from '../../framework/browser/tell-failure.ts';

/** The map of a box's stays over its page; closed it stays as it was left. [BOX-05] */
export async function boxMap(page: IslandPage, { code = '', productUrl, gift }: BoxStaysData) {
  const { locale, tiles } = page;
  const { default: messages } = await LOCALE_CHUNKS[locale]();
  const options = apiOptions(page);
  const client = { ...createGiftClient(options), ...createResultsClient(options) };
  const stay = browserStay(page, messages);
  const root = document.body.appendChild(document.createElement('div'));
  const show = (open: boolean, filters?: SearchCriteria): void => {
    const element = (
      <StayContext.Provider value={stay}>
        <BoxMap
          client={client}
          code={code}
          open={open}
          onClose={() => show(false, filters)}
          {...(filters && { filters })}
          productUrl={productUrl}
          {...(gift && { gift })}
          onError={tellThrown}
          {...(tiles && { tiles })}
        />
      </StayContext.Provider>
    );
    renderInto(root, element);
  };
  return { show };
}
