import type { ReactNode } from 'react';
import { BOX_PAGE_SIZE } from '../../../widgets/client/gift/boxes.ts';
import type { GiftOfferPage } from '../../../widgets/client/gift/gift-offers.ts';
import type { MessageKey } from '../../../widgets/messages/translate.ts';
import { DEFAULT_PAX } from '../../../widgets/core/pax/pax.ts';
import { formatAmount } from '../../../widgets/core/price/money.ts';
import { boxStaysIsland } from '../../render/box-stays-island.tsx';
import type { Page, PageRequest } from '../../render/page.ts';
import { inside } from '../../routing/inside.ts';
import type { BoxStaysData } from '../box/box-stays-data.ts';
import { redeemCriteria } from './gift-ways.ts';
import { GiftLinePlace } from '../gift/gift-line-place.tsx';
import { failedPage } from '../failed-page.tsx';
import { Island, islandPage } from '../island.tsx';
import { notFoundPage } from '../not-found/page.tsx';
import * as S from '../page.styles.ts';
import { CoversBox, QuietLink } from './gift-stays.styles.ts';

/** The search that a list of stays begins with, for as many as a gift is for. */
const FIRST = { criteria: redeemCriteria(DEFAULT_PAX.adult), limit: BOX_PAGE_SIZE };

/** Without its first stays a page still says what the gift covers; the browser asks for them again. */
const printable = (first: GiftOfferPage) => (first.failed ? {} : { first });

/**
 * The stays of a box for whoever was given it: each leads to the choice of its dates, and beyond what the box covers only
 * the difference is paid. The address names the box, which every visitor knows, and never its code. [FLOW-07] [PAPI-19]
 */
export async function giftStaysPage(request: PageRequest, boxCode: string): Promise<Page> {
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

/** The stays that are given as vouchers, for whoever holds one and wants another than its own. [PAPI-20] [FLOW-07] */
export async function voucherStaysPage(request: PageRequest): Promise<Page> {
  const first = await request.gifts.voucherOffers(FIRST);
  return staysPage(request, { gift: { adults: DEFAULT_PAX.adult }, ...printable(first) });
}

function staysPage(request: PageRequest, list: Omit<BoxStaysData, 'productUrl'>, about?: ReactNode): Page {
  const { t, messages, instant, address, productUrl } = request;
  const stays: BoxStaysData = { ...list, productUrl };
  return {
    status: 200,
    head: { title: `${t('gift.chooseStay')} | Staykit`, robots: 'noindex, follow' },
    styles: 'page',
    data: { boxStays: stays },
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
          {boxStaysIsland(islandPage(request), stays, { messages, now: () => instant })}
        </Island>
      </S.Wrap>
    ),
  };
}
