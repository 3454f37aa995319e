import { criteriaToQuery } from '../../../widgets/core/search/address-hash.ts';
import { emptyCriteria } from '../../../widgets/core/search/empty-criteria.ts';
import type { SearchFlow } from '../../../widgets/core/search/flow.ts';
import type { Suggestion } from '../../../widgets/core/search/location.ts';
import { iconCity, iconMapPin, iconMountain, iconSea } from '../../../widgets/primitives/icon/icons.ts';
import { Icon } from '../../../widgets/primitives/icon/icon.tsx';
import type { PageRequest } from '../../render/page.ts';
import { inside } from '../../routing/inside.ts';
import * as S from '../page.styles.ts';

const PLACE_ICONS: Record<string, string> = { city: iconCity, resort: iconMountain, region: iconSea };

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
