import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import {
  iconAirport,
  iconExternalLink,
  iconLandmark,
  iconSea,
  iconSlopes,
  iconStation,
} from '@staykit/ui/primitives/icon/icons.ts';
import type { ReactElement } from 'react';
import { formatKm } from '@staykit/core/search/map/nearby/format-km.ts';
import { coordinatesOf, type HotelLocation } from '@staykit/core/offer/hotel.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { LaterPart } from '../../../framework/page.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import { HotelPlace } from '../../hotel/hotel-place.tsx';
import { Part } from '../details/part.styles.ts';
import { whereOf, type Where, type WhereKind } from './where-of.ts';
import { WherePicture } from './where-picture.tsx';
import * as S from './where.styles.ts';

const ICONS: Readonly<Record<WhereKind, string>> = {
  centre: iconLandmark,
  station: iconStation,
  sea: iconSea,
  slopes: iconSlopes,
  airport: iconAirport,
};

/** The way to a place on the map of OpenStreetMap: a plain link, which sends it nothing about the visitor. */
const directionsTo = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: `${lat},${lng}` })}`;

interface WherePartProps {
  /** Where it is alone: neither map nor distances are there yet. */
  where: Where | Pick<Where, 'at'> | undefined;
  hotel: { id: string; label: string; location: HotelLocation };
  criteria: SearchCriteria;
  request: Pick<PageRequest, 'address' | 'isInBrowser' | 'locale' | 't'>;
}

/**
 * Where a hotel is, for its page. A page that is made in a browser has the part without its map and distances, which take
 * 200 kB, and gets it whole later.
 */
export async function loadWhere(
  props: Omit<WherePartProps, 'where'>,
): Promise<{ where: ReactElement; later?: LaterPart }> {
  const { location } = props.hotel;
  const { isInBrowser, locale } = props.request;
  const part = async () => <WherePart {...props} where={await whereOf(location, locale)} />;
  if (!isInBrowser) return { where: await part() };
  const at = coordinatesOf(location);
  return {
    where: <WherePart {...props} where={at && { at }} />,
    ...(at && { later: { id: 'where', part } }),
  };
}

/** Where a hotel is: a picture of the map that opens it, the address, and how far what visitors ask for is. */
function WherePart({ where, hotel, criteria, request }: WherePartProps) {
  if (!where) return null;
  const { t, locale, address } = request;
  const { location } = hotel;
  const drawn = 'base' in where ? where : undefined;
  const town = [location.zipCode, location.label].filter(Boolean).join(' ');
  const lines = [hotel.label, location.address, town].filter(Boolean);
  return (
    <Part id="where" aria-labelledby="where-title">
      <h2 id="where-title">{t('where.title')}</h2>
      <S.Sides>
        <S.Columns>
          <S.Frame>
            {drawn && <WherePicture where={drawn} locale={locale} />}
            <HotelPlace
              hotelId={hotel.id}
              location={location}
              prefix={address.prefix}
              action={t('map.see')}
              {...{ criteria, locale, t }}
            />
          </S.Frame>
          <div>
            <address>
              {lines.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </address>
            <S.Directions
              href={directionsTo(where.at)}
              target="_blank"
              rel="noopener noreferrer"
              referrerPolicy="no-referrer"
            >
              <Icon of={iconExternalLink} />
              {t('where.directions')}
            </S.Directions>
            {drawn && drawn.distances.length > 0 && (
              <>
                <S.Distances aria-label={t('where.distances')}>
                  {drawn.distances.map(({ kind, name, km }) => (
                    <li key={kind}>
                      <Icon of={ICONS[kind]} />
                      <span>
                        {t(`where.${kind}`)}
                        {name !== undefined && <small>{name}</small>}
                      </span>
                      <b>
                        {kind === 'sea'
                          ? t('where.about', { distance: formatKm(km, locale) })
                          : formatKm(km, locale)}
                      </b>
                    </li>
                  ))}
                </S.Distances>
                <p data-muted="">{t('where.note')}</p>
              </>
            )}
          </div>
        </S.Columns>
      </S.Sides>
    </Part>
  );
}
