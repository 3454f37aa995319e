import { withShop } from '@staykit/core/market/shop.ts';
import { phoneHoursText } from '@staykit/core/contact/help-hours.ts';
import type { BoxDetail } from '@staykit/client/gift/box-detail.ts';
import { formatOfBox } from '@staykit/core/gift/box/box-code.ts';
import { includedLines } from '@staykit/core/gift/box/box.ts';
import type { ShippingCosts } from '@staykit/core/gift/sending/shipping.ts';
import { marketPhone } from '@staykit/core/market/market-phone.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { BoxStays } from './box-stays.tsx';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { failedPage } from '../errors/failed-page.tsx';
import { BoxPriceLine } from '../../shell/gift/box-price.tsx';
import { GiftLogin } from '../gift/gift-login.tsx';
import { Steps } from '../gift/gift.styles.ts';
import { notFoundPage } from '../errors/not-found/page.tsx';
import { Island } from '../../registry/island.tsx';
import { serverStay } from '../../framework/island-page.ts';
import * as S from '../layout/page.styles.ts';
import { ProductTrail } from '../product/product-top.tsx';
import { ByPhone } from './box.styles.ts';
import { BoxGallery } from './box-gallery.tsx';
import { boxData } from './seo.ts';
import type { BoxStaysData } from './box-stays-data.ts';
import { BoxFormats } from './box-formats.tsx';
import { FreeDelivery, postageOf } from './free-delivery.tsx';
import { GiveBox } from './give-box.tsx';

const STEPS = ['gift.step1', 'gift.step2', 'gift.step3', 'gift.step4'] as const;

/** A gift box: what is in it, what it costs, how it is given, and the stays that it is for. [BOX-01] */
export async function boxPage(
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
    | 'origin'
    | 'path'
    | 'productUrl'
    | 't'
    | 'tiles'
    | 'visit'
  >,
): Promise<SitePage> {
  const {
    address: { code },
    gifts,
  } = request;
  if (code === undefined) return notFoundPage(request);
  const [page, costs, first] = await Promise.all([
    gifts.boxPage(code),
    gifts.shippingCosts('box'),
    // Without its stays a box is still a box; the browser asks for them again. [BOX-09]
    gifts.boxOffers(code, 0).catch(() => undefined),
  ]);
  if (page.show === 'notFound') return notFoundPage(request);
  if (page.show === 'error') return failedPage(request, page.messageKey as MessageKey);
  const { box, hasPhysical } = page;
  const stays = { code: box.code, productUrl: request.productUrl, ...(first && { first }) };
  const { pageModel, price, title, images } = box;
  return {
    status: 200,
    styles: 'page',
    islands: { 'box-stays': stays },
    item: { id: box.code, label: title, price: price.sellPrice, flow: 'gifting' },
    head: {
      title: withShop(pageModel.pageTitle),
      ...(pageModel.metaDescription !== undefined && { description: pageModel.metaDescription }),
      robots: pageModel.metaRobots,
      ...(pageModel.canonicalUrl !== undefined && { canonical: pageModel.canonicalUrl }),
      ...(pageModel.alternateUrls && { alternates: pageModel.alternateUrls }),
      ...(images.main !== undefined && { image: images.main }),
      jsonLd: [boxData(box, request)],
    },
    body: <BoxBody {...{ request, box, hasPhysical, costs, stays }} />,
  };
}

interface BoxBodyProps {
  request: Pick<
    PageRequest,
    'activitySearch' | 'address' | 'apiOrigin' | 'instant' | 'locale' | 'productUrl' | 't' | 'visit'
  >;
  box: BoxDetail;
  hasPhysical: boolean;
  /** What sending it costs; nothing if unknown. */
  costs: ShippingCosts | undefined;
  /** What the list of its stays starts with. [BOX-06] */
  stays: BoxStaysData;
}

function BoxBody({ request, box, hasPhysical, costs, stays }: BoxBodyProps) {
  const { t, locale } = request;
  const { code, title, slug, description, price } = box;
  const phone = marketPhone(locale);
  return (
    <S.Wrap>
      <ProductTrail
        offer={{ breadcrumb: [{ label: t('gift.boxes'), uri: '/boxes' }, { label: title }] }}
        request={request}
      />
      <S.DetailText>
        <S.PageTop>
          <h1>{title}</h1>
          <p data-muted="">{description}</p>
        </S.PageTop>
      </S.DetailText>
      <S.Detail>
        <BoxGallery request={request} box={box} />
        <S.PriceBox>
          <div data-price="">
            <BoxPriceLine {...{ price, locale, t }} />
          </div>
          <GiveBox request={request} box={box} />
          <FreeDelivery t={t} {...(costs && { amount: postageOf(costs, locale) })} />
          <h2>{t('gift.byPhone')}</h2>
          <p>{t('gift.byPhoneText', { reference: code })}</p>
          <p>{phoneHoursText(locale, t)}</p>
          <ByPhone href={phone.href}>{phone.text}</ByPhone>
          <GiftLogin request={request} />
        </S.PriceBox>
        <S.DetailText>
          <h2>{t('gift.included')}</h2>
          <ul>
            {includedLines(box.includedContent).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <h2>{t('gift.formats')}</h2>
          <BoxFormats {...{ request, code, slug, hasPhysical }} format={formatOfBox(code)} />
          <h2>{t('gift.howTitle')}</h2>
          <Steps>
            {STEPS.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </Steps>
        </S.DetailText>
      </S.Detail>
      <Island name="box-stays">
        <BoxStays data={stays} stay={serverStay(request)} />
      </Island>
    </S.Wrap>
  );
}
