import { shopForPage, withShop } from '@staykit/core/market/shop.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import type { SitePage } from '../../../registry/islands.ts';
import * as S from '../../layout/page.styles.ts';
import { REST_ID, type RestData } from './rest-data.ts';
import { Waiting } from './rest.styles.ts';

/**
 * The shell of an export: one page for all addresses that are not printed, such as stays. Its script makes the page of the
 * address from the API of the shop; without a script it leads to the shop, below the partner's address.
 */
export function restPage(
  request: Pick<PageRequest, 'activitySearch' | 'apiOrigin' | 'locale' | 't' | 'tiles'>,
  { minisiteId, minisiteUrl, minisiteLocale, partnerName, slug, features, offerTerms, seo }: Partner,
  { base, exported }: Pick<RestData, 'base' | 'exported'>,
): SitePage {
  const { t, apiOrigin, locale, activitySearch, tiles } = request;
  const data: RestData = {
    locale,
    partner: {
      minisiteId,
      minisiteUrl,
      minisiteLocale,
      slug,
      features,
      ...(partnerName !== undefined && { partnerName }),
      ...(offerTerms && { offerTerms }),
      ownStays: seo?.stays === 'own',
    },
    shop: shopForPage(locale),
    origin: apiOrigin,
    base,
    exported,
    activitySearch,
    ...(tiles && { tiles }),
  };
  return {
    status: 200,
    isShell: true,
    // What it shows is known once it is filled, and kept by search engines at the shop.
    head: { title: withShop(t('minisite.title')), robots: 'noindex, follow' },
    styles: 'page',
    body: (
      <Waiting id={REST_ID} data-rest={JSON.stringify(data)} aria-busy="true">
        <noscript>
          <S.Wrap>
            <S.Prose>
              <h1>{t('host.needsScriptTitle')}</h1>
              <p>{t('host.needsScriptText')}</p>
              <S.MainLink href={`${apiOrigin}/${minisiteUrl}`}>{t('host.needsScriptLink')}</S.MainLink>
            </S.Prose>
          </S.Wrap>
        </noscript>
      </Waiting>
    ),
  };
}
