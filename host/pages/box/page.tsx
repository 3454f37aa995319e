import { phoneHoursText } from '../../../widgets/core/contact/help-hours.ts';
import type { BoxDetail } from '../../../widgets/client/gift/box-detail.ts';
import { formatOfBox } from '../../../widgets/core/gift/box-code.ts';
import { includedLines } from '../../../widgets/core/gift/box.ts';
import type { ShippingCosts } from '../../../widgets/core/gift/shipping.ts';
import { marketPhone } from '../../../widgets/core/market/market-phone.ts';
import type { OfferCard } from '../../../widgets/core/offer/offer-card.ts';
import { emptyCriteria } from '../../../widgets/core/search/empty-criteria.ts';
import type { Page, PageRequest } from '../../render/page.ts';
import { BlockPicture } from '../blocks/block-parts.tsx';
import { BoxPriceLine } from '../gift/box-price.tsx';
import { GiftLogin } from '../gift/gift-login.tsx';
import { Steps } from '../gift/gift.styles.ts';
import { notFoundPage } from '../not-found/page.tsx';
import * as S from '../page.styles.ts';
import { StayTile } from '../stay-tile.tsx';
import { BoxFormats } from './box-formats.tsx';
import { FreeDelivery, postageOf } from './free-delivery.tsx';
import { GiveBox } from './give-box.tsx';

/** Most pictures on a page. */
const PICTURES = 4;

const STEPS = ['gift.step1', 'gift.step2', 'gift.step3', 'gift.step4'] as const;

/** A gift box: what is in it, what it costs, how it is given, and the stays that it is for. [BOX-01] */
export async function boxPage(request: PageRequest): Promise<Page> {
  const {
    address: { code },
    gifts,
  } = request;
  if (code === undefined) return notFoundPage(request);
  const [{ box, hasPhysical }, costs, stays] = await Promise.all([
    gifts.boxFormats(code),
    gifts.shippingCosts('box'),
    // Without its stays a box is still a box. [BOX-09]
    gifts.boxOffers(code, 0).catch(() => ({ offers: [], totalCount: 0 })),
  ]);
  if (!box) return notFoundPage(request);
  const { pageModel, price, title, images } = box;
  return {
    status: 200,
    styles: 'page',
    data: {},
    item: { id: box.code, label: title, price: price.sellPrice, flow: 'gifting' },
    head: {
      title: `${pageModel.pageTitle} | Staykit`,
      ...(pageModel.metaDescription !== undefined && { description: pageModel.metaDescription }),
      robots: pageModel.metaRobots,
      ...(pageModel.canonicalUrl !== undefined && { canonical: pageModel.canonicalUrl }),
      ...(images.main !== undefined && { image: images.main }),
    },
    body: <BoxBody {...{ request, box, hasPhysical, costs }} stays={stays.offers} total={stays.totalCount} />,
  };
}

interface BoxBodyProps {
  request: PageRequest;
  box: BoxDetail;
  hasPhysical: boolean;
  /** What sending it costs; nothing where nobody knows. */
  costs: ShippingCosts | undefined;
  /** The first stays of the box, and how many it has. [BOX-06] */
  stays: readonly OfferCard[];
  total: number;
}

function BoxBody({ request, box, hasPhysical, costs, stays, total }: BoxBodyProps) {
  const { t, locale, productUrl, apiOrigin } = request;
  const { code, title, slug, description, images, price } = box;
  const phone = marketPhone(locale);
  return (
    <S.Wrap>
      <S.DetailText>
        <S.PageTop>
          <h1>{title}</h1>
          <p data-muted="">{description}</p>
        </S.PageTop>
      </S.DetailText>
      <S.Detail>
        <S.Gallery>
          {(images.catalog ?? [])
            .slice(0, PICTURES)
            .flatMap(({ small, large, title: alt = '' }, index) =>
              large === undefined ? (
                []
              ) : (
                <BlockPicture
                  key={large}
                  request={request}
                  images={{ large: index === 0 ? large : (small ?? large), small: small ?? large, alt }}
                  eager={index === 0}
                />
              ),
            )}
        </S.Gallery>
        <S.PriceBox>
          <div data-price="">
            <BoxPriceLine {...{ price, locale, t }} />
          </div>
          <GiveBox request={request} box={box} />
          <FreeDelivery t={t} {...(costs && { amount: postageOf(costs, locale) })} />
          <h2>{t('gift.formats')}</h2>
          <BoxFormats {...{ request, code, slug, hasPhysical }} format={formatOfBox(code)} />
          <h2>{t('gift.byPhone')}</h2>
          <p>{t('gift.byPhoneText', { reference: code })}</p>
          <p>{phoneHoursText(locale, t)}</p>
          <S.MainLink href={phone.href}>{phone.text}</S.MainLink>
          <GiftLogin request={request} />
        </S.PriceBox>
        <S.DetailText>
          <h2>{t('gift.included')}</h2>
          <ul>
            {includedLines(box.includedContent).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <h2>{t('gift.howTitle')}</h2>
          <Steps>
            {STEPS.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </Steps>
        </S.DetailText>
      </S.Detail>
      {stays.length > 0 && (
        <S.Section aria-labelledby="stays">
          <S.SectionHead>
            <h2 id="stays">{t('gift.stays', { count: total })}</h2>
          </S.SectionHead>
          <S.Tiles {...(stays.length % 4 === 0 && { 'data-count': 4 })}>
            {stays.map((offer) => (
              <li key={offer.id}>
                <StayTile
                  offer={offer}
                  criteria={emptyCriteria('gifting')}
                  {...{ locale, t, productUrl, apiOrigin }}
                />
              </li>
            ))}
          </S.Tiles>
        </S.Section>
      )}
    </S.Wrap>
  );
}
