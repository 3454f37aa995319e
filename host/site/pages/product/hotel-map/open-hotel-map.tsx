import { renderInto } from '../../../framework/browser/render-into.ts';
import { createResultsClient } from '@staykit/client/create-results-client.ts';
import { criteriaToAddress, readCriteria } from '@staykit/core/search/address/address-hash.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { without } from '@staykit/core/search/without.ts';
import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { LOCALE_CHUNKS } from '../../../framework/browser/locale-chunks.ts';
import type { VisitData } from '../../../framework/request/visit-data.ts';
import { apiOptions } from '../../../framework/request/api-options.ts';
import { tellThrown } from '../../../framework/browser/tell-failure.ts';

/** Opens the map; made with the first press on the label of the place, and kept from then on. */
let show: Promise<(open: boolean) => void> | undefined;

async function prepare(link: HTMLElement, data: VisitData): Promise<(open: boolean) => void> {
  const { locale, origin, page, prefix = '', tiles } = data;
  // The page has no style file for the map.
  adoptLaterStyles(document);
  const [{ GridMap }, { default: messages }] = await Promise.all([
    import('@staykit/widgets/results-grid/map/grid-map.tsx'),
    LOCALE_CHUNKS[locale](),
  ]);
  const [lat = 0, lng = 0] = (link.dataset['hotelMap'] ?? '').split(',').map(Number);
  const hotelId = link.dataset['hotel'] ?? '';
  const calls = createResultsClient(apiOptions(data));
  // The house stands where it stands, whether it has a room on the chosen days or not.
  const packages: typeof calls.packages = ({ criteria, ...request }, call) =>
    calls.packages({ ...request, criteria: without(criteria, 'checkin', 'checkout', 'night') }, call);
  const client = { ...calls, packages };
  const stay = { locale, t: createTranslate(locale, messages), now: Date.now, assetBase: origin };
  const place = { lat, lng };
  const search = (criteria: SearchCriteria) => {
    const { search: query, hash } = criteriaToAddress(criteria, locale);
    location.assign(`${origin}${prefix}/search?${query}#${hash}`);
  };
  const root = document.body.appendChild(document.createElement('div'));
  const draw = (open: boolean): void => {
    // What is chosen now, in the booking box too: no server saw the hash.
    const { hash: chosen, search: asked } = location;
    const address = { hash: chosen.slice(1), search: asked.slice(1) };
    const found = readCriteria(address, localNow(Date.now(), locale));
    // Rooms are sold by the night and in stays: a hotel has both.
    const criteria = { ...found, hotelId, flow: page === 'hotel' ? ('booking' as const) : found.flow };
    const element = (
      <StayContext.Provider value={stay}>
        <GridMap
          client={client}
          criteria={criteria}
          open={open}
          onClose={() => draw(false)}
          place={place}
          productUrl={origin + prefix}
          onSearch={search}
          onError={tellThrown}
          {...(tiles && { tiles })}
        />
      </StayContext.Provider>
    );
    renderInto(root, element);
  };
  return draw;
}

/** The map modal at one hotel, with zoom 14. Where it cannot be had, the link leads to the stays around. [MAP-13] */
export async function openHotelMap(link: HTMLAnchorElement, data: VisitData): Promise<void> {
  try {
    const draw = await (show ??= prepare(link, data));
    draw(true);
  } catch {
    show = undefined;
    location.assign(link.href);
  }
}
