import { criteriaToQuery } from '../../../widgets/core/search/address-hash.ts';
import { emptyCriteria } from '../../../widgets/core/search/empty-criteria.ts';
import type { SearchFlow } from '../../../widgets/core/search/flow.ts';
import { THEMATICS, type ThematicKey } from '../../../widgets/core/search/thematics.ts';
import { themeIcon } from '../../../widgets/components/theme-picker/theme-icon.ts';
import { iconGift } from '../../../widgets/primitives/icon/icons.ts';
import { Icon } from '../../../widgets/primitives/icon/icon.tsx';
import type { PageRequest } from '../../render/page.ts';
import { toggleHref } from '../../routing/flow-toggle.ts';
import { inside } from '../../routing/inside.ts';
import * as S from '../page.styles.ts';
import { StayTile } from '../stay-tile.tsx';
import type { HomeData } from './load.ts';
import { PlaceChoices } from './place-choices.tsx';

interface HomeBlocksProps {
  request: PageRequest;
  data: HomeData;
  flow: SearchFlow;
  /** Heading of the row of stays. */
  picksTitle: string;
}

/** What stands below the search of a first page: stays, themes, places, the idea of a gift, what to count on. */
export function HomeBlocks({ request, data, flow, picksTitle }: HomeBlocksProps) {
  const {
    t,
    locale,
    productUrl,
    apiOrigin,
    address: { prefix },
  } = request;
  const criteria = emptyCriteria(flow);
  const searchHref = (query: string) => `${inside(prefix, '/search')}${query === '' ? '' : `?${query}`}`;
  return (
    <S.Wrap>
      {data.picks.length > 0 && (
        <S.Section>
          <S.SectionHead>
            <h2>{picksTitle}</h2>
            <a href={searchHref(flow === 'booking' ? '' : criteriaToQuery(criteria, locale))}>
              {t('home.seeAll')}
            </a>
          </S.SectionHead>
          <S.Tiles data-row="">
            {data.picks.map((offer) => (
              <li key={offer.id}>
                <StayTile {...{ offer, criteria, locale, t, productUrl, apiOrigin }} />
              </li>
            ))}
          </S.Tiles>
        </S.Section>
      )}
      <S.Section>
        <S.SectionHead>
          <h2>{t('home.themes')}</h2>
        </S.SectionHead>
        <S.Choices>
          {(Object.keys(THEMATICS) as ThematicKey[]).map((key) => (
            <li key={key}>
              <a href={searchHref(criteriaToQuery({ ...criteria, theme: THEMATICS[key] }, locale))}>
                <Icon of={themeIcon(THEMATICS[key])} />
                {t(`theme.${key}`)}
              </a>
            </li>
          ))}
        </S.Choices>
      </S.Section>
      <PlaceChoices request={request} places={data.places} flow={flow} />
      {flow !== 'gifting' && (
        <S.GiftBand>
          <div>
            <h2>{t('home.giftTitle')}</h2>
            <p>{t('home.giftText')}</p>
          </div>
          <a href={toggleHref(locale, 'gifting', prefix)}>
            <Icon of={iconGift} />
            {t('home.giftLink')}
          </a>
        </S.GiftBand>
      )}
      <S.Section>
        <S.SectionHead>
          <h2>{t('home.facts')}</h2>
        </S.SectionHead>
        <S.Facts>
          {(['total', 'cancel', 'people'] as const).map((fact) => (
            <div key={fact}>
              <dt>{t(`home.fact.${fact}`)}</dt>
              <dd>{t(`home.fact.${fact}Text`)}</dd>
            </div>
          ))}
        </S.Facts>
      </S.Section>
    </S.Wrap>
  );
}
