import { render } from 'preact';
import type { ComponentChild } from 'preact';
import { createResultsClient } from '../../../widgets/client/create-results-client.ts';
import { createGiftClient } from '../../../widgets/client/gift/create-gift-client.ts';
import { StayContext } from '../../../widgets/components/stay-context.tsx';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import { createTranslate } from '../../../widgets/messages/translate.ts';
import { BoxMap } from '../../pages/box/box-map.tsx';
import { LOCALE_CHUNKS } from '../locale-chunks.ts';
import type { PageData } from '../page-data.ts';

/** The map of a box's stays over its page; closed it stays as it was left. [BOX-05] */
export async function boxMap({ locale, origin, partner, prefix = '', tiles, boxStays }: PageData) {
  const { default: messages } = await LOCALE_CHUNKS[locale]();
  const options = {
    api: `${origin}/api`,
    locale,
    ...(partner !== undefined && { minisite: partner }),
  };
  const client = { ...createGiftClient(options), ...createResultsClient(options) };
  const stay = {
    locale,
    t: createTranslate(locale, messages),
    now: Date.now,
    assetBase: origin,
  };
  const root = document.body.appendChild(document.createElement('div'));
  const show = (open: boolean, filters?: SearchCriteria): void => {
    const element = (
      <StayContext.Provider value={stay}>
        <BoxMap
          client={client}
          code={boxStays?.code ?? ''}
          open={open}
          onClose={() => show(false, filters)}
          {...(filters && { filters })}
          productUrl={boxStays?.productUrl ?? prefix}
          {...(boxStays?.gift && { gift: boxStays.gift })}
          // The map says itself what it could not have: that is no error of the page. [API-28]
          // oxlint-disable-next-line no-console -- a failed call is written down, and no more
          onError={(error) => console.warn(error)}
          {...(tiles && { tiles })}
        />
      </StayContext.Provider>
    );
    render(element as unknown as ComponentChild, root);
  };
  return { show };
}
