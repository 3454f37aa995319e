import { criteriaToQuery } from '@staykit/core/search/address/address-hash.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { Suggestion } from '@staykit/values/search/location.ts';
import { iconCity, iconMapPin, iconSea } from '@staykit/ui/primitives/icon/icons.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import type { PageRequest } from '../../framework/request/page-request.ts';
import { inside } from '@staykit/routing/inside.ts';
import * as S from '../layout/page.styles.ts';

/** A resort may lie by the sea or in the mountains: it has the sign of any place. */
const PLACE_ICONS: Record<string, string> = { city: iconCity, region: iconSea };

interface PlaceChoicesProps {
  request: Pick<PageRequest, 't' | 'locale' | 'address'>;
  places: readonly Suggestion[];
  flow: SearchFlow;
}

/** Places of this season, each leading to its stays; nothing where none is sold. */
export function PlaceChoices({
  request: {
    t,
    locale,
    address: { prefix },
  },
  places,
  flow,
}: PlaceChoicesProps) {
  if (places.length === 0) return null;
  const criteria = emptyCriteria(flow);
  return (
    <S.Section>
      <S.SectionHead>
        <h2>{t('home.destinations')}</h2>
      </S.SectionHead>
      <S.Choices>
        {places.map(
          ({ id, label, category, detail }) =>
            category !== 'hotel' && (
              <li key={`${category}-${id}`}>
                <a
                  href={`${inside(prefix, '/search')}?${criteriaToQuery({ ...criteria, location: { category, id } }, locale)}`}
                >
                  <Icon of={PLACE_ICONS[category] ?? iconMapPin} />
                  <span>
                    {label}
                    {detail !== undefined && (
                      <>
                        <br />
                        <small>{detail}</small>
                      </>
                    )}
                  </span>
                </a>
              </li>
            ),
        )}
      </S.Choices>
    </S.Section>
  );
}
