import { withShop } from '@staykit/core/market/shop.ts';
import type { ReactNode } from 'react';
import { BOX_PAGE_SIZE } from '@staykit/client/gift/boxes.ts';
import type { GiftOfferPage } from '@staykit/client/gift/gift-offers.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { BoxStays } from '../box/box-stays.tsx';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { inside } from '@staykit/routing/inside.ts';
import type { BoxStaysData } from '../box/box-stays-data.ts';
import { redeemCriteria } from './gift-ways.ts';
import { GiftLinePlace } from '../gift/gift-line-place.tsx';
import { failedPage } from '../errors/failed-page.tsx';
import { Island } from '../../registry/island.tsx';
import { serverStay } from '../../framework/island-page.ts';
import { notFoundPage } from '../errors/not-found/page.tsx';
import * as S from '../layout/page.styles.ts';
import { CoversBox, QuietLink } from './gift-stays.styles.ts';

/** The search that a list of stays begins with, for as many as a gift is for. */
const FIRST = { criteria: redeemCriteria(DEFAULT_PAX.adult), limit: BOX_PAGE_SIZE };

/** Without its first stays a page still says what the gift covers; the browser asks for them again. */
const printable = (first: GiftOfferPage) => (first.failed ? {} : { first });

/**
 * The stays of a box for its recipient: each leads to the choice of its dates, and beyond what the box covers only
 * the difference is paid. The address names the box, which every visitor knows, and never its code. [FLOW-07] [PAPI-19]
 */
export async function giftStaysPage(
  request: Pick<
    PageRequest,
    | 'activitySearch'
    | 'address'
    | 'apiOrigin'
    | 'client'
    | 'content'
    | 'gifts'
    | 'instant'
    | 'locale'
    | 'messages'
    | 'productUrl'
    | 't'
    | 'tiles'
    | 'visit'
  >,
  boxCode: string,
): Promise<SitePage> {
  const { t, locale, gifts } = request;
  const [page, first] = await Promise.all([
    gifts.boxPage(boxCode),
    gifts.giftBoxOffers('beneficiary', boxCode, FIRST),
  ]);
  if (page.show === 'notFound') return notFoundPage(request);
  if (page.show === 'error') return failedPage(request, page.messageKey as MessageKey);
  const { code, title, description, value } = page.box;
  return staysPage(
    request,
    { code, gift: { amount: value, adults: DEFAULT_PAX.adult }, ...printable(first) },
    <>
      <p data-muted="">
        {title}
        {' · '}
        {description}
      </p>
      {/* Said above once a gift goes along, by what its code is worth. */}
      <CoversBox>{t('gift.covers.box', { amount: formatAmount(value, locale) })}</CoversBox>
    </>,
  );
}

/** The stays that are given as vouchers, for holders who want another than its own. [PAPI-20] [FLOW-07] */
export async function voucherStaysPage(
  request: Pick<PageRequest, 'address' | 'apiOrigin' | 'gifts' | 'instant' | 'locale' | 'productUrl' | 't'>,
): Promise<SitePage> {
  const first = await request.gifts.voucherOffers(FIRST);
  return staysPage(request, { gift: { adults: DEFAULT_PAX.adult }, ...printable(first) });
}

function staysPage(
  request: Pick<PageRequest, 'address' | 'apiOrigin' | 'instant' | 'locale' | 'productUrl' | 't'>,
  list: Omit<BoxStaysData, 'productUrl'>,
  about?: ReactNode,
): SitePage {
  const { t, address, productUrl } = request;
  const stays: BoxStaysData = { ...list, productUrl };
  return {
    status: 200,
    head: { title: withShop(t('gift.chooseStay')), robots: 'noindex, follow' },
    styles: 'page',
    islands: { 'box-stays': stays },
    body: (
      <S.Wrap>
        <GiftLinePlace />
        <S.PageTop>
          <h1>{t('gift.chooseStay')}</h1>
          {about}
          <p>
            {t('gift.onlyDifference')}{' '}
            <QuietLink href={inside(address.prefix, '/search')}>{t('gift.chooseOther')}</QuietLink>
          </p>
        </S.PageTop>
        <Island name="box-stays">
          <BoxStays data={stays} stay={serverStay(request)} />
        </Island>
      </S.Wrap>
    ),
  };
}
