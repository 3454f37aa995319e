import type { MessageKey } from '../../../widgets/messages/translate.ts';
import { DEFAULT_PAX } from '../../../widgets/core/pax/pax.ts';
import { formatAmount } from '../../../widgets/core/price/money.ts';
import { boxStaysIsland } from '../../render/box-stays-island.tsx';
import type { Page, PageRequest } from '../../render/page.ts';
import { inside } from '../../routing/inside.ts';
import type { BoxStaysData } from '../box/box-stays-data.ts';
import { GiftLinePlace } from '../gift/gift-line-place.tsx';
import { failedPage } from '../failed-page.tsx';
import { Island, islandPage } from '../island.tsx';
import { notFoundPage } from '../not-found/page.tsx';
import * as S from '../page.styles.ts';
import { CoversBox, QuietLink } from './gift-stays.styles.ts';

/**
 * The stays of a box for whoever was given it: each leads to the choice of its dates, and beyond what the box covers only
 * the difference is paid. The address names the box, which every visitor knows, and never its code. [FLOW-07] [PAPI-23]
 */
export async function giftStaysPage(request: PageRequest, boxCode: string): Promise<Page> {
  const { t, locale, gifts, messages, instant, address } = request;
  const [page, first] = await Promise.all([
    gifts.boxPage(boxCode),
    // Without its first stays the page still says what the box covers; the browser asks for them again.
    gifts.boxOffers(boxCode, 0).catch(() => undefined),
  ]);
  if (page.show === 'notFound') return notFoundPage(request);
  if (page.show === 'error') return failedPage(request, page.messageKey as MessageKey);
  const { code, title, description, value } = page.box;
  const stays: BoxStaysData = {
    code,
    productUrl: request.productUrl,
    gift: { amount: value, adults: DEFAULT_PAX.adult },
    ...(first && { first }),
  };
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
          <p data-muted="">
            {title}
            {' · '}
            {description}
          </p>
          {/* Said above once a gift goes along, by what its code is worth. */}
          <CoversBox>{t('gift.covers.box', { amount: formatAmount(value, locale) })}</CoversBox>
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
