import { withShop } from '@staykit/core/market/shop.ts';
import { BOXES_ERROR_KEY } from '@staykit/client/gift/boxes.ts';
import type { Box } from '@staykit/core/gift/box/box.ts';
import { boxCodeFor } from '@staykit/core/gift/box/box-code.ts';
import { validityMonths } from '@staykit/core/gift/voucher-validity.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import type { SitePage } from '../../../registry/islands.ts';
import { addressOf } from '../../../framework/request/address-of.ts';
import { BlockPicture } from '../../blocks/block-parts.tsx';
import { BoxPriceLine } from '../../../shell/gift/box-price.tsx';
import { GiftLogin } from '../../gift/gift-login.tsx';
import { Boxes } from '../../gift/gift.styles.ts';
import * as S from '../../layout/page.styles.ts';
import { LinkColumns, ListingTexts } from './listing-texts.tsx';

/** All digital boxes of the market with what the locale says around them; in plain words where they cannot be had. [BOXLIST-01] [PERROR-08] */
export async function boxListingPage(
  request: Pick<
    PageRequest,
    | 'activitySearch'
    | 'address'
    | 'apiOrigin'
    | 'content'
    | 'gifts'
    | 'instant'
    | 'locale'
    | 'productUrl'
    | 't'
  >,
): Promise<SitePage> {
  const { t, locale } = request;
  const months = validityMonths('gift', { page: 'box', market: marketOf(locale) });
  const description = t('gift.listDescription', { months });
  const [boxes, around] = await Promise.all([request.gifts.boxes(), request.content.boxListing()]);
  return {
    status: boxes.ok ? 200 : 500,
    styles: 'page',
    head: {
      title: withShop(around?.seo.title ?? t('gift.listTitle')),
      description: around?.seo.description ?? description,
      ...(!boxes.ok && { robots: 'noindex, follow' }),
    },
    body: (
      <S.Wrap>
        <S.DetailText>
          <S.PageTop>
            <h1>{t('gift.listTitle')}</h1>
            <p data-muted="">{description}</p>
          </S.PageTop>
        </S.DetailText>
        {boxes.ok ? (
          <Boxes>
            {boxes.value.map((box) => (
              <li key={box.id}>
                <BoxTile request={request} box={box} />
              </li>
            ))}
          </Boxes>
        ) : (
          <p role="alert">{t(BOXES_ERROR_KEY)}</p>
        )}
        <GiftLogin request={request} />
        {boxes.ok && around && <ListingTexts texts={around.texts} />}
        {boxes.ok && around && <LinkColumns groups={around.groups} request={request} />}
      </S.Wrap>
    ),
  };
}

/** One box of the list. [BOXLIST-03] */
function BoxTile({
  request,
  box,
}: {
  request: Pick<
    PageRequest,
    'activitySearch' | 'address' | 'apiOrigin' | 'instant' | 'locale' | 'productUrl' | 't'
  >;
  box: Box;
}) {
  const { t, locale } = request;
  const { id, title, slug, imageUrl, included, sellPrice, referencePrice } = box;
  const price = { sellPrice, ...(referencePrice !== undefined && { referencePrice }) };
  return (
    <S.Tile data-offer={id} data-cents={sellPrice}>
      {imageUrl && <BlockPicture request={request} images={{ large: imageUrl, small: imageUrl, alt: '' }} />}
      <div>
        <h2>
          <a href={addressOf(`/box/${slug ?? 'box'}/${boxCodeFor('digital', id)}`, request)}>{title}</a>
        </h2>
        <ul>
          {included.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p data-price="">
          <BoxPriceLine {...{ price, locale, t }} />
        </p>
      </div>
    </S.Tile>
  );
}
